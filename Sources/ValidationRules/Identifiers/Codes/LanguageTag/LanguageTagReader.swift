import ICU
import Primitives
import ValidationCore

/// Reads a language tag subtag by subtag, by the grammar of RFC 5646, section 2.1.
struct LanguageTagReader {
  struct Fault {
    let code: ValidationError.Code
    let subtag: Range<Int>
  }

  private let utf8: UnsafeBufferPointer<UInt8>
  private let isKnown: Bool
  /// The subtag that is read next; nil at the end.
  private var current: Range<Int>?
  /// Where the first variant is.
  private var firstVariant: Int?
  /// A bit for each singleton that has been read.
  private var singletons: UInt64 = 0

  init(_ utf8: UnsafeBufferPointer<UInt8>, isKnown: Bool) {
    self.utf8 = utf8
    self.isKnown = isKnown
    current = Self.subtag(of: utf8, from: 0)
  }

  /// The first fault, or nil for a valid tag.
  mutating func read() throws(ICUError) -> Fault? {
    if isPrivateUse { return readPrivateUse() }
    if let fault = try readLanguage() { return fault }
    if length == 4, isAlphabetic, let fault = try take(.script) { return fault }
    if length == 2 && isAlphabetic || length == 3 && isNumeric, let fault = try take(.region) { return fault }
    while isVariant { if let fault = try readVariant() { return fault } }
    while length == 1, isAlphanumeric, !isPrivateUse { if let fault = readExtension() { return fault } }
    if isPrivateUse { return readPrivateUse() }
    return current.map { Fault(code: .languageTagSyntax, subtag: $0) }
  }

  /// A language of two or three letters with up to three extended ones, or one of four to eight letters.
  private mutating func readLanguage() throws(ICUError) -> Fault? {
    guard isAlphabetic, 2...8 ~= length else { return syntaxFault }
    let isShort = length <= 3
    if let fault = try take(.language) { return fault }
    var extended = 0
    while isShort, extended < 3, length == 3, isAlphabetic {
      if let fault = try take(.language) { return fault }
      extended += 1
    }
    return nil
  }

  private mutating func readVariant() throws(ICUError) -> Fault? {
    guard let subtag = current else { return nil }
    let first = firstVariant ?? subtag.lowerBound
    firstVariant = first
    if isKnown, isAmongVariants(from: first, subtag) {
      return Fault(code: .languageTagRepeated, subtag: subtag)
    }
    return try take(.variant)
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
    if isKnown, singletons & bit != 0 { return Fault(code: .languageTagRepeated, subtag: singleton) }
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

  /// Passes a subtag, which must be registered where that is asked.
  private mutating func take(_ kind: ValidSubtags.Kind) throws(ICUError) -> Fault? {
    guard let subtag = current else { return syntaxFault }
    if isKnown, try !KnownSubtags.all(kind).get().contains(utf8, subtag) {
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

/// The registered subtags of one kind.
private struct KnownSubtags: Sendable {
  private let subtags: ByteStringTable
  private static let longest = 8

  static func all(_ kind: ValidSubtags.Kind) -> Result<KnownSubtags, ICUError> {
    switch kind {
    case .language: languages
    case .script: scripts
    case .region: regions
    case .variant: variants
    case .subdivision: subdivisions
    }
  }

  private static let languages = make(.language)
  private static let scripts = make(.script)
  private static let regions = make(.region)
  private static let variants = make(.variant)
  private static let subdivisions = make(.subdivision)

  private static func make(_ kind: ValidSubtags.Kind) -> Result<KnownSubtags, ICUError> {
    StandardCodes.all(kind).map { KnownSubtags(subtags: ByteStringTable(Array($0))) }
  }

  /// Whether a subtag of letters and digits is one of them, in any letter case.
  func contains(_ utf8: UnsafeBufferPointer<UInt8>, _ subtag: Range<Int>) -> Bool {
    guard subtag.count <= Self.longest else { return false }
    var lowercase: UInt64 = 0
    return withUnsafeMutableBytes(of: &lowercase) { lowercase in
      // The bit of lowercase letters is set in digits.
      for (index, place) in subtag.enumerated() { lowercase[index] = utf8[place] | 0x20 }
      return subtags.contains(lowercase.baseAddress?.assumingMemoryBound(to: UInt8.self), subtag.count)
    }
  }
}
