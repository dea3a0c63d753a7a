import ICU
import Primitives

/// What a password of ASCII is compared with, as bytes: only valid passwords pass, and ``PasswordRule`` decides about
/// others.
///
/// Such a password is in NFKC, and only words and passwords of ASCII can be in it or equal it.
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
    self.common = ByteStringTable(Array(common))
    self.words = words.map { Array($0.utf8) }
    isFolded = !common.isEmpty || !words.isEmpty
  }

  /// Whether a password is certainly valid.
  func accepts(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    guard length ~= utf8.count, utf8.count <= Self.longest, TextBuffers.isASCII(utf8) else { return false }
    return !isFolded || Self.withLowercase(utf8) { accepts(lowercase: $0) }
  }

  /// Whether no word of a text about its owner is in a password of ASCII.
  func isApart(_ password: UnsafeBufferPointer<UInt8>, from text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard password.count <= Self.longest, text.count <= Self.longest else { return false }
    return Self.withLowercase(password) { password in
      // If ICU cannot normalize, the rule says so.
      (try? NormalizationForm.nfkc.withNormalized(text) { Self.sharesNoWord(password, with: $0) }) ?? false
    }
  }

  private func accepts(lowercase password: UnsafeBufferPointer<UInt8>) -> Bool {
    if common.offset(of: password) != nil { return false }
    for word in words where word.withUnsafeBufferPointer({ password.contains($0) }) { return false }
    return true
  }

  /// Whether no run of letters and digits of a text is in a password. The words of ASCII are among these runs.
  private static func sharesNoWord(
    _ password: UnsafeBufferPointer<UInt8>, with text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    withLowercase(text) { text in
      var start = 0
      for index in 0...text.count {
        if index < text.count, isLetterOrDigit(text[index]) { continue }
        let run = start..<index
        start = index + 1
        if run.count >= PasswordRule.shortestWord, password.contains(UnsafeBufferPointer(rebasing: text[run]))
        {
          return false
        }
      }
      return true
    }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte || 0x30...0x39 ~= byte }

  /// Passes a text with the letters of ASCII in lowercase on.
  @inline(__always)
  private static func withLowercase(
    _ utf8: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: utf8.count) { folded in
      for index in 0..<utf8.count {
        let byte = utf8[index]
        folded.initializeElement(at: index, to: 0x41...0x5A ~= byte ? byte | 0x20 : byte)
      }
      return body(UnsafeBufferPointer(folded))
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
