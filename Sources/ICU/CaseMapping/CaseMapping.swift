import CICUShim
import Primitives

/// A mapping of letter case (Unicode Standard, section 3.13) with the tailorings of a language: the uppercase of `i` is
/// `İ` in Turkish, and the uppercase of `ß` is `SS` everywhere.
package struct CaseMapping: Sendable {
  /// What text is mapped to.
  package enum Target: Sendable {
    case lower, upper
    /// Words by UAX #29: the first letter of each in title case, the other letters in lowercase.
    case title
    /// The first letter in title case (`IJ` in Dutch); everything else unchanged.
    case sentence
  }

  private let mapping: Int32
  private let locale: String
  /// What finds the words of texts in title case.
  private let words: Pool<TitleWords>?

  /// A mapping with the tailorings of a tag's language; a tag that is not well-formed means the root.
  package init(_ target: Target, locale: String) {
    mapping =
      switch target {
      case .lower: Int32(icushim_case_lower)
      case .upper: Int32(icushim_case_upper)
      case .title: Int32(icushim_case_title)
      case .sentence: Int32(icushim_case_sentence)
      }
    self.locale = LocaleData.canonical(locale) ?? ""
    words = target == .title ? Pool() : nil
  }

  /// Whether the mapping leaves a text unchanged.
  package func isIdentity(on utf8: UnsafeBufferPointer<UInt8>) throws(ICUError) -> Bool {
    guard let words else { return try changes(in: utf8, limit: 0) == 0 }
    return try TextBuffers.withUTF16(of: utf8) { (utf16) throws(ICUError) in
      try !changesTitle(utf16, words)
    }
  }

  private func changesTitle(
    _ utf16: UnsafeBufferPointer<UInt16>, _ words: Pool<TitleWords>
  ) throws(ICUError) -> Bool {
    // ICU would open a break iterator for each text.
    var handle: TitleWords
    if let idle = words.take() {
      handle = idle
    } else {
      handle = try TitleWords(locale)
    }
    let changes = try handle.change(utf16, locale)
    if Pool<TitleWords>.isKept(afterTextOf: 2 * utf16.count) { words.give(handle) }
    return changes
  }

  /// Counts the places that the mapping changes, and passes the UTF-8 ranges of the first of them on.
  @discardableResult
  package func changes(
    in utf8: UnsafeBufferPointer<UInt8>, limit: Int, _ body: (Range<Int>) -> Void = { _ in }
  ) throws(ICUError) -> Int {
    guard let address = utf8.baseAddress else { return 0 }
    var status: Int32 = 0
    let count = withUnsafeTemporaryAllocation(of: Int64.self, capacity: max(1, 2 * limit)) { bounds in
      bounds.initialize(repeating: 0)
      let count = locale.withCString {
        icushim_case_changes(
          mapping, $0, address, Int64(utf8.count), bounds.baseAddress, Int32(limit), &status)
      }
      guard status <= 0 else { return 0 }
      for index in 0..<min(Int(count), limit) { body(Int(bounds[2 * index])..<Int(bounds[2 * index + 1])) }
      return Int(count)
    }
    try ICUError.check(status, "map letter case")
    return count
  }

  /// The mapped text.
  package func mapped(_ utf8: UnsafeBufferPointer<UInt8>) throws(ICUError) -> String {
    try withMapped(utf8) { String(decoding: $0, as: UTF8.self) }
  }

  /// Passes the mapped text on, which is on the stack unless it is long.
  package func withMapped<Value>(
    _ utf8: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Value
  ) throws(ICUError) -> Value {
    guard let address = utf8.baseAddress else { return body(utf8) }
    // Uppercasing seldom lengthens text; the second attempt knows the size.
    var capacity = utf8.count + 16
    while true {
      var status: Int32 = 0
      var length = 0
      let value = withRoom(for: capacity, of: UInt8.self) { buffer -> Value? in
        guard let destination = buffer.baseAddress else { return nil }
        length = locale.withCString {
          Int(
            icushim_map_case(
              mapping, $0, address, Int64(utf8.count), destination, Int64(capacity), &status))
        }
        return status > 0 ? nil : body(UnsafeBufferPointer(start: destination, count: length))
      }
      if let value { return value }
      guard status == Int32(icushim_buffer_overflow), length > capacity else {
        throw ICUError(status: status, operation: "map letter case")
      }
      capacity = length
    }
  }
}
