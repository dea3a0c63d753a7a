public import ValidationCore

extension Rules {
  static let uriTemplate = RuleOf(
    "uriTemplate",
    "The text is a template from which URIs are made.",
    standard: "RFC 6570",
    reports: [.grammar, .urlPercentEncoding],
    samples: [
      RuleSample(
        valid: ["https://example.com/{term:1}/{term}{?q,lang*}", "{+path}/道", ""],
        invalid: [
          "a{b": .identifierShape, "{}": .identifierShape, "a b": .identifierShape, "%4": .urlPercentEncoding,
        ])
    ],
    make: URITemplateRule.init
  )
}

extension Validation where Value == String {
  /// The text is a URI template of any level: RFC 6570, section 2.
  ///
  /// An apostrophe may be in a literal (erratum 6937).
  ///
  /// Codes: `identifier.shape` (at the first character that is not of the grammar), `url.percentEncoding`.
  public static var uriTemplate: Validation { Rules.uriTemplate() }
}

struct URITemplateRule: TextRule {
  var quick: QuickCheck? {
    QuickCheck { Self.fault(in: UnsafeBufferPointer(start: $1, count: $2)) == nil }
  }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    switch Self.fault(in: text.utf8) {
    case nil: break
    case .grammar(let offset): sink.report(.grammar("uriTemplate", at: offset, in: text))
    case .percent(let offset):
      sink.report(ValidationError(reporting: .urlPercentEncoding, ranges: [offset..<offset + 1]))
    }
  }

  /// What is wrong, and the offset of it.
  private enum Fault {
    case grammar(Int)
    case percent(Int)
  }

  /// The first fault of a text.
  private static func fault(in utf8: UnsafeBufferPointer<UInt8>) -> Fault? {
    var offset = 0
    while offset < utf8.count {
      switch utf8[offset] {
      case UInt8(ascii: "{"): if let fault = expressionFault(utf8, &offset) { return .grammar(fault) }
      case UInt8(ascii: "%"):
        guard URLCharacters.isEncoded(utf8, offset, 0..<utf8.count) else { return .percent(offset) }
        offset += 3
      case let byte where isLiteral(byte): offset += 1
      default: return .grammar(offset)
      }
    }
    return nil
  }

  /// `literals`: visible ASCII without those signs, and other characters but controls.
  private static func isLiteral(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"), UInt8(ascii: "^"),
      UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: "}"):
      false
    default: byte > 0x20 && byte != 0x7F
    }
  }

  /// Reads an expression in braces; the place of the first fault if it is not one.
  private static func expressionFault(_ utf8: UnsafeBufferPointer<UInt8>, _ offset: inout Int) -> Int? {
    func byte(_ index: Int) -> UInt8 { index < utf8.count ? utf8[index] : 0 }
    offset += 1
    switch byte(offset) {
    case UInt8(ascii: "+"), UInt8(ascii: "#"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: ";"),
      UInt8(ascii: "?"), UInt8(ascii: "&"):
      offset += 1
    default: break
    }
    while true {
      if let fault = nameFault(utf8, &offset) { return fault }
      switch byte(offset) {
      case UInt8(ascii: "*"): offset += 1
      case UInt8(ascii: ":"):
        let start = offset + 1
        guard 0x31...0x39 ~= byte(start) else { return start }
        offset = start
        while offset < start + 4, 0x30...0x39 ~= byte(offset) { offset += 1 }
      default: break
      }
      switch byte(offset) {
      case UInt8(ascii: ","): offset += 1
      case UInt8(ascii: "}"):
        offset += 1
        return nil
      default: return offset
      }
    }
  }

  /// Reads the name of a variable: letters, digits, underscores and encoded bytes, with single dots between them.
  private static func nameFault(_ utf8: UnsafeBufferPointer<UInt8>, _ offset: inout Int) -> Int? {
    var isStart = true
    while offset < utf8.count {
      let byte = utf8[offset]
      if HostLabels.isLetterOrDigit(byte) || byte == UInt8(ascii: "_") {
        (offset, isStart) = (offset + 1, false)
      } else if byte == UInt8(ascii: "%") {
        guard URLCharacters.isEncoded(utf8, offset, 0..<utf8.count) else { return offset }
        (offset, isStart) = (offset + 3, false)
      } else if byte == UInt8(ascii: "."), !isStart {
        (offset, isStart) = (offset + 1, true)
      } else {
        break
      }
    }
    return isStart ? offset : nil
  }
}
