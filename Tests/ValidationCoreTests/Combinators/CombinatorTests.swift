import Synchronization
import Testing
import ValidationCore

/// Counts how often a rule ran.
final class Counter: Sendable {
  private let count = Mutex(0)
  var value: Int { count.withLock { $0 } }
  func increment() { count.withLock { $0 += 1 } }
}

extension Validation {
  /// Refuses every value with a code.
  static func refuse(_ code: ValidationError.Code) -> Validation {
    Validation { _ in throw ValidationError(code: code) }
  }

  static var accept: Validation { Validation { _ in } }
}

@Suite("Chains")
struct ChainTests {
  @Test("all list every error, in order", arguments: ["", "نص", "文"])
  func all(value: String) {
    let chain = Validation<String>.all(.refuse("a"), .accept, .refuse("b"), .refuse("a"))
    #expect(chain.errors(in: value).map(\.code) == ["a", "b", "a"])
  }

  @Test("a chain that stops runs no rule after the first that fails")
  func stopping() {
    let later = Counter()
    let counting = Validation<Int> { _ in later.increment() }
    let chain = Validation<Int>.firstFailure(.refuse("w").asWarning, .accept, .refuse("a"), counting)
    #expect(
      chain.errors(in: 1) == [
        ValidationError(code: "w", severity: .warning), ValidationError(code: "a"),
      ])
    #expect(!chain.isValid(value: 1))
    #expect(later.value == 0)
  }

  @Test("a verdict stops at the first error")
  func verdict() {
    let later = Counter()
    let chain = Validation<Int>.refuse("a").and(Validation { _ in later.increment() })
    #expect(!chain.isValid(value: 1))
    #expect(later.value == 0)
  }

  @Test("an empty chain accepts everything")
  func empty() {
    #expect(Validation<String>.chain([]).errors(in: "").isEmpty)
    #expect(Validation<Int>.all().isValid(value: 0))
  }

  @Test("a chain may be very long", arguments: [2, 3, 1_000, 200_000])
  func long(count: Int) {
    let rules = (0..<count).map { _ in Validation<Int>.accept } + [.refuse("z")]
    let texts = (0..<count).map { _ in Validation<String>.accept } + [.refuse("z")]
    for stops in [false, true] {
      #expect(Validation.chain(rules, stopsAtFirst: stops).errors(in: 0).map(\.code) == ["z"])
      #expect(Validation.chain(texts, stopsAtFirst: stops).errors(in: "").map(\.code) == ["z"])
    }
  }

  @Test("nested chains stop on their own")
  func nested() {
    let inner = Validation<Int>.firstFailure(.refuse("a"), .refuse("b"))
    #expect(Validation<Int>.all(inner, .refuse("c"), inner).errors(in: 0).map(\.code) == ["a", "c", "a"])
  }
}

@Suite("Alternatives, conditions, adjustments")
struct CombinatorTests {
  typealias Rule = Validation<String>

  static let both = Rule.all(.refuse("a"), .refuse("b"))

  @Test(
    "or accepts what either accepts, and else lists the closer one",
    arguments: [
      (Rule.accept.or(.refuse("x")), []), (Rule.refuse("x").or(.accept), []),
      (both.or(.refuse("c")), ["c"]), (Rule.refuse("c").or(both), ["c"]),
      (Rule.refuse("c").or(.refuse("d")), ["c"]),
    ] as [(Rule, [ValidationError.Code])]
  )
  func or(rule: Rule, codes: [ValidationError.Code]) {
    #expect(rule.errors(in: "值").map(\.code) == codes)
    #expect(rule.isValid(value: "值") == codes.isEmpty)
  }

  @Test("or keeps the warnings of the alternative that accepts")
  func orWarnings() {
    let rule = Rule.refuse("x").or(.refuse("w").asWarning)
    #expect(rule.errors(in: "") == [ValidationError(code: "w", severity: .warning)])
    #expect(rule.isValid(value: ""))
  }

  @Test("not turns a verdict round")
  func not() {
    #expect(Rule.not(.accept).errors(in: "") == [ValidationError(code: .notAllowed)])
    #expect(Rule.not(.refuse("x")).errors(in: "").isEmpty)
    #expect(Rule.not(.refuse("x").asWarning).errors(in: "").map(\.code) == [.notAllowed])
  }

  @Test("when and unless ask the value", arguments: ["نعم", "لا"])
  func conditions(value: String) {
    let rule = Rule.refuse("x")
    #expect(rule.when { $0 == "نعم" }.isValid(value: value) == (value != "نعم"))
    #expect(rule.unless { $0 == "نعم" }.isValid(value: value) == (value == "نعم"))
  }

  @Test("a message and a severity reach every error of the rule and no other")
  func adjustments() {
    let rule = Rule.all(Self.both.message("Both {x}").asWarning, .refuse("c").message(literal: "نصّ"))
    #expect(
      rule.errors(in: "") == [
        ValidationError(code: "a", severity: .warning, message: .key("Both {x}")),
        ValidationError(code: "b", severity: .warning, message: .key("Both {x}")),
        ValidationError(code: "c", message: .literal("نصّ")),
      ]
    )
    #expect(Self.both.asWarning.isValid(value: ""))
    #expect(throws: Never.self) { try Self.both.asWarning.validate(value: "") }
  }
}
