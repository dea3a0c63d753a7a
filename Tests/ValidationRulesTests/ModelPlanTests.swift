import Foundation
import Testing
import ValidationCore
import ValidationRules

/// A chain of rules about a model tests what the model stores before it calls a rule. Its errors are those of the rules
/// one by one, which have no such tests.
@Suite("Rules of models in a chain")
struct ModelPlanTests {
  struct Inner: Sendable {
    var code: String?
    var count = 1
  }

  struct Model: Sendable {
    var flag = true
    var text = ""
    var optional: String?
    var count = 0
    var limit: Int?
    var price: Decimal = 0
    var rebate: Decimal?
    var kind: String?
    var number: String?
    var least: Int?
    var cap: Decimal?
    var start: Date?
    var end: Date?
    var inner = Inner()
    var maybe: Inner?
    var list: [Inner] = []
    var computed: String { text + "!" }
  }

  static let fields: [Validation<Model>] = [
    .field("text", \.text, .length(2...8), .noBidiControls, .normalized()),
    .field("optional", \.optional, .required, .notBlank, .length(...5)),
    .field("optional", \.optional, .email),
    .field("computed", \.computed, .length(...6)),
    .field("count", \.count, .range(1...9), .multipleOf(3)),
    .field("limit", \.limit, .range(1...9)),
    .field("limit", \.limit, Validation<Int>.required),
    .field("price", \.price, .precisionScale(4, 2), .range(0...)),
    .field("rebate", \.rebate, .range(0..<5)),
    .require("number", \.number, if: "kind", \.kind, is: "K", "box"),
    .require("number", \.number, unless: "kind", \.kind, is: "K", "none"),
    .prohibit("number", \.number, if: "kind", \.kind, is: "none"),
    .require("number", \.number, if: "kind", \.kind, is: "é"),
    .require("rebate", \.rebate, if: "kind", \.kind, is: "box"),
    .require("number", \.number, if: "limit", \.limit, is: 3),
    .field("number", \.number, .digits(4)).when { $0.flag },
    .field("text", \.text, .notBlank).message(literal: "own"),
    .field("text", \.text, .noneOf(["admin", "مدير"])).asWarning,
    .compare("price", \.price.optional, .notBefore, "rebate", \.rebate),
    .compare("rebate", \.rebate, .before, "cap", \.cap),
    .compare("cap", \.cap, .sameAs, "rebate", \.rebate),
    .compare("limit", \.limit, .notBefore, "least", \.least),
    .compare("limit", \.limit, .differentFrom, "least", \.least),
    .compare("start", \.start, .notAfter, "end", \.end),
    .compare("end", \.end, .after, "start", \.start),
    .compare("start", \.start, .sameAs, "end", \.end),
    .compare("kind", \.kind, .sameAs, "optional", \.optional),
    .compare("kind", \.kind, .differentFrom, "number", \.number),
    .compare("kind", \.kind, .notAfter, "optional", \.optional),
    .confirmed("kind", \.kind, by: \.optional, named: "optional"),
    .confirmed("rebate", \.rebate, by: \.cap, named: "cap"),
  ]
  static let inner: [Validation<Inner>] = [
    .field("code", \.code, .required, .matches("[A-Z]{2}[0-9]*")), .field("count", \.count, .range(1...3)),
  ]

  static let texts = [
    "", "a", "ab", "مرحبا", "मेहता", "e\u{301}e\u{301}", "\u{301}", "a\u{202E}bc", "\0\0", "👨‍👩‍👧‍👦👨‍👩‍👧‍👦", "ab\n",
    "admin", "مدير", "x@example.com", "K", "\u{212A}", "é", "e\u{301}",
    "a text that is stored outside of the model, 李雷",
  ]
  static let kinds: [String?] = [
    nil, "", "K", "\u{212A}", "box", "none", "é", "e\u{301}", "a kind of sixteen",
  ]
  static let numbers: [String?] = [nil, "", "12", "١٢", "12345"]
  static let counts = [0, 1, 3, 9, 10, -3, .max, .min, 1_000_000_000_000_000_000]
  static let prices: [Decimal] = [0, -1, Decimal(12.25), Decimal(string: "0.125") ?? 0, 100, .nan, 1e30]

