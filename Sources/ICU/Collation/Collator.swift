import CICUShim
import Primitives

/// How a language compares text (UTS #10 with the tailorings of CLDR), shareable between threads.
package final class Collator: @unchecked Sendable {
  // Sendable: ICU's collator is not changed after it is opened, and handles come from a pool that locks.
  private let pointer: OpaquePointer
  private let pool = Pool<CollationElements>()
  private let plain: PlainElements

  /// Opens the collator of a BCP 47 tag; `und` is the root. A language without its own rules uses those of the root.
  ///
  /// - Throws: If the tag is not well-formed, or ICU fails.
  package init(locale: String) throws(ICUError) {
    var status = Int32(icushim_illegal_argument)
    let opened = LocaleData.dataTag(locale, keeping: LocaleData.collationKeys).flatMap { tag in
      withICUText(tag) { icushim_collator_open($0, $1, &status) }
    }
    guard let opened else { throw ICUError(status: status, operation: "open collator of \(locale)") }
    pointer = opened
    plain = PlainElements(opened)
  }

  deinit {
    // The handles read the collator's rules until they are closed.
    while pool.take() != nil {}
    icushim_collator_close(pointer)
  }

  /// Calls `body` with the elements of a text, and the UTF-16 offset at which the characters of each end.
  package func forEachElement(
    of utf16: UnsafeBufferPointer<UInt16>,
    _ body: (_ order: UInt32, _ end: Int) -> Bool
  ) throws(ICUError) {
    if !plain.forEach(in: utf16, body) { try forEachElementOfICU(of: utf16, body) }
  }

  /// The same, as ICU reads the text; the pool saves opening a handle.
  package func forEachElementOfICU(
    of utf16: UnsafeBufferPointer<UInt16>,
    _ body: (_ order: UInt32, _ end: Int) -> Bool
  ) throws(ICUError) {
    var handle: CollationElements
    if let idle = pool.take() {
      handle = idle
    } else {
      handle = try CollationElements(of: pointer)
    }
    try handle.forEach(in: utf16, body)
    if Pool<CollationElements>.isKept(afterTextOf: 2 * utf16.count) { pool.give(handle) }
  }
}
