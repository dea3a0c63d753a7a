import ICU
import ValidationCore

/// A domain name beyond ASCII, or with `xn--` labels: IDNA2008 (RFC 5891) after the mapping of UTS #46.
enum InternationalizedName {
  enum Fault: Equatable {
    /// The ASCII form is too long; it has so many bytes, or the name more than anybody maps.
    case tooLong(Int)
    /// A label is not allowed, or the directions of the labels do not go together.
    case name
  }

  /// What is wrong with a name, or nil where it is one.
  ///
  /// - Parameters:
  ///   - name: The name, with any of the four full stops between labels.
  ///   - isASCII: Whether labels of plain ASCII are to be judged as RFC 1123 does, without the rule that hyphens in the
  ///     third and fourth place are reserved.
  static func fault(in name: String, isASCII: Bool) throws(ICUError) -> Fault? {
    do throws(IDNAError) {
      if isASCII {
        for label in name.split(separator: ".") where label.lowercased().hasPrefix("xn--") {
          if try !isAllowed(IDNA.toUnicodeWithContextO(String(label))) { return .name }
        }
        return nil
      }
      let readable = try IDNA.toUnicodeWithContextO(name)
      var ascii = try IDNA.toASCII(name)
      let isHost = ascii.withUTF8 {
        HostLabels.fault(in: $0, 0..<$0.count) == nil && !HostLabels.endsInNumber($0, 0..<$0.count)
      }
      guard isHost else { return .name }
      return try isAllowed(readable) ? nil : .name
    } catch {
      switch error {
      case .failed(let failure): throw failure
      case .invalid([.domainNameTooLong]): return .tooLong(name.utf8.count)
      case .invalid: return .name
      }
    }
  }

  /// The first label that is wrong by itself; nil where the labels are wrong only together.
  static func wrongLabel(of name: UnsafeBufferPointer<UInt8>) throws(ICUError) -> Range<Int>? {
    var start = 0
    for element in UTF8Scalars(name) where isFullStop(element.scalar) {
      if try isWrong(name, start..<element.range.lowerBound) { return start..<element.range.lowerBound }
      start = element.range.upperBound
    }
    return try isWrong(name, start..<name.count) ? start..<name.count : nil
  }

  private static func isWrong(
    _ name: UnsafeBufferPointer<UInt8>, _ label: Range<Int>
  ) throws(ICUError) -> Bool {
    let text = String(decoding: name[label], as: UTF8.self)
    do throws(IDNAError) {
      guard try isAllowed(IDNA.toUnicodeWithContextO(text)) else { return true }
      return try IDNA.toASCII(text).utf8.count > HostLabels.maximumLabelBytes
    } catch {
      if case .failed(let failure) = error { throw failure }
      return true
    }
  }

  /// The separators of labels that RFC 3490, section 3.1, and UTS #46 recognize.
  static func isFullStop(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "." || scalar == "\u{3002}" || scalar == "\u{FF0E}" || scalar == "\u{FF61}"
  }

  /// Whether all code points of a mapped name are allowed by RFC 5892.
  private static func isAllowed(_ name: String) throws(IDNAError) -> Bool {
    do throws(ICUError) {
      for scalar in name.unicodeScalars where scalar != "." {
        if try !IDNA2008.isAllowed(scalar) { return false }
      }
      return true
    } catch {
      throw .failed(error)
    }
  }
}
