public import ValidationCore

/// A kind of JSON Pointer.
public enum JSONPointerForm: String, Sendable, Hashable, CaseIterable, Codable {
  /// From the top of a document: RFC 6901, `/items/0/name`.
  case absolute
  /// From a place in a document: `1/name`, `0#`, as in the draft of Relative JSON Pointers.
  case relative
}

extension Rules {
  static let jsonPointer = RuleOf(
    "jsonPointer",
    "The text is a JSON Pointer, from the top of a document or from a place in it.",
    standard: "RFC 6901; draft-bhutton-relative-json-pointer-00",
    reports: [.grammar],
    samples: [
      RuleSample(
        valid: ["", "/items/0/name", "/a~1b/m~0n", "/道/😎"],
        invalid: ["items": .identifierShape, "/a~": .identifierShape, "#/a": .identifierShape]),
      RuleSample(
        ["form": "relative"], valid: ["0#", "1/a/0", "12"],
        invalid: ["/a": .identifierShape, "01": .identifierShape]),
    ],
    takes: .choice("form", shorthand: true, default: .absolute),
    make: JSONPointerRule.init
  )
}

extension Validation where Value == String {
  /// The text is a JSON Pointer from the top of a document. See ``jsonPointer(_:)``.
  public static var jsonPointer: Validation { jsonPointer(.absolute) }

  /// The text is a JSON Pointer: RFC 6901, or a relative one.
  ///
  /// In the form of a text, not of a fragment of a URI (`#/a`).
  ///
  /// Code: `identifier.shape`, at the first character that is not of the grammar.
  public static func jsonPointer(_ form: JSONPointerForm) -> Validation { Rules.jsonPointer(form) }
}

struct JSONPointerRule: TextRule {
  let form: JSONPointerForm

  var quick: QuickCheck? {
    switch form {
    case .absolute:
      QuickCheck { Self.fault(in: UnsafeBufferPointer(start: $1, count: $2), .absolute) == nil }
    case .relative:
      QuickCheck { Self.fault(in: UnsafeBufferPointer(start: $1, count: $2), .relative) == nil }
    }
  }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    if let fault = Self.fault(in: text.utf8, form) {
      sink.report(.grammar("jsonPointer", at: fault, in: text))
    }
  }

  /// The offset of the first byte that does not belong.
  private static func fault(in utf8: UnsafeBufferPointer<UInt8>, _ form: JSONPointerForm) -> Int? {
    var offset = 0
    if form == .relative {
      offset = utf8.firstIndex { !(0x30...0x39 ~= $0) } ?? utf8.count
      guard offset > 0 else { return 0 }
      if offset > 1, utf8[0] == UInt8(ascii: "0") { return 1 }
      if offset < utf8.count, utf8[offset] == UInt8(ascii: "#") {
        return offset + 1 == utf8.count ? nil : offset + 1
      }
    }
    if offset < utf8.count, utf8[offset] != UInt8(ascii: "/") { return offset }
    while offset < utf8.count {
      if utf8[offset] == UInt8(ascii: "~") {
        guard offset + 1 < utf8.count, utf8[offset + 1] == 0x30 || utf8[offset + 1] == 0x31 else {
          return offset
        }
      }
      offset += 1
    }
    return nil
  }
}
