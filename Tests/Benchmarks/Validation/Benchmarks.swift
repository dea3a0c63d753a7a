import Benchmark

/// What the benchmarks measure:
/// ```sh
/// export LOCALIZED_VALIDATION_DEVELOPMENT=1
/// swift package --package-path Tests/Benchmarks --scratch-path .build-benchmarks benchmark --no-progress
/// ```
/// Whatever is named `valid …` has a threshold as well, 0 allocations, in `Tests/Benchmarks/Thresholds`; `.ci/allocations`
/// fails where one of them takes memory.
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
  schemaBenchmarks()
  keystrokeBenchmarks()
  messageBenchmarks()
  ruleCostBenchmarks()
}
