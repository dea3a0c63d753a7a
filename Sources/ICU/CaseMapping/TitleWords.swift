import CICUShim

/// The words of a language, whose first letters title case changes; used by one thread at a time.
struct TitleWords: ~Copyable, @unchecked Sendable {
  // Sendable: the pointer has one owner, and ICU ties no break iterator to a thread.
  private let pointer: OpaquePointer

  /// - Parameter locale: ICU's identifier of a locale.
  init(_ locale: String) throws(ICUError) {
    var status: Int32 = 0
    let opened = locale.withCString { icushim_title_words_open($0, &status) }
    guard let opened else { throw ICUError(status: status, operation: "open words of \(locale)") }
    pointer = opened
  }

  deinit { icushim_title_words_close(pointer) }

  /// Whether title case changes a text.
  mutating func change(_ utf16: UnsafeBufferPointer<UInt16>, _ locale: String) throws(ICUError) -> Bool {
    guard let address = utf16.baseAddress, !utf16.isEmpty else { return false }
    var status: Int32 = 0
    let changes = locale.withCString {
      icushim_title_changes(pointer, $0, address, Int64(utf16.count), &status)
    }
    try ICUError.check(status, "find title case")
    return changes
  }
}
