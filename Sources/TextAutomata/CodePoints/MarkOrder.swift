import ICU
import Primitives

/// Whether the marks of a text are in canonical order, and none of its code points composes with an earlier one.
///
/// A text in which nothing is found, and nothing that its quick check refuses, is normalized (UAX #15, section 9): a
/// code point for which the check says Maybe stays as it is unless it composes with the last starter, and nothing between
/// them prevents that.
struct MarkOrder: WalkQuestion {
  private let words: CodePointWords
  private let start: UnsafePointer<UInt8>?
  private let end: UnsafePointer<UInt8>?
  private var combiningClass: UInt8 = 0
  private(set) var found: CodePointFlags = []

  init(_ utf8: UnsafeBufferPointer<UInt8>, _ words: CodePointWords) {
    self.words = words
    start = utf8.baseAddress
    end = utf8.baseAddress.map { $0 + utf8.count }
  }

  @inline(__always) mutating func take(_ word: CodePointWord, _ codePoint: UnsafePointer<UInt8>) {
    if word.order <= combiningClass { look(at: word, codePoint) }
    combiningClass = word.combiningClass
  }

  @inline(__always) mutating func skip(_ length: Int) { combiningClass = 0 }

  /// Looks at a code point that cannot stand after every other in normalized text.
  @inline(never)
  private mutating func look(at word: CodePointWord, _ codePoint: UnsafePointer<UInt8>) {
    if word.combiningClass != 0, word.combiningClass < combiningClass {
      found.insert(.unordered)
    } else if found.isEmpty, composes(word, codePoint) {
      // Once something is found, the closer look of ICU decides.
      found.insert(.composing)
    }
  }

  private func composes(_ word: CodePointWord, _ codePoint: UnsafePointer<UInt8>) -> Bool {
    // Its parts, or those of what it would compose with, could be put in another order.
    if word.has(.neverNFD) { return true }
    if combiningClass != 0, combiningClass >= word.combiningClass { return false }
    guard let starter = lastStarter(before: codePoint) else { return false }
    if words[starter].has(.neverNFD) { return true }
    return CompositionPairs.shared.contains(starter, value(at: codePoint))
  }

  /// The last code point of combining class 0 before an address.
  ///
  /// As long as marks are in order, it is searched at most once for each combining class in a row of them.
  private func lastStarter(before codePoint: UnsafePointer<UInt8>) -> UInt32? {
    guard let start else { return nil }
    var byte = codePoint
    while byte > start {
      byte -= 1
      while byte > start, !UTF8Decoding.isLead(byte.pointee) { byte -= 1 }
      let value = value(at: byte)
      if words[value].combiningClass == 0 { return value }
    }
    return nil
  }

  private func value(at byte: UnsafePointer<UInt8>) -> UInt32 {
    guard let end else { return 0 }
    return UTF8Decoding.codePoint(in: UnsafeBufferPointer(start: byte, count: end - byte), at: 0).value
  }
}
