import CICUShim
import Primitives

/// A normalization form of UAX #15, or NFKC_Casefold.
///
/// "é" is one code point in NFC and two in NFD; a reader sees no difference, but a database does.
package enum NormalizationForm: String, Sendable, Hashable, CaseIterable {
  /// Canonical composition, the form of most text on the web.
  case nfc
  /// Canonical decomposition.
  case nfd
  /// Compatibility composition: "ﬁ" becomes "fi".
  case nfkc
  /// Compatibility decomposition.
  case nfkd
  /// NFKC with case folded and default-ignorable code points removed, for comparing identifiers.
  case nfkcCasefold

  /// The result of a quick check, which examines each code point by itself.
  package enum QuickCheck: Sendable, Hashable {
    /// The text is normalized, is not, or needs the full check.
    case yes, no, maybe
  }

  private var code: Int32 {
    switch self {
    case .nfc: Int32(icushim_nfc)
    case .nfd: Int32(icushim_nfd)
    case .nfkc: Int32(icushim_nfkc)
    case .nfkd: Int32(icushim_nfkd)
    case .nfkcCasefold: Int32(icushim_nfkc_casefold)
    }
  }

  /// Whether ASCII text is known to be in this form without a call to ICU.
  private func isSettled(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    guard TextBuffers.isASCII(utf8) else { return false }
    // Only case folding changes ASCII.
    return self != .nfkcCasefold || !utf8.contains { (0x41...0x5A).contains($0) }
  }
}

// UTF-8
extension NormalizationForm {
  /// Whether the text is in this form; allocates nothing.
  package func isNormalized(_ utf8: UnsafeBufferPointer<UInt8>) throws(ICUError) -> Bool {
    guard let address = utf8.baseAddress, !isSettled(utf8) else { return true }
    var status: Int32 = 0
    let answer = icushim_is_normalized(code, address, Int64(utf8.count), &status)
    try ICUError.check(status, "check normalization")
    return answer
  }

  /// Passes the text in this form to `body`; allocates nothing for texts of up to 64 KB.
  ///
  /// - Returns: What `body` returns; nil, without a call, if the form takes more than three times as many bytes.
  package func withNormalized<Result>(
    _ utf8: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) throws(ICUError) -> Result? {
    guard let address = utf8.baseAddress, !isSettled(utf8) else { return body(utf8) }
    var status: Int32 = 0
    let result = withRoom(for: 3 * utf8.count, of: UInt8.self) {
      buffer -> Result? in
      guard let destination = buffer.baseAddress else { return nil }
      let length = Int(
        icushim_normalize(code, address, Int64(utf8.count), destination, Int64(buffer.count), &status))
      guard status <= 0, length <= buffer.count else { return nil }
      return body(UnsafeBufferPointer(start: destination, count: length))
    }
    try ICUError.check(status, "normalize")
    return result
  }

  /// The quick check, which may be undecided.
  package func quickCheck(_ utf8: UnsafeBufferPointer<UInt8>) throws(ICUError) -> QuickCheck {
    if isSettled(utf8) { return .yes }
    return try TextBuffers.withUTF16(of: utf8) { (utf16) throws(ICUError) in
      guard let address = utf16.baseAddress else { return .yes }
      var status: Int32 = 0
      let answer = icushim_quick_check(code, address, Int64(utf16.count), &status)
      try ICUError.check(status, "quick-check normalization")
      switch Int(answer) {
      case icushim_quick_check_yes: return .yes
      case icushim_quick_check_no: return .no
      default: return .maybe
      }
    }
  }

  /// The UTF-8 offset of the first code point that normalization changes, or nil when the text is normalized.
  ///
  /// In "Zoe\u{308}" that is 2 for NFC: "e" and its mark compose to one code point.
  package func firstUnnormalizedOffset(_ utf8: UnsafeBufferPointer<UInt8>) throws(ICUError) -> Int? {
    guard let address = utf8.baseAddress, !isSettled(utf8) else { return nil }
    var status: Int32 = 0
    let offset = icushim_first_unnormalized(code, address, Int64(utf8.count), &status)
    try ICUError.check(status, "compare with normalized text")
    return offset < 0 ? nil : Int(offset)
  }
}

// String
extension NormalizationForm {
  /// Whether the text is in this form.
  package func isNormalized(_ text: String) throws(ICUError) -> Bool {
    try TextBuffers.withUTF8(of: text) { (utf8) throws(ICUError) in try isNormalized(utf8) }
  }

  /// The quick check, which may be undecided.
  package func quickCheck(_ text: String) throws(ICUError) -> QuickCheck {
    try TextBuffers.withUTF8(of: text) { (utf8) throws(ICUError) in try quickCheck(utf8) }
  }

  /// Where normalization first changes the text, or nil when it is normalized.
  package func firstUnnormalizedIndex(in text: String) throws(ICUError) -> String.Index? {
    let offset = try TextBuffers.withUTF8(of: text) { (utf8) throws(ICUError) in
      try firstUnnormalizedOffset(utf8)
    }
    return offset.map { text.utf8.index(text.startIndex, offsetBy: $0) }
  }

  /// The text in this form.
  package func normalized(_ text: String) throws(ICUError) -> String {
    try TextBuffers.withUTF8(of: text) { (utf8) throws(ICUError) in
      guard let address = utf8.baseAddress, !isSettled(utf8) else { return text }
      // NFD seldom doubles text; the second attempt knows the size.
      var capacity = utf8.count + utf8.count / 2 + 16
      while true {
        var status: Int32 = 0
        var length = 0
        let result = String(unsafeUninitializedCapacity: capacity) { buffer in
          guard let destination = buffer.baseAddress else { return 0 }
          length = Int(
            icushim_normalize(code, address, Int64(utf8.count), destination, Int64(capacity), &status)
          )
          return status > 0 || length > capacity ? 0 : length
        }
        try ICUError.check(status, "normalize")
        if length <= capacity { return result }
        capacity = length
      }
    }
  }
}
