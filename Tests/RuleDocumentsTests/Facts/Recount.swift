import TextAutomata
import ValidationCore

/// Counts again, in the plainest way, what errors say they counted.
enum Recount {
  /// What is false in the arguments of an error about a text; nil where they are true, or
  /// cannot be counted again.
  static func fault(of error: ValidationError, in text: String) -> String? {
    if let fault = characterFault(of: error, in: text) { return fault }
    guard case .integer(let actual)? = error.arguments["actual"], let counted = count(error, text) else {
      return positionFault(of: error, in: text)
    }
    return actual == counted ? nil : "actual \(actual), counted \(counted)"
  }

  private static func count(_ error: ValidationError, _ text: String) -> Int? {
    switch error.code {
    case "length.tooShort", "length.tooLong", "length.wrong":
      guard case .text(let unit)? = error.arguments["unit"] else { return nil }
      return length(text, in: unit)
    case "number.digitsWrong", "number.tooFewDigits", "number.tooManyDigits": return text.unicodeScalars.count
    case "email.tooLong": return text.utf8.count
    case "email.localPartTooLong":
      return text.utf8.lastIndex(of: UInt8(ascii: "@")).map { text.utf8[..<$0].count }
    case "base64.length":
      return text.utf8.count - text.utf8.reversed().prefix { $0 == UInt8(ascii: "=") }.count
    case "jwt.parts":
      return text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).count
    case "phone.tooShort", "phone.tooLong":
      return text.unicodeScalars.count { $0.properties.numericType == .decimal }
    case "identifier.length"
    where error.arguments["kind"] == .key("identifier.kind.nanoid")
      || error.arguments["kind"] == .key("identifier.kind.eu.eic"):
      // A hyphen is a character of a Nano ID or an EIC, and a dash is read as one.
      return text.unicodeScalars.count {
        !isSeparator($0) || $0.properties.generalCategory == .dashPunctuation || $0 == "\u{2212}"
      }
    case "identifier.length" where error.arguments["kind"] == .key("identifier.kind.phone"):
      return text.unicodeScalars.count { $0.properties.numericType == .decimal }
    case "identifier.length": return text.unicodeScalars.count { !isSeparator($0) }
    case "date.month", "date.day", "date.dayOfYear", "date.week", "time.hour", "time.minute", "time.second":
      guard error.ranges.count == 1, let part = error.ranges(in: text).first else { return nil }
      return Int(text[part])
    default: return nil
    }
  }

  private static func length(_ text: String, in unit: String) -> Int? {
    switch unit {
    case "codePoints": text.unicodeScalars.count
    case "utf8": text.utf8.count
    case "utf16": text.utf16.count
    case "graphemes": clusterBoundaries(text).count - 1
    default: nil
    }
  }

  /// Where grapheme clusters begin and end, in UTF-8.
  static func clusterBoundaries(_ text: String) -> [Int] {
    var text = text
    return text.withUTF8 { (try? Segmentation.boundaries(of: .graphemes, in: $0)) ?? [] }
  }

  /// What only parts the characters of an identifier, or the sign before a colour.
  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .spaceSeparator, .dashPunctuation: true
    default: "./():#\u{FF0E}\u{FF0F}\u{FF08}\u{FF09}\u{FF1A}\u{2212}".unicodeScalars.contains(scalar)
    }
  }

  /// The character that an error names is the first at fault, or what is canonically equivalent to it and its marks.
  private static func characterFault(of error: ValidationError, in text: String) -> String? {
    guard case .character(let named)? = error.arguments["character"],
      let first = error.ranges(in: text).first,
      let scalar = text[first].unicodeScalars.first
    else { return nil }
    let isNamed = named.contains(scalar) || text[first].first == named.first.map(Character.init)
    return isNamed ? nil : "character \(named) at \(scalar)"
  }

  /// Line and column, counted from the start of the text to the range.
  private static func positionFault(of error: ValidationError, in text: String) -> String? {
    guard error.code == "json.syntax", let range = error.ranges(in: text).first else { return nil }
    let before = text.unicodeScalars[..<range.lowerBound]
    let line = before.count { $0 == "\n" } + 1
    let column = before.reversed().prefix { $0 != "\n" }.count + 1
    let isTrue = error.arguments["line"] == .integer(line) && error.arguments["column"] == .integer(column)
    return isTrue ? nil : "\(error.arguments), counted \(line):\(column)"
  }
}
