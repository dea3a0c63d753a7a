// swift-tools-version: 6.2

import PackageDescription

// The smallest package of somebody else's that uses each library product, with the default traits or, as a server may,
// without any (`MINIMAL_CLIENT_TRAITS=none`). Built by `.ci/client`.
let traits: Set<Package.Dependency.Trait> =
  Context.environment["MINIMAL_CLIENT_TRAITS"] == "none" ? [] : [.defaults]

let package = Package(
  name: "MinimalClient",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "swift-localized-validation", path: "../..", traits: traits)],
  targets: [
    .executableTarget(
      name: "Minimal",
      dependencies: [.product(name: "LocalizedValidation", package: "swift-localized-validation")]
    ),
    .executableTarget(
      name: "Storage",
      dependencies: [.product(name: "DocumentStorage", package: "swift-localized-validation")]
    ),
    .testTarget(
      name: "MinimalTests",
      dependencies: [.product(name: "LocalizedValidationTesting", package: "swift-localized-validation")]
    ),
  ]
)
