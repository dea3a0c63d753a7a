import Benchmark

/// What `swift package benchmark` measures.
///
/// Whatever is named `valid …` has a threshold as well, 0 allocations, in `Sources/Benchmarks/Thresholds`; this fails
/// where one of them takes memory:
/// ```sh
/// swift package benchmark thresholds check --path Sources/Benchmarks/Thresholds --filter 'valid .*'
/// ```
let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration.metrics = [.wallClock, .processorTime, .instructions, .allocations]
  Benchmark.defaultConfiguration.scalingFactor = .kilo
  Benchmark.defaultConfiguration.timeUnits = .nanoseconds
  // One iteration fills what is made once and kept: pools, tables, compiled messages.
  Benchmark.defaultConfiguration.warmupIterations = 1

  emailBenchmarks()
  textBenchmarks()
  signUpBenchmarks()
  productBenchmarks()
  keystrokeBenchmarks()
  messageBenchmarks()
  ruleCostBenchmarks()
}
