import ICU
import ValidationCore

/// A domain name, checked in the same way for hosts, email addresses and URLs.
///
/// A plain ASCII label follows RFC 1123, in every mode; hyphens in its third and fourth place are allowed, which RFC
/// 5890 reserves but hosts have. Any other label, and one that begins with `xn--`, follows IDNA2008 (RFC 5891 to
/// 5893) after the mapping of UTS #46.
enum DomainName {
  /// Why a text is not a domain name; the ranges are in bytes.
  enum Fault {
    /// The ASCII form has this many bytes, more than 253. A text of more than 4,096 bytes of UTF-8 is not mapped; its
    /// own bytes are counted.
    case tooLong(Int)
    case emptyLabel(Range<Int>)
    /// A label is too long, begins or ends with a hyphen, or has an ASCII character other than letters, digits and
    /// hyphens.
    case label(Range<Int>)
    /// IDNA2008 refuses a label, or its direction in combination with the other labels.
    case internationalized(Range<Int>)
    /// The last label is a number, as in an IPv4 address.
    case numeric(Range<Int>)
  }

  /// The fault in the name in a range of bytes; nil if the name is valid. A dot at the end makes an empty label.
  ///
  /// A plain ASCII name costs no allocation. Throws if ICU fails before it can check a name.
  static func fault(in utf8: UnsafeBufferPointer<UInt8>, _ name: Range<Int>) throws(ICUError) -> Fault? {
    if name.count > HostLabels.maximumBytes, isASCII(utf8, name) { return .tooLong(name.count) }
    let labels = HostLabels(utf8, name)
    if let label = labels.fault {
      if isASCII(utf8, name) { return label.isEmpty ? .emptyLabel(label) : .label(label) }
    } else if !labels.hasEncodedLabel {
      let last = labels.lastStart..<name.upperBound
      return HostLabels.isNumber(utf8, last) ? .numeric(last) : nil
    }
    return try internationalizedFault(in: utf8, name)
  }

  /// The name before a dot at its end; nil if it does not end with a dot.
  static func withoutTrailingDot(_ utf8: UnsafeBufferPointer<UInt8>, _ name: Range<Int>) -> Range<Int>? {
    guard let last = utf8[name].last else { return nil }
    if last == UInt8(ascii: ".") { return name.dropLast() }
    // The other dots have three bytes each.
    guard last >= 0x80, name.count >= 3 else { return nil }
    let dot = UnsafeBufferPointer(rebasing: utf8[name.upperBound - 3..<name.upperBound])
    let isDot = dot[0] >= 0xE0 && UTF8Scalars(dot).contains { isFullStop($0.scalar) }
    return isDot ? name.lowerBound..<name.upperBound - 3 : nil
  }

  private static func isASCII(_ utf8: UnsafeBufferPointer<UInt8>, _ name: Range<Int>) -> Bool {
    utf8[name].allSatisfy { $0 < 0x80 }
  }

  /// The separators of labels that RFC 3490, section 3.1, and UTS #46 recognize.
  static func isFullStop(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "." || scalar == "\u{3002}" || scalar == "\u{FF0E}" || scalar == "\u{FF61}"
  }
}
