import Foundation
import Primitives
import Randomness
import Testing
import ValidationCore

@testable import ValidationRules

/// Numbers of few digits are tested by them before a rule runs. Written with an exponent they are not, so the rules
/// themselves tell what must be found.
@Suite("A chain over a number")
struct NumberChainTests {
  private static let limits = [
    "0", "-1", "5", "5.5", "-0.25", "12.345", "1000000", "0.01", "999999999999999999", "1e3", "-2e40",
  ]
  private static let factors = ["0.01", "0.25", "5", "7", "1e2", "0.000000000000000003", "30", "1"]

  private static func number(_ text: String?) -> RuleValue { .number(ExactDecimal(written: text ?? "0")) }

  private static func rule(_ random: inout some RandomNumberGenerator) throws -> Validation<ExactDecimal> {
    let bound = number(limits.randomElement(using: &random))
    let scale = Int.random(in: 0...4, using: &random)
    let uses: [(RuleDefinition, [String: RuleValue])] = [
      (Rules.greaterThan.definition, ["bound": bound]), (Rules.lessThan.definition, ["bound": bound]),
      (Rules.greaterThanOrEqual.definition, ["bound": bound]),
      (Rules.lessThanOrEqual.definition, ["bound": bound]),
      (Rules.min.definition, ["value": bound]), (Rules.max.definition, ["value": bound]),
      (Rules.range.definition, ["below": bound]),
      (
        Rules.between.definition,
        ["lower": number("-0.25"), "upper": number("5.5"), "inclusive": .boolean(.random(using: &random))]
      ),
      (
        Rules.sign.definition,
        [
          "is": .text(
            ["positive", "negative", "nonNegative", "nonPositive"].randomElement(using: &random) ?? "")
        ]
      ),
      (Rules.multipleOf.definition, ["factor": number(factors.randomElement(using: &random))]),
      (
        Rules.precisionScale.definition,
        [
          "precision": .number(ExactDecimal(scale + .random(in: 1...20, using: &random))),
          "scale": .number(ExactDecimal(scale)),
        ]
      ),
    ]
    guard let (definition, arguments) = uses.randomElement(using: &random),
      case .typed(let rule) = try definition.make(arguments), let number = rule.number
    else { throw CancellationError() }
    return number
  }

  /// A chain of up to six rules, themselves chains or altered rules now and then.
  private static func chain(_ random: inout some RandomNumberGenerator, depth: Int = 0) throws -> Validation<
    ExactDecimal
  > {
    let members = try (0..<Int.random(in: 1...6, using: &random)).map { _ in
      let isChain = depth < 2 && Int.random(in: 0..<5, using: &random) == 0
      let member = isChain ? try chain(&random, depth: depth + 1) : try rule(&random)
      return switch Int.random(in: 0..<8, using: &random) {
      case 0: member.asWarning
      case 1: member.message("own.key")
      case 2: Validation<ExactDecimal> { if $0.extent.sign < 0 { throw ValidationError(code: "own") } }
      default: member
      }
    }
    return .chain(members, stopsAtFirst: Bool.random(using: &random))
  }

  private static func text(_ random: inout some RandomNumberGenerator) -> String {
    let whole = [0, 5, 30, 999_999, 1_000_000, 1_000_001, 123_456_789_012].randomElement(using: &random) ?? 0
    let fraction = ["", ".5", ".50", ".25", ".01", ".345", ".000000", ".123456"].randomElement(using: &random)
    return (Bool.random(using: &random) ? "-" : "") + "\(whole)" + (fraction ?? "")
  }

  @Test("finds the same in a number whichever way it is written", arguments: 0..<40)
  func agreement(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    for _ in 0..<30 {
      let chain = try Self.chain(&random)
      for _ in 0..<20 {
        let text = Self.text(&random)
        func codes(_ text: String) -> [String] {
          chain.errors(in: ExactDecimal(written: text)).map { "\($0.severity) \($0.code)" }
        }
        #expect(codes(text) == codes(text + "e0"), "\(text) \(chain.constraint)")
        #expect(
          chain.isValid(value: ExactDecimal(written: text))
            == chain.isValid(value: ExactDecimal(written: text + "e0")), "\(text)")
      }
    }
  }

  @Test("finds the same in a decimal of Foundation", arguments: 0..<20)
  func decimals(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    for _ in 0..<100 {
      let limit = Decimal(Int.random(in: -50...50, using: &random)) / 4
      let exact = RuleValue.number(try #require(ExactDecimal(limit)))
      let pairs: [(Validation<Decimal>, Validation<ExactDecimal>?)] = [
        (.range(limit...), Rules.min.definition.number(["value": exact])),
        (.range(...limit), Rules.max.definition.number(["value": exact])),
        (.greaterThan(limit), Rules.greaterThan.definition.number(["bound": exact])),
        (.lessThan(limit), Rules.lessThan.definition.number(["bound": exact])),
        (.precisionScale(4, 2), Rules.precisionScale.definition.number(["precision": 4, "scale": 2])),
        (.sign(.nonNegative), Rules.sign.definition.number(["is": "nonNegative"])),
        (.multipleOf(0.25), Rules.multipleOf.definition.number(["factor": Self.number("0.25")])),
      ]
      let text = Self.text(&random)
      let decimal = try #require(Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")))
      for (rule, reference) in pairs {
        let reference = try #require(reference)
        #expect(
          rule.errors(in: decimal).map(\.code)
            == reference.errors(in: ExactDecimal(written: text)).map(\.code),
          "\(text) \(rule.constraint)")
      }
      #expect(!Validation<Decimal>.range(0...).isValid(value: .nan))
    }
  }
}

extension RuleDefinition {
  fileprivate func number(_ arguments: [String: RuleValue]) -> Validation<ExactDecimal>? {
    guard case .typed(let rule) = try? make(arguments) else { return nil }
    return rule.number
  }
}
