// swift-tools-version: 6.2

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
    .package(name: "swift-localized-validation", path: "../..", traits: [.defaults, "Macros"]),
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
    // With an application's own files of Xcode.
    .executableTarget(
      name: "AppleTables",
      dependencies: dependencies + [
        .product(name: "LocalizedValidationAppleCatalogs", package: "swift-localized-validation")
      ]
    ),
    // Rules as attributes of properties, with the trait `Macros`.
    .executableTarget(
      name: "Macros",
      dependencies: dependencies,
      swiftSettings: [.swiftLanguageMode(.v6)]
    ),
    // Beside modules that have some of the package's names.
    .target(name: "ArgumentParserNames"),
    .target(name: "SwiftUINames"),
    .target(name: "VaporNames"),
    .executableTarget(
      name: "Neighbours",
      dependencies: dependencies + ["ArgumentParserNames", "SwiftUINames", "VaporNames"]
    ),
    // What the type checker may try for one expression, counted in scopes, so that a slow machine does not count. Forty
    // fields with four rules each take more than 3,000, since a field may have a name or not.
    .target(
      name: "CompileTime",
      dependencies: dependencies,
      swiftSettings: [.unsafeFlags(["-Xfrontend", "-solver-scope-threshold=6000"])]
    ),
  ]
)
