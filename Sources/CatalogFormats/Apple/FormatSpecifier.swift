/// A specifier of a `printf` format, as Foundation reads it: `%@`, `%2$lld`, `%#@count@`.
struct FormatSpecifier {
  enum Kind: Equatable {
    /// `%%`
    case percent
    /// `%@`
    case object
    /// `%lld` and the other integers, and `%f`.
    case number
    /// `%arg`, the number of the plural in which it is.
    case own
    /// `%#@name@`, the place of a plural.
    case variable(String)
    /// Any other, as written.
    case unsupported(String)
  }

  let kind: Kind
  /// The number before `$`, counted from 1.
  let position: Int?
  /// The length in code points, without the percent sign.
  let length: Int

  /// Reads what follows a percent sign; nil for a percent sign that is a character, as in “100 % sure”.
  ///
  /// - Parameter inPlural: Whether `arg` is the number of a plural.
  init?(_ text: ArraySlice<Unicode.Scalar>, inPlural: Bool) {
    if text.first == "%" {
      (kind, position, length) = (.percent, nil, 1)
      return
    }
    if inPlural, text.starts(with: "arg".unicodeScalars) {
      (kind, position, length) = (.own, nil, 3)
      return
    }
    var rest = text
    var position: Int?
    let digits = rest.prefix { ("0"..."9").contains($0) }
    if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
      // A position that is too large has no argument.
      position = Int(String(String.UnicodeScalarView(digits))) ?? .max
      rest = rest.dropFirst(digits.count + 1)
    }
    self.position = position
    if rest.starts(with: "#@".unicodeScalars) {
      let name = rest.dropFirst(2).prefix { $0 != "@" }
      guard !name.isEmpty, rest.dropFirst(2 + name.count).first == "@" else { return nil }
      kind = .variable(String(String.UnicodeScalarView(name)))
      length = text.count - rest.count + name.count + 3
      return
    }
    if rest.first == "@" {
      (kind, length) = (.object, text.count - rest.count + 1)
      return
    }
    let precision = rest.prefix { ("0"..."9").contains($0) || ".+-".unicodeScalars.contains($0) }
    rest = rest.dropFirst(precision.count)
    let size = rest.prefix { "lhqzjtL".unicodeScalars.contains($0) }
    rest = rest.dropFirst(size.count)
    guard size.count <= 2, let letter = rest.first else { return nil }
    length = text.count - rest.count + 1
    if precision.isEmpty, "diufFgG".unicodeScalars.contains(letter) {
      kind = .number
    } else if "diufFgGcsSCxXoOeEaAp@".unicodeScalars.contains(letter) {
      kind = .unsupported("%" + String(String.UnicodeScalarView(text.prefix(length))))
    } else {
      return nil
    }
  }
}
