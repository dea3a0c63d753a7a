import Benchmark
import Foundation
import JSONText
import LocalizedValidation

/// What each rule costs for a kilobyte of text, at three sizes and over the text that it finds hardest.
///
/// Where a rule takes time linear in its text, the three figures of a row are about the same.
func ruleCostBenchmarks() {
  for cost in RuleCost.all {
    Benchmark(
      "cost of \(cost.name)",
      configuration: Benchmark.Configuration(
        metrics: RuleCost.sizes.map(\.metric),
        warmupIterations: 0,
        scalingFactor: .one,
        maxDuration: .milliseconds(500),
        maxIterations: 3
      )
    ) { benchmark in
      for size in RuleCost.sizes {
        benchmark.measurement(size.metric, cost.nanosecondsPerKilobyte(at: size.bytes))
      }
    }
  }
}

/// One rule of the registry over long texts.
private struct RuleCost {
  static let sizes: [(bytes: Int, metric: BenchmarkMetric)] = [
    (1 << 10, .custom("ns/KB at 1 KB")), (1 << 15, .custom("ns/KB at 32 KB")),
    (1 << 20, .custom("ns/KB at 1 MB")),
  ]

  let name: String
  /// The rule with the arguments of each of its samples.
  private let rules: [RuleDocument]

  /// Every rule that takes texts.
  static let all: [RuleCost] = RuleDefinition.builtIn.compactMap { definition in
    let uses = Set(definition.samples.map(\.argumentsJSON)).sorted()
    let rules = uses.compactMap { use in
      try? RuleDocument(json: "{\"fields\": {\"a\": [{\"\(definition.name)\": \(use)}]}}".utf8)
    }
    let takesText = rules.contains { rule in
      let record = JSONNode(.object([JSONNode.Member(key: "a", value: JSONNode(.string("a")))]))
      return !rule.errors(in: record).contains { $0.code == .typeMismatch }
    }
    return takesText ? RuleCost(name: definition.name, rules: rules) : nil
  }

  /// What the texts are repetitions of: plain letters and digits of several scripts, and what is hard to take apart.
  private static let units = [
    "a", "1", "ب", "٣", "漢", "e\u{301}", "\u{301}", "👩‍👩‍👧‍👦", "\u{202E}", "a.", "@a", "a@a.", "-", "[", "\\", "=",
    "%41", "\u{200D}", " a", "0:", "ﷺ", "\u{1100}\u{1161}\u{11A8}",
  ]

  /// The longest of the times over all texts, each the best of three, divided by their size.
  func nanosecondsPerKilobyte(at size: Int) -> Int {
    var longest = 0
    for unit in Self.units {
      let text = String(repeating: unit, count: size / unit.utf8.count)
      let record = JSONNode(.object([JSONNode.Member(key: "a", value: JSONNode(.string(text)))]))
      for rule in rules {
        let times = (0..<3).map { _ in
          let start = processorNanoseconds()
          blackHole(rule.errors(in: record))
          return processorNanoseconds() - start
        }
        longest = max(longest, times.min() ?? 0)
      }
    }
    return longest * 1024 / size
  }
}
