import JSONText
import RuleDocuments
import ValidationCore

extension RuleTrial {
  /// The most characters of a value that a line of code shows whole.
  private static let widest = 72
  /// The fewest characters of a run of the same one or two, of which a longer value shows only the first.
  private static let longRun = 32

  /// Whether the value fits into a line of code, and shows all that it has.
  var isPlain: Bool { value.count <= Self.widest && !Self.needsEscapes(value) }

  /// The value as code, with the arguments of the rule if there are any.
  ///
  /// A text with characters that a page does not show is a JSON string with escapes; in a long text an ellipsis is for
  /// more of the same, and the length follows.
  var markdown: String {
    let (shortened, isWhole) = Self.shortened(value)
    var text = shortened
    let isQuoted = text.isEmpty || text.hasPrefix(" ") || text.hasSuffix(" ") || Self.needsEscapes(text)
    if isQuoted, isText {
      var bytes: [UInt8] = []
      JSONText.append(quoted: text, to: &bytes)
      text = String(decoding: bytes, as: UTF8.self)
    }
    let fence = text.contains("`") ? "``" : "`"
    let length = isWhole ? "" : " (\(value.count) characters)"
    let code = fence + Self.escaped(text) + fence + length
    return arguments == "true" ? code : "\(code) with `\(Self.escaped(arguments))`"
  }

  /// The value of the only field of the record; nil if there are others, or none.
  private var onlyValue: RuleValue? {
    guard case .object(let members) = record, members.count == 1, let only = members.first,
      only.name == Self.field
    else { return nil }
    return only.value
  }

  private var isText: Bool { onlyValue?.text != nil }

  /// The text or other value of the only field, or the record.
  private var value: String { onlyValue.map { $0.text ?? $0.description } ?? record.description }

  /// The text with an ellipsis in place of most of a long run of the same one or two characters.
  private static func shortened(_ text: String) -> (text: String, isWhole: Bool) {
    let characters = Array(text)
    guard characters.count > widest else { return (text, true) }
    var start = 0
    while start + 2 < characters.count {
      var end = start + 2
      while end < characters.count, characters[end] == characters[end - 2] { end += 1 }
      if end - start >= longRun {
        return (String(characters[..<(start + 4)]) + "…" + String(characters[end...]), false)
      }
      start = max(start + 1, end - 1)
    }
    return (text, true)
  }

  private static func needsEscapes(_ text: String) -> Bool {
    var isAlone = true
    return text.unicodeScalars.contains { scalar in
      defer { isAlone = false }
      return isHidden(scalar) || isAlone && scalar.properties.isGraphemeExtend
    }
  }

  /// The text of JSON with escapes for characters that a page does not show, and for a mark without a letter, which is
  /// drawn on what comes before it.
  private static func escaped(_ json: String) -> String {
    var bytes: [UInt8] = []
    var isAlone = true
    for scalar in json.unicodeScalars {
      if isHidden(scalar) || isAlone && scalar.properties.isGraphemeExtend {
        JSONText.appendEscape(of: scalar.value, to: &bytes)
        isAlone = true
      } else {
        bytes.append(contentsOf: UTF8.encode(scalar) ?? .init())
        isAlone = scalar == "\""
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    scalar != " " && RuleVectors.hidden.contains(scalar.properties.generalCategory)
  }
}
