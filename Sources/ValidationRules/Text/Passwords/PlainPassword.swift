import ICU
import Primitives
import ValidationCore

/// What a password is compared with, as bytes: only valid passwords pass, and ``PasswordRule`` decides about others.
///
/// The rule compares characters, of which canonically equivalent ones are the same. In texts in NFC those have the same
/// bytes, so what is not among the bytes of a text is not among its characters.
final class PlainPassword: Sendable {
  private let length: ClosedRange<Int>
  private let common: ByteStringTable
  /// The words that must not be in a password, in lowercase.
  private let words: [[UInt8]]
  /// Whether the letters of a password are compared with anything.
  private let isFolded: Bool

  /// A longer password is left to the rule.
  private static let longest = 1_024

  /// - Parameters:
  ///   - length: The limits of the length.
  ///   - common: Passwords that are refused, as the rule compares them.
  ///   - words: Words that must not be in a password, as the rule compares them.
  init(_ length: ClosedRange<Int>, common: Set<String>, words: [String]) {
    self.length = length
    self.common = ByteStringTable(common.map(Self.composed))
    self.words = words.map { Array(Self.composed($0).utf8) }
    isFolded = !common.isEmpty || !words.isEmpty
  }

  /// The text in NFC; the text itself if ICU cannot normalize it.
  private static func composed(_ text: String) -> String {
    (try? NormalizationForm.nfc.normalized(text)) ?? text
  }

  /// Whether a password is certainly valid.
  func accepts(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    guard utf8.count <= Self.longest else { return false }
    if TextBuffers.isASCII(utf8) {
      guard length ~= utf8.count else { return false }
      return !isFolded || Self.withLowercase(utf8) { accepts(lowercase: $0) }
    }
    // If ICU cannot normalize, the rule says so.
    if (try? NormalizationForm.nfkc.isNormalized(utf8)) ?? false { return accepts(normalized: utf8) }
    return (try? NormalizationForm.nfkc.withNormalized(utf8) { accepts(normalized: $0) }) ?? false
  }

  private func accepts(normalized utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    guard length ~= utf8.codePointCount else { return false }
    return !isFolded || Self.withFolded(utf8) { accepts(lowercase: $0) }
  }

  /// Whether no word of a text about its owner is in a password.
  func isApart(_ password: UnsafeBufferPointer<UInt8>, from text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard password.count <= Self.longest, text.count <= Self.longest else { return false }
    if TextBuffers.isASCII(password) {
      return Self.withLowercase(password) { password in
        (try? NormalizationForm.nfkc.withNormalized(text) { Self.sharesNoWord(password, with: $0) }) ?? false
      }
    }
    return
      (try? NormalizationForm.nfkc.withNormalized(password) { password in
        Self.withFolded(password) { password in
          (try? NormalizationForm.nfkc.withNormalized(text) { text in
            Self.withFolded(text) { Self.sharesNoWord(password, withFolded: $0) }
          }) ?? false
        }
      }) ?? false
  }

  private func accepts(lowercase password: UnsafeBufferPointer<UInt8>) -> Bool {
    if common.offset(of: password) != nil { return false }
    for word in words where word.withUnsafeBufferPointer({ password.contains($0) }) { return false }
    return true
  }

  /// Whether no word of a text in any case of the letters of ASCII is in a password. Between its words are characters of
  /// ASCII.
  private static func sharesNoWord(
    _ password: UnsafeBufferPointer<UInt8>, with text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    withLowercase(text) { sharesNoWord(password, withFolded: $0) }
  }

  /// Whether certainly no word of a text in lowercase is in a password.
  private static func sharesNoWord(
    _ password: UnsafeBufferPointer<UInt8>, withFolded text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var start = 0
    for index in 0...text.count {
      if index < text.count, text[index] >= 0x80 || isLetterOrDigit(text[index]) { continue }
      let run = UnsafeBufferPointer(rebasing: text[start..<index])
      start = index + 1
      if run.count < PasswordRule.shortestWord { continue }
      if isWord(run) ? password.contains(run) : sharesPart(password, of: run) { return false }
    }
    return true
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte || 0x30...0x39 ~= byte }

  /// Whether a run without other characters of ASCII is one word: letters, digits, and marks that are part of the letters
  /// before them.
  private static func isWord(_ run: UnsafeBufferPointer<UInt8>) -> Bool {
    for element in UTF8Scalars(run) where !element.scalar.isASCII {
      let properties = element.scalar.properties
      if properties.isAlphabetic || properties.numericType != nil { continue }
      guard element.range.lowerBound > 0, properties.generalCategory == .nonspacingMark else { return false }
    }
    return true
  }

  /// Whether as many code points in a row as the shortest word has are in a password: if not, no word is.
  private static func sharesPart(
    _ password: UnsafeBufferPointer<UInt8>, of text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var (start, count) = (0, 0)
    for element in UTF8Scalars(text) {
      count += 1
      if count > PasswordRule.shortestWord {
        repeat { start += 1 } while text[start] & 0xC0 == 0x80
        count = PasswordRule.shortestWord
      }
      let row = start..<element.range.upperBound
      if count == PasswordRule.shortestWord, password.contains(UnsafeBufferPointer(rebasing: text[row])) {
        return true
      }
    }
    return false
  }

  /// Passes a text with the letters of ASCII in lowercase on.
  @inline(__always)
  private static func withLowercase(
    _ utf8: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool {
    withRoom(for: utf8.count, of: UInt8.self) { folded in
      for index in 0..<utf8.count { folded.initializeElement(at: index, to: lowercase(utf8[index])) }
      return body(UnsafeBufferPointer(folded))
    }
  }

  private static func lowercase(_ byte: UInt8) -> UInt8 { 0x41...0x5A ~= byte ? byte | 0x20 : byte }

  /// Passes a text in lowercase on, as `lowercased()` makes it.
  ///
  /// - Returns: What `body` returns; false, without a call, if what is passed on would not be in NFC.
  private static func withFolded(
    _ utf8: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool {
    // The lowercase of a letter of two bytes may have three.
    let capacity = 2 * utf8.count
    return withRoom(for: capacity, of: UInt8.self) { folded in
      var count = 0
      for element in UTF8Scalars(utf8) {
        if element.scalar.isASCII {
          guard count < capacity else { return false }
          folded.initializeElement(at: count, to: lowercase(utf8[element.range.lowerBound]))
          count += 1
          continue
        }
        for byte in element.scalar.properties.lowercaseMapping.utf8 {
          guard count < capacity else { return false }
          folded.initializeElement(at: count, to: byte)
          count += 1
        }
      }
      let text = UnsafeBufferPointer(rebasing: folded[..<count])
      guard (try? NormalizationForm.nfc.isNormalized(text)) ?? false else { return false }
      return body(text)
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a word, which is not empty, is among the bytes.
  fileprivate func contains(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = word.first, count >= word.count else { return false }
    for start in 0...(count - word.count) where self[start] == first {
      if UnsafeBufferPointer(rebasing: self[start..<start + word.count]).hasSameBytes(as: word) {
        return true
      }
    }
    return false
  }
}
