// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "swift-localized-validation", path: "../..")],
  targets: [
    .executableTarget(
      name: "Fuzz",
      dependencies: [.product(name: "FuzzSubjects", package: "swift-localized-validation")],
      // libFuzzer brings `main`; Runner.swift says what takes its place.
      swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])],
      // gold ends with an error of its own over so much instrumentation.
      linkerSettings: [.unsafeFlags(["-use-ld=lld"])]
    )
  ]
)
