public import ValidationCore

extension ValidationError.Code {
  /// Consent is missing: the box is not ticked. No arguments.
  public static let presenceNotAccepted: Self = "presence.notAccepted"
  /// Something is consented to that must be declined. No arguments.
  public static let presenceNotDeclined: Self = "presence.notDeclined"
}

extension Validation where Value == Bool {
  /// The value is true and there, as for terms that must be agreed to. An absent value is no consent.
  ///
  /// Code: `presence.notAccepted`.
  public static var accepted: Validation {
    Validation(
      run: { value, findings in if !value { reportNotAccepted(&findings) } },
      runAbsent: { reportNotAccepted(&$0) }
    )
  }

  /// The value is false. An absent value passes, since a box that is not ticked sends nothing.
  ///
  /// Code: `presence.notDeclined`.
  public static var declined: Validation {
    Validation(run: { value, findings in
      if value { findings.report(ValidationError(code: .presenceNotDeclined)) }
    })
  }
}

extension Validation where Value == String {
  /// The text is one that forms send for yes: `on` (the value of an HTML checkbox that names none), `true`, `yes` or
  /// `1`, letter by letter. An absent value is no consent, since a box that is not ticked sends nothing (HTML
  /// Standard, "Constructing the entry list").
  ///
  /// Code: `presence.notAccepted`.
  public static var accepted: Validation {
    Validation(
      ListedTextRule(texts: ["on", "true", "yes", "1"], code: .presenceNotAccepted),
      runAbsent: { reportNotAccepted(&$0) }
    )
  }

  /// The text is one that forms send for no: `off`, `false`, `no` or `0`, letter by letter. An absent value passes;
  /// for an answer that must be given, add ``required``.
  ///
  /// Code: `presence.notDeclined`.
  public static var declined: Validation {
    Validation(ListedTextRule(texts: ["off", "false", "no", "0"], code: .presenceNotDeclined))
  }
}

/// Reports that nobody consented.
private func reportNotAccepted(_ findings: inout Findings) {
  findings.report(ValidationError(code: .presenceNotAccepted))
}

/// Takes a few texts, compared by code point.
struct ListedTextRule: TextRule {
  let texts: [StaticString]
  let code: ValidationError.Code

  func check(_ text: inout TextView, _ findings: inout Findings) {
    for listed in texts where listed.withUTF8Buffer({ $0.elementsEqual(text.utf8) }) { return }
    findings.report(ValidationError(code: code))
  }
}
