import ValidationCore

/// The characters that are allowed in a part of a URL (RFC 3986, appendix A).
struct URLCharacters {
  private let bits: (low: UInt64, high: UInt64)

  /// `unreserved` and `sub-delims`, and the characters of a text.
  init(and further: StaticString) {
    var bits: (low: UInt64, high: UInt64) = (0, 0)
    func insert(_ byte: UInt8) {
      if byte < 64 { bits.low |= 1 << byte } else { bits.high |= 1 << (byte - 64) }
    }
    for byte in UInt8(0)..<128 where HostLabels.isLetterOrDigit(byte) { insert(byte) }
    let common: StaticString = "-._~!$&'()*+,;="
    common.withUTF8Buffer { $0.forEach(insert) }
    further.withUTF8Buffer { $0.forEach(insert) }
    self.bits = bits
  }

  static let userInfo = URLCharacters(and: ":")
  static let path = URLCharacters(and: ":@/")
  /// Of the query and the fragment.
  static let query = URLCharacters(and: ":@/?")

  func contains(_ byte: UInt8) -> Bool {
    switch byte {
    case ..<64: bits.low >> byte & 1 != 0
    case ..<128: bits.high >> (byte - 64) & 1 != 0
    default: false
    }
  }

  /// Something that is not allowed in a part.
  enum Fault {
    /// A percent sign without two hexadecimal digits.
    case percentEncoding(Range<Int>)
    /// An ASCII character.
    case character(Int)
    /// A byte of a non-ASCII character.
    case notASCII(Int)
  }

  /// The first fault of a part; nil if the part is valid.
  func fault(in utf8: UnsafeBufferPointer<UInt8>, _ part: Range<Int>) -> Fault? {
    var offset = part.lowerBound
    while offset < part.upperBound {
      let byte = utf8[offset]
      if byte == UInt8(ascii: "%") {
        guard Self.isEncoded(utf8, offset, part) else {
          return .percentEncoding(offset..<offset + 1)
        }
        offset += 3
      } else if contains(byte) {
        offset += 1
      } else {
        return byte < 0x80 ? .character(offset) : .notASCII(offset)
      }
    }
    return nil
  }

  /// Whether a percent sign has its two hexadecimal digits.
  static func isEncoded(_ utf8: UnsafeBufferPointer<UInt8>, _ percent: Int, _ part: Range<Int>) -> Bool {
    percent + 2 < part.upperBound && IPv6Syntax.isHexDigit(utf8[percent + 1])
      && IPv6Syntax.isHexDigit(utf8[percent + 2])
  }

  /// Adds a part to a text, percent-encoding every character that is not allowed in it.
  func append(_ utf8: UnsafeBufferPointer<UInt8>, _ part: Range<Int>, to text: inout SuggestionBytes) {
    func digit(_ value: UInt8) -> UInt8 {
      value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
    }
    for offset in part {
      let byte = utf8[offset]
      if contains(byte) || byte == UInt8(ascii: "%") && Self.isEncoded(utf8, offset, part) {
        text.append(byte)
      } else {
        text.append(UInt8(ascii: "%"))
        text.append(digit(byte >> 4))
        text.append(digit(byte & 15))
      }
    }
  }
}

extension URLCharacters.Fault {
  /// The fault as an error of a part of a URL. The suggestion is the text with everything encoded that must be, if a rule
  /// accepts that.
  ///
  /// - Parameters:
  ///   - ownCode: The code for a character that the part does not have.
  ///   - other: The code for one beyond ASCII.
  func error(
    _ ownCode: ValidationError.Code, notASCII other: ValidationError.Code = .urlNotASCII,
    in text: borrowing TextView, suggestedBy rule: some TextRule
  ) -> ValidationError {
    if case .percentEncoding = self { return error(ownCode, notASCII: other, in: text) }
    let encoded = URLSyntax.encoded(text, acceptedBy: rule)
    return error(ownCode, notASCII: other, in: text, suggesting: encoded)
  }

  func error(
    _ ownCode: ValidationError.Code, notASCII other: ValidationError.Code = .urlNotASCII,
    in text: borrowing TextView, suggesting suggestion: SuggestionBytes? = nil
  ) -> ValidationError {
    let (code, offset): (ValidationError.Code, Int)
    switch self {
    case .percentEncoding(let range): return ValidationError(reporting: .urlPercentEncoding, ranges: [range])
    case .character(let place): (code, offset) = (ownCode, place)
    case .notASCII(let place): (code, offset) = (other, place)
    }
    let range = text.scalarRange(at: offset)
    let character = String(decoding: text.utf8[range], as: UTF8.self).unicodeScalars.first
    return ValidationError(
      reporting: code, found: ArgumentList("character", character.map { .character($0) } ?? ""),
      ranges: [range], suggesting: suggestion)
  }
}
