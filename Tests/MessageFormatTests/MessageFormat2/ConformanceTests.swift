import Foundation
import Testing

@testable import MessageFormat

@Suite(
  "Conformance suite of MessageFormat 2", .enabled(if: ConformanceSuite.isPresent, ConformanceSuite.comment))
struct MessageFormat2ConformanceTests {
  private static let functions = MessageFunctions.standard.adding(TestFunction.all)

  @Test("has every case of LDML 48.2")
  func size() { #expect(ConformanceSuite.cases.count == ConformanceSuite.count) }

  @Test(
    "writes the text and the parts, and reports the errors in their order", arguments: ConformanceSuite.cases)
  func run(test: ConformanceSuite.Case) throws {
    let kinds: [String]
    let parts: [MessagePart]
    do throws(MessagePatternError) {
      let message = try MessagePattern(
        messageFormat2: test.source, locale: test.locale, functions: Self.functions)
      let written = message.write(test.arguments, isolating: test.isIsolating)
      (kinds, parts) = (written.errors.map(\.kind.rawValue), written.parts)
      #expect(message.format(test.arguments, isolating: test.isIsolating) == written.text)
    } catch {
      kinds = MessagePattern.errors(inMessageFormat2: test.source).map(\.kind.rawValue)
      parts = []
      #expect(error.kind.rawValue == kinds.first)
    }
    #expect(kinds == test.errors)
    if let text = test.text {
      #expect(Array(parts.map(\.string).joined().unicodeScalars) == Array(text.unicodeScalars))
    }
    if let expected = test.parts {
      let expected = try JSONSerialization.jsonObject(with: expected) as? [[String: Any]] ?? []
      #expect(parts.count == expected.count)
      for (part, expected) in zip(parts, expected) {
        let part = part.members
        // A part may say more than the case, which names what it is about.
        for (name, value) in expected {
          #expect(try Self.text(part[name] ?? "absent") == Self.text(value), "\(name)")
        }
      }
    }
  }

  /// A JSON value with its members in order.
  private static func text(_ value: Any) throws -> String {
    String(
      decoding: try JSONSerialization.data(withJSONObject: [value], options: .sortedKeys), as: UTF8.self)
  }
}

extension MessagePart {
  /// The part by the suite's names.
  fileprivate var members: [String: Any] {
    switch self {
    case .text(let text): ["type": "text", "value": text]
    case .bidiIsolation(let control): ["type": "bidiIsolation", "value": control]
    case .fallback(let source): ["type": "fallback", "source": source]
    case .markup(let markup):
      [
        "type": "markup", "kind": markup.kind, "name": markup.name, "id": markup.id ?? "",
        "options": markup.options,
      ]
    case .value(let value):
      [
        "type": value.type.rawValue, "value": value.text, "dir": value.direction ?? "auto",
        "locale": value.locale,
        "id": value.id ?? "", "parts": (value.pieces ?? []).map { ["type": $0.type, "value": $0.value] },
      ]
    }
  }
}
