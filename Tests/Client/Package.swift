// swift-tools-version: 6.1

import PackageDescription

// A package of somebody else's: what the README and the articles promise must compile here, in both language
// modes, beside Foundation.
let dependencies: [Target.Dependency] = [
  .product(name: "LocalizedValidation", package: "swift-localized-validation"),
  .product(name: "OpenCombine", package: "OpenCombine", condition: .when(platforms: [.linux])),
]

let package = Package(
  name: "Client",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "swift-localized-validation", path: "../.."),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ],
  targets: [
    .executableTarget(
      name: "SwiftSix",
      dependencies: dependencies,
      swiftSettings: [.swiftLanguageMode(.v6)]
    ),
    .executableTarget(
      name: "SwiftFive",
      dependencies: dependencies,
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .executableTarget(name: "LiveForm", dependencies: dependencies),
  ]
)