  static let dates: [Date?] = [
    nil, Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 86_400), .distantPast,
    Date(timeIntervalSince1970: .nan), Date(timeIntervalSince1970: 0),
  ]

  static let models: [Model] = {
    var models: [Model] = []
    for index in 0..<400 {
      // Numbers without a common divisor, so that each value meets many others.
      func one<Value>(_ values: [Value], _ step: Int) -> Value { values[index * step % values.count] }
      var model = Model(flag: index % 2 == 0, text: one(texts, 1))
      model.optional = index % 5 == 0 ? nil : one(texts, 7)
      model.count = one(counts, 5)
      model.limit = index % 4 == 0 ? nil : one(counts, 2)
      model.price = one(prices, 3)
      model.rebate = index % 3 == 0 ? nil : one(prices, 4)
      (model.kind, model.number) = (one(kinds, 11), one(numbers, 3))
      model.least = index % 5 == 0 ? nil : one(counts, 4)
      model.cap = index % 7 == 0 ? nil : one(prices, 5)
      (model.start, model.end) = (one(dates, 1), one(dates, 1 + index / 6))
      model.inner = Inner(code: one(texts, 13), count: one(counts, 4))
      model.maybe = index % 2 == 0 ? nil : Inner(code: one(numbers, 2), count: one(counts, 7))
      model.list = (0..<index % 4).map { Inner(code: one(texts, $0 + 2), count: one(counts, $0 + 1)) }
      models.append(model)
    }
    return models
  }()

  static func expectTheSame(_ chain: Validation<Model>, _ rules: [Validation<Model>]) {
    var errors = 0
    for model in models {
      let found = chain.errors(in: model)
      #expect(found == rules.flatMap { $0.errors(in: model) }, "\(model)")
      #expect(chain.isValid(value: model) == found.allSatisfy { $0.severity == .warning }, "\(model)")
      errors += found.count
    }
    #expect(errors > models.count)
  }

  @Test("report what the rules report one by one, in their order")
  func inOrder() {
    Self.expectTheSame(.chain(Self.fields), Self.fields)
    Self.expectTheSame(.chain(Self.fields.reversed()), Self.fields.reversed())
  }

  @Test("do so as chains of chains")
  func nested() {
    let fields = Self.fields
    let chain = Validation<Model>.all(
      .chain(Array(fields[..<5])), fields[5],
      .chain([.chain(Array(fields[6..<12])), .chain(Array(fields[12...]))]))
    Self.expectTheSame(chain, fields)
  }

  @Test("do so in stored and absent parts, and in elements")
  func parts() {
    func parts(_ rules: Validation<Inner>) -> [Validation<Model>] {
      [
        .field("inner", \.inner, rules), .field("maybe", \.maybe, rules),
        .field("list", \.list, .each(rules)),
      ]
    }
    // Each rule alone has no tests.
    let alone = Self.inner.map(parts)
    for model in Self.models {
      let found = Validation.chain(parts(.chain(Self.inner))).errors(in: model)
      let expected = alone.flatMap { $0 }.flatMap { $0.errors(in: model) }
      #expect(Set(found.map(\.description)) == Set(expected.map(\.description)), "\(model)")
      #expect(found.count == expected.count)
    }
  }

  @Test("end at the first error if only that is asked for")
  func ends() {
    let chain = Validation.chain(Self.fields, stopsAtFirst: true)
    for model in Self.models {
      var expected: [ValidationError] = []
      for rule in Self.fields where !expected.contains(where: { $0.severity == .error }) {
        expected += rule.errors(in: model)
      }
      #expect(chain.errors(in: model) == expected, "\(model)")
    }
  }
}

extension Decimal {
  fileprivate var optional: Decimal? { self }
}
