import Benchmark
import LocalizedValidation

private let emailRule = Validation<String>.all(.required, .length(3...254), .email)

func emailBenchmarks() {
  let address = "someone.new25@example.com".onHeap
  Benchmark("valid email of 25 characters") { benchmark in
    benchmark.measure { _ in blackHole(emailRule.errors(in: address)) }
  }
  Benchmark("valid email of 25 characters, verdict only") { benchmark in
    benchmark.measure { _ in blackHole(emailRule.isValid(value: address)) }
  }
}
