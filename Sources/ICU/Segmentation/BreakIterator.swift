import CICUShim
import Primitives

/// A position in a text that moves from boundary to boundary; used by one thread at a time.
package struct BreakIterator: ~Copyable, @unchecked Sendable {
  // Sendable: the pointer has one owner, and ICU ties no break iterator to a thread.
  private let pointer: OpaquePointer

  /// The rules for finding boundaries.
  package enum Kind {
    case graphemes, words
  }

  /// Opens a break iterator by ubrk_open; about 1.8 µs, so use `pool(_:)` if possible.
  package init(_ kind: Kind, locale: String = "") throws(ICUError) {
    let code = kind == .words ? icushim_breaks_words : icushim_breaks_graphemes
    var status: Int32 = 0
    let opened = locale.withCString { icushim_breaks_open(Int32(code), $0, &status) }
    guard let opened else { throw ICUError(status: status, operation: "open break iterator") }
    pointer = opened
  }

  deinit { icushim_breaks_close(pointer) }

  /// Moves to the start of a text, which must outlive the last call of `next()`.
  mutating func start(on utf8: UnsafeBufferPointer<UInt8>) throws(ICUError) {
    guard let address = utf8.baseAddress else { return }
    var status: Int32 = 0
    icushim_breaks_set_text(pointer, address, Int64(utf8.count), &status)
    try ICUError.check(status, "set text of break iterator")
  }

  /// Moves to the next boundary and returns its UTF-8 offset, or nil at the end of the text.
  package mutating func next() -> Int? {
    let boundary = icushim_breaks_next(pointer)
    return boundary < 0 ? nil : Int(boundary)
  }

  /// Whether the segment just passed is a word, not space or punctuation.
  package var isWord: Bool { icushim_breaks_is_word(pointer) }

  /// The rules as ICU compiled them (ubrk_getBinaryRules), some 14 KB.
  package func compiledRules() throws(ICUError) -> [UInt8] {
    var status: Int32 = 0
    let length = icushim_breaks_compiled_rules(pointer, nil, 0, &status)
    try ICUError.check(status, "measure compiled break rules")
    let rules = [UInt8](unsafeUninitializedCapacity: Int(length)) { buffer, count in
      guard let address = buffer.baseAddress else { return }
      count = Int(icushim_breaks_compiled_rules(pointer, address, length, &status))
    }
    try ICUError.check(status, "copy compiled break rules")
    return rules
  }
}

extension BreakIterator {
  private static let graphemePool = Pool<BreakIterator>()
  private static let wordPool = Pool<BreakIterator>()

  /// Calls `body` with an iterator at the start of a text; from a pool for root rules, otherwise a new one.
  package static func on<Result>(
    _ utf8: UnsafeBufferPointer<UInt8>,
    _ kind: Kind,
    locale: String? = nil,
    _ body: (inout BreakIterator) throws(ICUError) -> Result
  ) throws(ICUError) -> Result {
    if let locale {
      var iterator = try BreakIterator(kind, locale: LocaleData.dataTag(locale, keeping: []) ?? "")
      try iterator.start(on: utf8)
      return try body(&iterator)
    }
    let pool = kind == .words ? wordPool : graphemePool
    var iterator: BreakIterator
    if let idle = pool.take() {
      iterator = idle
    } else {
      iterator = try BreakIterator(kind)
    }
    try iterator.start(on: utf8)
    let result = try body(&iterator)
    pool.give(iterator)
    return result
  }
}
