import Benchmark
import LocalizedValidation

/// Text of many scripts through a chain of built-in rules that look at all of it.
private let textRule = Validation<String>.all(
  .required, .notBlank, .normalized(), .noBidiControls, .noInvisibles, .length(3...800, maximumBytes: 8_000),
  .matches(#"[\p{L}\p{M}\p{N}\p{S}\x{200D}\x{FE0F}_@. ]+"#)
)

func textBenchmarks() {
  for sample in SampleText.valid {
    let text = sample.text
    Benchmark("valid text, \(sample.name)") { benchmark in
      precondition(textRule.isValid(value: text), "\(textRule.errors(in: text))")
      benchmark.measure { _ in blackHole(textRule.errors(in: text)) }
    }
  }
}
