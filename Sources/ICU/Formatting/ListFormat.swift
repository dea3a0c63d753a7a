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
  /// What is between two items where CLDR has only the English word of its root for them; nil where ICU is right.
  private let ownPair: String?

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
    ownPair = kind == .or ? try Self.ownPair(handle) : nil
  }

  /// CLDR gives Pashto its own word in longer lists, and to two items that of its root: "1 or 2", but "1, 2, یا 3".
  private static func ownPair(_ handle: borrowing Handle) throws(ICUError) -> String? {
    guard try string(handle, ["1", "2"], shownAs: ["1", "2"]) == "1 or 2" else { return nil }
    let three = ["1", "2", "3"]
    let words = try string(handle, three, shownAs: three).drop { $0 != "2" }.dropFirst().prefix { $0 != "3" }
    return words.contains("or") ? nil : String(words.drop(while: \.isPunctuation))
  }

  /// The list of `items`; one item is itself, none the empty text.
  ///
  /// The words between the items are chosen by `items`; `shown` is what is written in place of each item, such as the
  /// same item in quotation marks or isolates; nil for the items themselves. Throws when ICU fails.
  package func string(from items: [String], shownAs shown: [String]? = nil) throws(ICUError) -> String {
    let shown = shown ?? items
    if let ownPair, items.count == 2, shown.count == 2 { return shown[0] + ownPair + shown[1] }
    return try Self.string(handle, items, shownAs: shown)
  }

  private static func string(
    _ handle: borrowing Handle, _ items: [String], shownAs shown: [String]
  ) throws(ICUError) -> String {
    // ICU does not tell where an empty item is; a word joiner is found, and not written.
    let items = items.map { $0.isEmpty ? "\u{2060}" : $0 }
    let count = min(items.count, shown.count)
    return try textFromICU("format a list") { buffer, capacity, status in
      withICUText(items.joined()) { text, _ in
        withICUText(shown.joined()) { shownText, _ in
          icushim_list_format_write(
            handle.pointer, text, lengths(of: items), shownText, lengths(of: shown),
            Int32(clamping: count), buffer, capacity, status
          )
        }
      }
    }
  }

  private static func lengths(of texts: [String]) -> [Int32] { texts.map { Int32(clamping: $0.utf8.count) } }
}
