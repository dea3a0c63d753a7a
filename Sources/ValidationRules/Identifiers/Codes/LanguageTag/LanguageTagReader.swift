import Primitives
import ValidationCore

/// Reads a language tag subtag by subtag, by the grammar of RFC 5646, section 2.1.
struct LanguageTagReader {
  struct Fault {
    let code: ValidationError.Code
    let subtag: Range<Int>
  }

  private let utf8: UnsafeBufferPointer<UInt8>
  /// The subtags that the tag must have; nil for any.
  private let known: KnownSubtags?
  /// The subtag that is read next; nil at the end.
  private var current: Range<Int>?
  /// Where the first variant is.
  private var firstVariant: Int?
  /// A bit for each singleton that has been read.
  private var singletons: UInt64 = 0

  init(_ utf8: UnsafeBufferPointer<UInt8>, of known: KnownSubtags?) {
    (self.utf8, self.known) = (utf8, known)
    current = Self.subtag(of: utf8, from: 0)
  }

  /// The first fault, or nil for a valid tag.
  mutating func read() -> Fault? {
    if isPrivateUse { return readPrivateUse() }
    if let fault = readLanguage() { return fault }
    if length == 4, isAlphabetic, let fault = take(known?.scripts) { return fault }
    if length == 2 && isAlphabetic || length == 3 && isNumeric, let fault = take(known?.regions) {
      return fault
    }
    while isVariant { if let fault = readVariant() { return fault } }
    while length == 1, isAlphanumeric, !isPrivateUse { if let fault = readExtension() { return fault } }
    if isPrivateUse { return readPrivateUse() }
    return current.map { Fault(code: .languageTagSyntax, subtag: $0) }
  }

  /// A language of two or three letters with up to three extended ones, or one of four to eight letters.
  private mutating func readLanguage() -> Fault? {
    guard isAlphabetic, 2...8 ~= length else { return syntaxFault }
    let isShort = length <= 3
    if let fault = take(known?.languages) { return fault }
    var extended = 0
    while isShort, extended < 3, length == 3, isAlphabetic {
      if let fault = take(known?.languages) { return fault }
      extended += 1
    }
    return nil
  }

  private mutating func readVariant() -> Fault? {
    guard let subtag = current else { return nil }
    let first = firstVariant ?? subtag.lowerBound
    firstVariant = first
    if known != nil, isAmongVariants(from: first, subtag) {
      return Fault(code: .languageTagRepeated, subtag: subtag)
    }
    return take(known?.variants)
  }

  /// Whether a variant is one of those before it, which are registered and therefore few.
  private func isAmongVariants(from first: Int, _ variant: Range<Int>) -> Bool {
    var start = first
    while start < variant.lowerBound {
      let earlier = Self.subtag(of: utf8, from: start)
      // Both are of letters and digits.
      let isSame =
        earlier.count == variant.count
        && zip(utf8[earlier], utf8[variant]).allSatisfy { $0 | 0x20 == $1 | 0x20 }
      if isSame { return true }
      start = earlier.upperBound + 1
    }
    return false
  }

  private mutating func readExtension() -> Fault? {
    guard let singleton = current, let value = CheckDigits.value(of: utf8[singleton.lowerBound]) else {
      return syntaxFault
    }
    let bit = UInt64(1) << UInt64(value)
    if known != nil, singletons & bit != 0 { return Fault(code: .languageTagRepeated, subtag: singleton) }
    singletons |= bit
    advance()
    guard current != nil else { return Fault(code: .languageTagSyntax, subtag: singleton) }
    guard 2...8 ~= length, isAlphanumeric else { return syntaxFault }
    while 2...8 ~= length, isAlphanumeric { advance() }
    return nil
  }

  private mutating func readPrivateUse() -> Fault? {
    guard let singleton = current else { return nil }
    advance()
    if current == nil { return Fault(code: .languageTagSyntax, subtag: singleton) }
    while current != nil {
      guard 1...8 ~= length, isAlphanumeric else { return syntaxFault }
      advance()
    }
    return nil
  }

  /// Passes a subtag, which must be among those of its kind where they are known.
  private mutating func take(_ registered: ByteStringTable?) -> Fault? {
    guard let subtag = current else { return syntaxFault }
    if let registered, !KnownSubtags.contain(registered, utf8, subtag) {
      return Fault(code: .languageTagUnknown, subtag: subtag)
    }
    advance()
    return nil
  }

  private mutating func advance() {
    guard let subtag = current else { return }
    current = subtag.upperBound < utf8.count ? Self.subtag(of: utf8, from: subtag.upperBound + 1) : nil
  }

  private static func subtag(of utf8: UnsafeBufferPointer<UInt8>, from start: Int) -> Range<Int> {
    start..<(utf8[start...].firstIndex(of: UInt8(ascii: "-")) ?? utf8.count)
  }

  private var syntaxFault: Fault? {
    Fault(code: .languageTagSyntax, subtag: current ?? utf8.count..<utf8.count)
  }

  /// The number of bytes of the current subtag; -1 at the end.
  private var length: Int { current?.count ?? -1 }

  private var isPrivateUse: Bool {
    current.map { $0.count == 1 && utf8[$0.lowerBound] | 0x20 == UInt8(ascii: "x") } ?? false
  }

  /// Five to eight letters and digits, or four of which the first is a digit.
  private var isVariant: Bool {
    guard let current, isAlphanumeric else { return false }
    return 5...8 ~= current.count || current.count == 4 && 0x30...0x39 ~= utf8[current.lowerBound]
  }

  private var isAlphabetic: Bool { current.map { utf8[$0].allSatisfy { 0x61...0x7A ~= $0 | 0x20 } } ?? false }
  private var isNumeric: Bool { current.map { utf8[$0].allSatisfy { 0x30...0x39 ~= $0 } } ?? false }
  private var isAlphanumeric: Bool {
    current.map { utf8[$0].allSatisfy(HostLabels.isLetterOrDigit) } ?? false
  }
}
