public import ValidationCore

extension ValidationError.Code {
  /// The UUID is of a version, or of a variant, that is not accepted. Arguments: `allowed` (the versions), `actual`.
  /// The range is the digits that tell them.
  public static let uuidVersion: Self = "uuid.version"
}

extension Rules {
  static let uuid = RuleOf(
    .uuid,
    samples: [
      RuleSample(
        ["versions": [4], "nil": true],
        valid: ["00000000-0000-0000-0000-000000000000"],
        invalid: ["2eb8aa08-aa98-11ea-b4aa-73b441d16380": .uuidVersion])
    ],
    takes: .counts("versions", shorthand: true), .flag("nil"), .flag("max")
  ) { (versions: [Int]?, takesNil: Bool?, takesMax: Bool?) throws(ImpossibleRule) -> IdentifierFormat in
    guard let versions else {
      if let name = takesNil != nil ? "nil" : takesMax != nil ? "max" : nil {
        throw ImpossibleRule(
          at: name, "\"\(name)\" requires \"versions\"", expected: "the versions that it extends")
      }
      return .uuid
    }
    if versions.isEmpty {
      throw ImpossibleRule(at: "versions", "no version is accepted", expected: "at least one version")
    }
    for (index, version) in versions.enumerated() where !(1...8 ~= version) {
      throw ImpossibleRule(
        at: "versions", element: index, "UUIDs do not have a version \(version)", expected: "1 to 8")
    }
    let check = IdentifierCheck.uuidVersion(
      Set(versions).sorted(), takesNil: takesNil ?? false, takesMax: takesMax ?? false)
    return IdentifierFormat.uuid.with(IdentifierFormat.uuidVariant(checks: [check]))
  }
}

extension Validation where Value == String {
  /// The text is a UUID of any version. See ``uuid(versions:nil:max:file:line:)``.
  public static var uuid: Validation { Rules.uuid(nil, nil, nil) }

  /// The text is a UUID of one of some versions: RFC 9562, section 4.
  ///
  /// 32 hexadecimal digits of either case with hyphens after the 8th, 12th, 16th and 20th; no braces and no `urn:uuid:`.
  /// The digit of the version must be one of those asked, and the variant that of the RFC; ``uuid`` asks for neither.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping` (hyphens at other
  /// places; the suggestion has them at the right ones), `uuid.version`.
  ///
  /// - Parameters:
  ///   - versions: The accepted versions, from 1 to 8; one or more.
  ///   - isNilTaken: Whether the nil UUID, all zeros, is accepted.
  ///   - isMaxTaken: Whether the max UUID, all ones, is accepted.
  ///   - file: The file that the program names when it stops for an impossible rule.
  ///   - line: The line in that file.
  public static func uuid(
    versions: [Int],
    nil isNilTaken: Bool = false,
    max isMaxTaken: Bool = false,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    Rules.uuid(versions, isNilTaken ? true : nil, isMaxTaken ? true : nil, file: file, line: line)
  }
}

extension IdentifierFormat {
  package static let uuid = IdentifierFormat(
    name: "uuid",
    summary: "The text is a UUID, of any version or of those named.",
    authority: "RFC 9562",
    structure: .fixed(uuidVariant()),
    letterCase: .either,
    ownReports: [RuleReport(.uuidVersion, limits: ["allowed": .list], found: ["actual": .integer])],
    valid: [
      "2eb8aa08-aa98-11ea-b4aa-73b441d16380", "2EB8AA08-AA98-11EA-B4AA-73B441D16380",
      "2eb8aa08-AA98-11ea-B4Aa-73B441D16380", "00000000-0000-0000-0000-000000000000",
      "99c17cbb-656f-f64a-940f-1a4568f03487",
    ],
    invalid: [
      .init(
        "2eb8aa08aa9811eab4aa73b441d16380", .identifierGrouping, 8..<9,
        suggestion: "2eb8aa08-aa98-11ea-b4aa-73b441d16380")
    ]
  )

  static func uuidVariant(checks: [IdentifierCheck] = []) -> IdentifierVariant {
    let digit = "[0-9A-F]"
    let pattern = "\(digit){8}-\(digit){4}-\(digit){4}-\(digit){4}-\(digit){12}"
    return IdentifierVariant([pattern], allowsBare: false, checks: checks)
  }
}

extension IdentifierCheck {
  /// The UUID is of one of some versions and of the RFC's variant, or all zeros or ones where those are taken.
  static func uuidVersion(_ versions: [Int], takesNil: Bool, takesMax: Bool) -> Self {
    let accepted = UUIDVersions(versions, takesNil: takesNil, takesMax: takesMax)
    let allowed = versions.map { ValidationError.Argument.integer($0) }
    return Self(.uuidVersion, .at(12..<13), [.uuidVersion(accepted)]) { digits in
      let version = digits.values[12]
      return IdentifierProblem(
        code: .uuidVersion,
        range: versions.contains(version) ? 16..<17 : 12..<13,
        limits: ArgumentList("allowed", .alternatives(allowed)),
        found: ArgumentList("actual", .integer(version)),
        namesKind: false
      )
    }
  }
}

/// Which UUIDs are accepted.
struct UUIDVersions: Sendable {
  private let versions: NumberSet
  private let takesNil: Bool
  private let takesMax: Bool

  init(_ versions: [Int], takesNil: Bool, takesMax: Bool) {
    (self.takesNil, self.takesMax) = (takesNil, takesMax)
    self.versions = NumberSet(versions.map { $0...$0 })
  }

  /// Whether digits without hyphens, in either case, are such a UUID.
  func contain(_ digits: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    guard count == 32 else { return false }
    let values = IdentifierTable.alphanumeric
    if versions.contains(Int(values[digits[12]])), 8...11 ~= values[digits[16]] { return true }
    guard takesNil || takesMax else { return false }
    let first = values[digits[0]]
    guard takesNil && first == 0 || takesMax && first == 15 else { return false }
    for index in 1..<count where values[digits[index]] != first { return false }
    return true
  }
}
