// swift-tools-version: 6.2

import PackageDescription

// A package of its own, so that users of the library never resolve the harness. It sees more than the products when
// LOCALIZED_VALIDATION_DEVELOPMENT is set, as `.ci/allocations` sets it.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "swift-localized-validation", path: "../.."),
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.0", traits: []),
  ],
  targets: [
    // The harness looks for its targets in a folder named Benchmarks, which the package's own is.
    .executableTarget(
      name: "ValidationBenchmarks",
      dependencies: [
        .product(name: "BenchmarkSubjects", package: "swift-localized-validation"),
        .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "Validation",
      resources: [
        .embedInCode("product-rules.json"), .embedInCode("products.json"),
      ],
      swiftSettings: [
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ],
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    )
  ],
  swiftLanguageModes: [.v6]
)
