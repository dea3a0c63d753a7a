import Testing
import ValidationCore

@testable import ValidationRules

/// Typographic characters, fullwidth forms and other digits have the same treatment in every identifier.
@Suite("How identifiers are written")
struct IdentifierWritingTests {
  static let spaces: [Unicode.Scalar] =
    ["\u{A0}", "\u{202F}", "\u{205F}", "\u{3000}"]
    + (0x2000...0x200A).compactMap { Unicode.Scalar($0 as UInt32) }
  static let dashes: [Unicode.Scalar] =
    ["\u{2212}", "\u{FF0D}"] + (0x2010...0x2015).compactMap { Unicode.Scalar($0 as UInt32) }

  /// What a suggestion must be: none for a secret, else the text where it is given, else one that is valid.
  static func expectSuggestion(
    _ error: ValidationError?, _ format: IdentifierFormat, equal text: String? = nil, _ comment: String
  ) {
    guard let error else { return }
    if format.isSecret {
      #expect(error.suggestion == nil, "\(comment)")
    } else if let text {
      #expect(error.suggestion == text, "\(comment)")
    } else {
      let suggestion = error.suggestion ?? ""
      #expect(format.publicRule.errors(in: suggestion) == [], "\(comment): \(suggestion)")
    }
  }

  @Test("a typographic space or dash is folded, with a suggestion", arguments: IdentifierFormat.sampled)
  func typographic(format: IdentifierFormat) throws {
    let sample = try #require(format.valid.first)
    for scalar in Self.spaces + Self.dashes {
      let ascii: Character = Self.spaces.contains(scalar) ? " " : "-"
      // The first separator of the sample that looks like it, or one more before the last character.
      var text = sample
      let isOwn = text.contains(ascii)
      if let place = text.firstIndex(of: ascii) {
        text.replaceSubrange(place...place, with: String(scalar))
      } else {
        if format.structure.alphabet.contains(ascii.asciiValue ?? 0) { continue }
        text.unicodeScalars.insert(
          scalar, at: text.unicodeScalars.index(before: text.unicodeScalars.endIndex))
      }
      let comment = "\(format.name) \(text) U+\(String(scalar.value, radix: 16))"
      let errors = format.publicRule.errors(in: text)
      #expect(errors.map(\.code) == [.identifierNotASCII], "\(comment)")
      #expect(errors.first?.arguments["character"] == .character(scalar), "\(comment)")
      Self.expectSuggestion(errors.first, format, equal: isOwn ? sample : nil, comment)
    }
  }

  @Test("an ASCII separator that does not belong there is taken out", arguments: IdentifierFormat.sampled)
  func separators(format: IdentifierFormat) throws {
    let sample = try #require(format.valid.first)
    for separator in " -./:()" where !format.structure.alphabet.contains(separator.asciiValue ?? 0) {
      for text in ["\(separator)\(sample)", "\(sample)\(separator)", "\(separator)\(separator)\(sample)"] {
        let comment = "\(format.name) \(text)"
        let errors = format.publicRule.errors(in: text)
        #expect(errors.map(\.code) == [format.separatorCode], "\(comment)")
        #expect(errors.first?.ranges.isEmpty == false, "\(comment)")
        Self.expectSuggestion(errors.first, format, comment)
      }
    }
  }

  @Test("digits of another script and fullwidth forms are folded", arguments: IdentifierFormat.sampled)
  func scripts(format: IdentifierFormat) throws {
    let sample = try #require(format.valid.first)
    for text in [sample.digits(from: 0x660), sample.digits(from: 0x966), sample.fullwidth]
    where text != sample {
      let errors = format.publicRule.errors(in: text)
      #expect(errors.map(\.code) == [.identifierNotASCII], "\(text)")
      Self.expectSuggestion(errors.first, format, equal: sample, text)
      if format.readsAnyScript { #expect(format.rule(.anyScript).errors(in: text) == [], "\(text)") }
    }
  }

  @Test(
    "two scripts in one number are refused where digits of any are read",
    arguments: IdentifierFormat.sampled.filter(\.readsAnyScript))
  func mixture(format: IdentifierFormat) throws {
    let samples = format.valid.filter { $0.count(where: \.isNumber) > 1 }
    let sample = try #require(samples.first)
    let numbers = sample.indices.filter { sample[$0].isNumber }
    let last = try #require(numbers.last)
    let digit = String(sample[last]).digits(from: 0x660)
    let text = sample.replacingCharacters(in: last...last, with: digit)
    let start = text.utf8.distance(from: text.startIndex, to: last)
    let errors = format.rule(.anyScript).errors(in: text)
    #expect(errors.map(\.code) == [.numberMixedDigits])
    #expect(errors.first?.ranges == [start..<start + 2])
    // Where ASCII alone is read the one thing to say is how to write it.
    #expect(format.rule().errors(in: text).map(\.code) == [.identifierNotASCII])
  }
}

extension String {
  fileprivate func replacingCharacters(in range: ClosedRange<Index>, with text: String) -> String {
    var copy = self
    copy.replaceSubrange(range, with: text)
    return copy
  }
}
