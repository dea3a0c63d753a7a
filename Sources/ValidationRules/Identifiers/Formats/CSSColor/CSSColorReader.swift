/// The grammar of colors in CSS (CSS Color Module Level 4, sections 4 to 10).
struct CSSColorReader {
  /// A component of a color.
  private enum Component {
    case number, percentage, angle, none
  }

  /// Which components a function takes.
  private struct Function {
    let form: CSSColorForm
    let components: [[Component]]
    /// Whether commas may be between them, as before level 4.
    var hasCommas = false
  }

  private static let functions: [String: Function] = {
    let (level, hue): ([Component], [Component]) = ([.number, .percentage, .none], [.number, .angle, .none])
    let rgb = Function(form: .rgb, components: [level, level, level], hasCommas: true)
    let hsl = Function(form: .hsl, components: [hue, level, level], hasCommas: true)
    func plain(_ form: CSSColorForm, _ components: [Component]...) -> Function {
      Function(form: form, components: components)
    }
    return [
      "rgb": rgb, "rgba": rgb, "hsl": hsl, "hsla": hsl, "hwb": plain(.hwb, hue, level, level),
      "lab": plain(.lab, level, level, level), "lch": plain(.lch, level, level, hue),
      "oklab": plain(.oklab, level, level, level), "oklch": plain(.oklch, level, level, hue),
      "color": plain(.color, level, level, level),
    ]
  }()

  private static let spaces: Set<String> = [
    "a98-rgb", "display-p3", "display-p3-linear", "prophoto-rgb", "rec2020", "srgb", "srgb-linear", "xyz",
    "xyz-d50",
    "xyz-d65",
  ]

  private let utf8: UnsafeBufferPointer<UInt8>
  private var offset = 0

  init(_ utf8: UnsafeBufferPointer<UInt8>) { self.utf8 = utf8 }

  private var byte: UInt8 { offset < utf8.count ? utf8[offset] : 0 }

  /// The offset at which the text is not a color of one of the forms; nil if it is one.
  mutating func fault(_ forms: Set<CSSColorForm>) -> Int? {
    if byte == UInt8(ascii: "#") { return forms.contains(.hex) ? hexFault() : 0 }
    let name = word()
    if byte == UInt8(ascii: "("), let function = Self.functions[name] {
      guard forms.contains(function.form) else { return 0 }
      offset += 1
      return functionFault(function)
    }
    let isName =
      name == "transparent" || name == "currentcolor" || CSSColorNames.all.contains(name)
      || CSSColorNames.system.contains(name)
    guard isName, forms.contains(.name) else { return 0 }
    return offset == utf8.count ? nil : offset
  }

  private mutating func hexFault() -> Int? {
    offset = 1
    while offset < utf8.count, IPv6Syntax.isHexDigit(utf8[offset]) { offset += 1 }
    guard offset == utf8.count else { return offset }
    return [4, 5, 7, 9].contains(offset) ? nil : offset
  }

  /// Reads what follows the parenthesis.
  private mutating func functionFault(_ function: Function) -> Int? {
    skipSpace()
    if function.form == .color {
      let start = offset
      guard Self.spaces.contains(word()), skipSpace() else { return start }
    }
    var first = Component.none
    var isLegacy = false
    for (index, accepted) in function.components.enumerated() {
      if index > 0 {
        let hasSpace = skipSpace()
        if index == 1, function.hasCommas, byte == UInt8(ascii: ",") { isLegacy = true }
        if isLegacy {
          guard byte == UInt8(ascii: ",") else { return offset }
          offset += 1
          skipSpace()
        } else if !hasSpace, !isNumberStart {
          return offset
        }
      }
      let start = offset
      guard let kind = component(), accepted.contains(kind) else { return start }
      if index == 0 { first = kind }
      if isLegacy, !isLegacyValid(function, first, kind) { return start }
    }
    skipSpace()
    if byte == (isLegacy ? UInt8(ascii: ",") : UInt8(ascii: "/")) {
      offset += 1
      skipSpace()
      let start = offset
      guard let alpha = component(), alpha == .number || alpha == .percentage || alpha == .none && !isLegacy
      else {
        return start
      }
      skipSpace()
    }
    guard byte == UInt8(ascii: ")") else { return offset }
    offset += 1
    return offset == utf8.count ? nil : offset
  }

  /// Whether a component after a comma is valid: those of RGB are of one type, and the last two of HSL percentages.
  private func isLegacyValid(_ function: Function, _ first: Component, _ last: Component) -> Bool {
    first != .none && last == (function.form == .rgb ? first : .percentage)
  }

  /// Reads a word in lowercase: letters, digits and hyphens.
  private mutating func word() -> String {
    let start = offset
    while HostLabels.isLetterOrDigit(byte) || byte == UInt8(ascii: "-") { offset += 1 }
    // No word of the grammar is longer.
    return offset - start > 32 ? "" : String(decoding: utf8[start..<offset], as: UTF8.self).lowercased()
  }

  @discardableResult
  private mutating func skipSpace() -> Bool {
    let start = offset
    while byte == 0x20 || 0x09...0x0A ~= byte || 0x0C...0x0D ~= byte { offset += 1 }
    return offset > start
  }

  /// Whether a number can begin here without a space before it, as in `1+2`.
  private var isNumberStart: Bool {
    byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }

  private mutating func component() -> Component? {
    if byte | 0x20 == UInt8(ascii: "n") { return word() == "none" ? Component.none : nil }
    guard readNumber() else { return nil }
    if byte == UInt8(ascii: "%") {
      offset += 1
      return .percentage
    }
    guard 0x61...0x7A ~= byte | 0x20 else { return .number }
    return ["deg", "grad", "rad", "turn"].contains(word()) ? .angle : nil
  }

  /// Reads a number of CSS: a sign, digits, a fraction, an exponent.
  private mutating func readNumber() -> Bool {
    if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { offset += 1 }
    var hasDigits = skipDigits()
    if byte == UInt8(ascii: "."), offset + 1 < utf8.count, 0x30...0x39 ~= utf8[offset + 1] {
      offset += 1
      hasDigits = skipDigits()
    }
    guard hasDigits else { return false }
    if byte | 0x20 == UInt8(ascii: "e") {
      let start = offset
      offset += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { offset += 1 }
      if !skipDigits() { offset = start }
    }
    return true
  }

  private mutating func skipDigits() -> Bool {
    let start = offset
    while 0x30...0x39 ~= byte { offset += 1 }
    return offset > start
  }
}
