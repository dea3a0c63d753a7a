import MessageFormat

/// The texts of Apple's formats: a plural's forms are `printf` formats, in which `%lld` or `%arg` is the number.
enum FormatText {
  /// A pattern of a plural as a format.
  static func format(_ pattern: String, number: String) -> String {
    CountSign.replaced(in: pattern.replacing("%", with: "%%"), by: number)
  }

  /// A format of a plural as a pattern; nil if it shows something other than the plural's number.
  static func pattern(_ format: String) -> String? {
    var result = ""
    // A `#` of the format is a character, never the number.
    var scalars = ArraySlice(CountSign.replaced(in: format, by: "'#'").unicodeScalars)
    while let scalar = scalars.popFirst() {
      guard scalar == "%" else {
        result.unicodeScalars.append(scalar)
        continue
      }
      if scalars.first == "%" {
        scalars.removeFirst()
        result += "%"
      } else if let length = numberSpecifier(scalars) {
        scalars = scalars.dropFirst(length)
        result += "#"
      } else {
        return nil
      }
    }
    return result
  }

  /// Whether a text that is not a plural's form shows arguments by position, as `%@` and `%1$d` do.
  static func hasPositionalArguments(_ text: String) -> Bool {
    var scalars = ArraySlice(text.unicodeScalars)
    while let index = scalars.firstIndex(of: "%") {
      scalars = scalars[(index + 1)...]
      var rest = scalars
      if rest.first == "%" {
        scalars = scalars.dropFirst()
        continue
      }
      let digits = rest.prefix { ("0"..."9").contains($0) }
      if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
        rest = rest.dropFirst(digits.count + 1)
      }
      if rest.first == "@" || numberSpecifier(rest) != nil { return true }
    }
    return false
  }

  /// The length of the specifier of an integer or of `arg` after a percent sign; nil if there is another.
  private static func numberSpecifier(_ scalars: ArraySlice<Unicode.Scalar>) -> Int? {
    var rest = scalars
    var length = 0
    if rest.starts(with: "arg".unicodeScalars) { return 3 }
    let digits = rest.prefix { ("0"..."9").contains($0) }
    if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
      length = digits.count + 1
      rest = rest.dropFirst(length)
    }
    let size = rest.prefix { "lhqzjt".unicodeScalars.contains($0) }.count
    guard size <= 2, let kind = rest.dropFirst(size).first, "diu".unicodeScalars.contains(kind) else {
      return nil
    }
    return length + size + 1
  }

  static let positionalProblem =
    "the text shows an argument by its position; expected a name such as {minimum}"
}

extension MessageSource {
  /// Whether a plural of Apple's formats can hold the message: one number, CLDR's categories, patterns.
  var isPlainPlural: Bool {
    guard case .choice(let choice) = self, choice.kind == .plural else { return false }
    return choice.forms.allSatisfy { form in
      if case .pattern = form.message { !form.selector.hasPrefix("=") } else { false }
    }
  }

  /// Whether the message is one text or one plural.
  var isAppleWhole: Bool { text != nil || isPlainPlural }
}
