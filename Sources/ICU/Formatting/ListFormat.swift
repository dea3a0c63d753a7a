import CICUShim

/// Joins items into a list by the rules of a language (UTS #35, list patterns; `icu::ListFormatter`).
///
/// The words between items may depend on the items: Spanish says "padre e hijo", not "padre y hijo".
package final class ListFormat: Sendable {
  /// How the items belong together.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// All of them: "a, b and c".
    case and
    /// One of them: "a, b or c".
    case or
  }

  private let handle: Handle

  /// Owns the shim's list format.
  private struct Handle: ~Copyable, @unchecked Sendable {
    // Sendable is true: ICU documents icu::ListFormatter as an immutable class, and formatting is const.
    let pointer: OpaquePointer
    deinit { icushim_list_format_close(pointer) }
  }

  /// Opens the list format of a BCP 47 tag, in the standard width.
  ///
  /// Throws when the tag is not well-formed or ICU fails.
  package init(locale: String, kind: Kind = .and) throws(ICUError) {
    let operation = "open the list format of \(locale)"
    let tag = try LocaleData.tagWithData(locale, keeping: [], to: operation)
    var status: Int32 = 0
    let pointer = withICUText(tag) { icushim_list_format_open($0, $1, kind == .or ? 1 : 0, &status) }
    try ICUError.check(status, operation)
    guard let pointer else { throw ICUError(status: Int32(icushim_memory_error), operation: operation) }
    handle = Handle(pointer: pointer)
  }

  /// The list of `items`; one item is itself, none the empty text.
  ///
  /// `before` and `after` are put around each item after the words between the items are chosen; bidi isolates go
  /// there. Throws when ICU fails.
  package func string(from items: [String], before: String = "", after: String = "") throws(ICUError)
    -> String
  {
    let text = items.joined()
    let lengths = items.map { Int32(clamping: $0.utf8.count) }
    return try textFromICU("format a list") { buffer, capacity, status in
      withICUText(text) { text, _ in
        withICUText(before) { before, beforeLength in
          withICUText(after) { after, afterLength in
            icushim_list_format_write(
              handle.pointer, text, lengths, Int32(clamping: items.count), before, beforeLength, after,
              afterLength, buffer, capacity, status
            )
          }
        }
      }
    }
  }
}
