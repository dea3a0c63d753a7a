import ICU
import MessageFormat

/// The plain form of message patterns: text, `{name}`, plurals, ordinals and selects, without quotes, offsets and other
/// formats than that of labels.
extension PlainCatalog {
  private static let categories = PluralCategory.allCases.map { Array($0.rawValue.utf8) }
  private static let other = Array("other".utf8)
  private static let select = Array("select".utf8)
  private static let kinds = ["select", "plural", "ordinal", "arg"].map { Array($0.utf8) }

  mutating func quotedMessage() -> Bool {
    take(UInt8(ascii: "\"")) && message(depth: 0, end: UInt8(ascii: "\""))
  }

  /// Passes an object that chooses by one argument, whose name comes first if it is not `count`.
  mutating func choice(depth: Int = 0) -> Bool {
    guard depth < MessageSource.deepestNesting, take(UInt8(ascii: "{")) else { return false }
    var selectors: [UnsafeBufferPointer<UInt8>] = []
    var isSelect = false
    var isFirst = true
    repeat {
      skipWhitespace()
      guard take(UInt8(ascii: "\"")),
        let selector = take(UInt8(ascii: "=")) ? number() : word(),
        take(UInt8(ascii: "\""))
      else { return false }
      skipWhitespace()
      guard take(UInt8(ascii: ":")) else { return false }
      skipWhitespace()
      if Self.kinds.contains(where: selector.elementsEqual) {
        guard isFirst, take(UInt8(ascii: "\"")), word() != nil, take(UInt8(ascii: "\"")) else { return false }
        isSelect = selector.elementsEqual(Self.select)
      } else {
        guard isSelect || Self.isNumber(selector) || Self.categories.contains(where: selector.elementsEqual),
          !isSelect || !Self.isNumber(selector),
          selectors.count < 16, !selectors.contains(where: { $0.elementsEqual(selector) }),
          byte == UInt8(ascii: "{") ? choice(depth: depth + 1) : quotedMessage()
        else { return false }
        selectors.append(selector)
      }
      isFirst = false
      skipWhitespace()
    } while take(UInt8(ascii: ","))
    return take(UInt8(ascii: "}")) && selectors.contains { $0.elementsEqual(Self.other) }
  }

  /// Passes a message and the byte after it.
  mutating func message(depth: Int, end: UInt8) -> Bool {
    while true {
      guard literalText() else { return false }
      if byte == end { break }
      switch byte {
      case UInt8(ascii: "{"):
        guard argument(depth: depth) else { return false }
      case UInt8(ascii: "'"):
        guard take(UInt8(ascii: "'")) else { return false }
        switch byte {
        case UInt8(ascii: "'"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "#"), UInt8(ascii: "|"),
          UInt8(ascii: "\\"):
          return false
        default: break
        }
      default:
        guard escape() else { return false }
      }
    }
    return take(end)
  }

  private mutating func argument(depth: Int) -> Bool {
    guard take(UInt8(ascii: "{")) else { return false }
    skipSpaces()
    guard word() != nil else { return false }
    skipSpaces()
    if take(UInt8(ascii: "}")) { return true }
    guard take(UInt8(ascii: ",")), depth < Self.deepestNesting else { return false }
    skipSpaces()
    guard let type = word() else { return false }
    if type.elementsEqual("number".utf8) { return numberStyle() }
    let isSelect = type.elementsEqual("select".utf8)
    guard isSelect || type.elementsEqual("plural".utf8) || type.elementsEqual("selectordinal".utf8) else {
      return false
    }
    skipSpaces()
    guard take(UInt8(ascii: ",")) else { return false }
    return forms(isSelect: isSelect, depth: depth)
  }

  /// Passes the styles of numbers that are labels, such as ports and lines: `::group-off`, perhaps in Latin digits.
  private mutating func numberStyle() -> Bool {
    skipSpaces()
    guard take(UInt8(ascii: ",")) else { return false }
    skipSpaces()
    for byte in "::group-off".utf8 where !take(byte) { return false }
    if take(0x20) {
      for byte in "latin".utf8 where !take(byte) { return false }
    }
    return take(UInt8(ascii: "}"))
  }

  /// Passes the forms of a choice, which have different selectors and include `other`, and the closing brace.
  private mutating func forms(isSelect: Bool, depth: Int) -> Bool {
    var selectors: [UnsafeBufferPointer<UInt8>] = []
    while true {
      skipSpaces()
      if take(UInt8(ascii: "}")) { return selectors.contains { $0.elementsEqual(Self.other) } }
      guard let selector = !isSelect && take(UInt8(ascii: "=")) ? number() : word(),
        isSelect || Self.isNumber(selector) || Self.categories.contains(where: selector.elementsEqual),
        selectors.count < 16, !selectors.contains(where: { $0.elementsEqual(selector) })
      else { return false }
      selectors.append(selector)
      skipSpaces()
      guard take(UInt8(ascii: "{")), message(depth: depth + 1, end: UInt8(ascii: "}")) else { return false }
    }
  }

  private static func isNumber(_ selector: UnsafeBufferPointer<UInt8>) -> Bool {
    selector.first.map { $0 <= UInt8(ascii: "9") } ?? false
  }

  private mutating func skipSpaces() {
    while take(0x20) {}
  }
}
