import ICU
import ValidationCore

extension DomainName {
  /// The fault in a name with non-ASCII or `xn--` labels.
  static func internationalizedFault(
    in utf8: UnsafeBufferPointer<UInt8>, _ name: Range<Int>
  ) throws(ICUError) -> Fault? {
    if try isPlainlyValid(UnsafeBufferPointer(rebasing: utf8[name])) { return nil }
    return try mappedFault(in: utf8, name)
  }

  /// The fault of a name, by its forms alone: the reference of ``isPlainlyValid(_:)``.
  static func mappedFault(
    in utf8: UnsafeBufferPointer<UInt8>, _ name: Range<Int>
  ) throws(ICUError) -> Fault? {
    let ascii = try IDNA.asciiForm(of: String(decoding: utf8[name], as: UTF8.self))
    if ascii.faults.contains(.domainNameTooLong), ascii.faults.isSubset(of: tooLong) {
      return .tooLong(ascii.name.isEmpty ? name.count : ascii.name.utf8.count)
    }
    var faults = ascii.faults
    // The mapping reads an empty last label as the root, and also a last label of invisible characters.
    if faults.isEmpty, ascii.name.utf8.last != UInt8(ascii: ".") {
      let isReadable = try isReadable(UnsafeBufferPointer(rebasing: utf8[name]))
      if isReadable, !endsInNumber(ascii.name) { return nil }
      if !isReadable { faults.insert(.disallowedCodePoint) }
    }
    let labels = labels(of: utf8, name)
    for label in labels {
      if let fault = try labelFault(in: utf8, label) { return fault }
    }
    // Each label is valid by itself.
    if let last = labels.last, endsInNumber(try asciiForm(of: utf8, last).name) { return .numeric(last) }
    faults.remove(.hyphensInThirdAndFourthPlace)
    if faults.isEmpty { return nil }
    if faults.contains(.domainNameTooLong) { return .tooLong(ascii.name.utf8.count) }
    for label in labels where faults.contains(.bidi) {
      var readable = try IDNA.readableForm(of: String(decoding: utf8[label], as: UTF8.self)).name
      if readable.withUTF8({ !BidiRule.isLabel($0) }) { return .internationalized(label) }
    }
    return .internationalized(name)
  }

  /// Whether a name is certainly valid, found without making a text of its forms.
  static func isPlainlyValid(_ name: UnsafeBufferPointer<UInt8>) throws(ICUError) -> Bool {
    let allowed = try IDNA2008.allowed.get()
    return try IDNA.withValidForms(of: name) { readable, ascii in
      allowed.containsAll(of: readable) && !HostLabels.endsInNumber(ascii, 0..<ascii.count)
    } ?? false
  }

  private static let tooLong: Set<IDNAError.Reason> = [.domainNameTooLong, .labelTooLong]
  /// The rules that RFC 1123 also has.
  private static let shape: Set<IDNAError.Reason> = tooLong.union([.leadingHyphen, .trailingHyphen])

  private static func labelFault(
    in utf8: UnsafeBufferPointer<UInt8>, _ label: Range<Int>
  ) throws(ICUError) -> Fault? {
    if label.isEmpty { return .emptyLabel(label) }
    let isShaped = utf8[label].allSatisfy {
      $0 >= 0x80 || HostLabels.isLetterOrDigit($0) || $0 == UInt8(ascii: "-")
    }
    guard isShaped else { return .label(label) }
    var ascii = try asciiForm(of: utf8, label)
    if !ascii.faults.isEmpty, ascii.faults.isSubset(of: shape) { return .label(label) }
    let isEncoded = ascii.name.withUTF8 { HostLabels.isEncoded($0, 0..<$0.count) }
    if !isEncoded { ascii.faults.remove(.hyphensInThirdAndFourthPlace) }
    guard ascii.faults.isEmpty else { return .internationalized(label) }
    if !isEncoded { return nil }
    return try isReadable(UnsafeBufferPointer(rebasing: utf8[label])) ? nil : .internationalized(label)
  }

  private static func asciiForm(
    of utf8: UnsafeBufferPointer<UInt8>, _ label: Range<Int>
  ) throws(ICUError) -> IDNA.Mapping {
    try IDNA.asciiForm(of: String(decoding: utf8[label], as: UTF8.self))
  }

  /// Whether the form for people has only code points that RFC 5892 allows, in the contexts that it requires.
  private static func isReadable(_ utf8: UnsafeBufferPointer<UInt8>) throws(ICUError) -> Bool {
    // Most names are already in that form.
    if try IDNA2008.isPlain(utf8) { return true }
    let readable = try IDNA.readableForm(of: String(decoding: utf8, as: UTF8.self))
    let faults = readable.faults.subtracting([.hyphensInThirdAndFourthPlace])
    return faults.isEmpty ? try IDNA2008.allows(readable.name) : false
  }

  private static func endsInNumber(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { HostLabels.endsInNumber($0, 0..<$0.count) }
  }

  static func labels(of utf8: UnsafeBufferPointer<UInt8>, _ name: Range<Int>) -> [Range<Int>] {
    var labels: [Range<Int>] = []
    var start = name.lowerBound
    for element in UTF8Scalars(UnsafeBufferPointer(rebasing: utf8[name])) where isFullStop(element.scalar) {
      labels.append(start..<name.lowerBound + element.range.lowerBound)
      start = name.lowerBound + element.range.upperBound
    }
    labels.append(start..<name.upperBound)
    return labels
  }
}
