import ICU
import Primitives

/// Whether the marks of a text are in canonical order, and none of its code points composes with an earlier one.
///
/// A text in which nothing is found, and nothing that its quick check refuses, is normalized (UAX #15, section 9): a
/// code point for which the check says Maybe stays as it is unless it composes with the last starter, and nothing between
/// them prevents that.
struct MarkOrder {
  private let words: CodePointWords
  private let start: UnsafePointer<UInt8>?
  private let end: UnsafePointer<UInt8>?
  /// The word of the code point before; with printable ASCII, that of any one in the run.
  private var previous = CodePointWord(bits: 0)
  private var combiningClass: UInt8 { previous.combiningClass }
  private(set) var found: CodePointFlags = []

  init(_ utf8: UnsafeBufferPointer<UInt8>, _ words: CodePointWords) {
    self.words = words
    start = utf8.baseAddress
    end = utf8.baseAddress.map { $0 + utf8.count }
  }

  /// The bits of code points that cannot follow every other in normalized text.
  static let suspicious = CodePointWord.combiningClasses | CodePointFlags.maybeNFC.rawValue

  @inline(__always)
  mutating func take(_ chunk: WordChunk) {
    if chunk.union & Self.suspicious != 0 { takeEach(of: chunk) } else { previous = chunk.last }
  }

  /// Takes a whole text, which is not cut off and of which all code points were read before.
  mutating func takeRead(_ utf8: UnsafeBufferPointer<UInt8>) {
    guard var byte = utf8.baseAddress else { return }
    // A copy, since the compiler keeps variables in registers, but not members.
    let (words, end) = (words, byte + utf8.count)
    var previous = CodePointWord(bits: 0)
    while byte < end {
      let address = byte
      let word = CodePointWord(bits: words.nextIfRead(&byte))
      if word.order <= previous.combiningClass {
        self.previous = previous
        look(at: word, address)
      }
      previous = word
    }
  }

  @inline(never)
  private mutating func takeEach(of chunk: WordChunk) {
    guard let start else { return }
    for index in 0..<chunk.count { take(chunk[index], at: start + chunk.offsets[index]) }
  }

  /// Takes the code point at an address.
  @inline(__always)
  mutating func take(_ word: CodePointWord, at codePoint: UnsafePointer<UInt8>) {
    if word.order <= combiningClass { look(at: word, codePoint) }
    previous = word
  }

  /// Looks at a code point that cannot follow every other in normalized text.
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
    if combiningClass == 0 {
      if previous.has(.endsComposition) { return false }
    } else if combiningClass >= word.combiningClass {
      return false
    }
    guard let end, let (starter, word) = lastStarter(before: codePoint) else { return false }
    if word.has(.neverNFD) { return true }
    let own = UnsafeBufferPointer(start: codePoint, count: end - codePoint)
    return CompositionPairs.shared.contains(starter, UTF8Decoding.codePoint(in: own, at: 0).value)
  }

  /// The last code point of combining class 0 before an address.
  ///
  /// As long as marks are in order, it is searched at most once for each combining class in a row of them.
  @inline(__always)
  private func lastStarter(before codePoint: UnsafePointer<UInt8>) -> (UInt32, CodePointWord)? {
    guard let start else { return nil }
    var byte = codePoint
    while byte > start {
      // From the last byte, which has the lowest bits, to the first.
      var (value, shift) = (UInt32(0), UInt32(0))
      repeat {
        byte -= 1
        value |= UInt32(byte.pointee & 0x3F) << shift
        shift += 6
      } while byte > start && !UTF8Decoding.isLead(byte.pointee) && shift < 24
      switch shift {
      case 6: value = UInt32(byte.pointee)
      case 12: value &= 0x7FF
      case 18: value &= 0xFFFF
      default: value &= 0x1F_FFFF
      }
      let word = words.word(of: value)
      if word.combiningClass == 0 { return (value, word) }
    }
    return nil
  }
}
