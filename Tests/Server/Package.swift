// swift-tools-version: 6.2

import PackageDescription

// A server of somebody else's, by Hummingbird: what the article on servers shows, driven over HTTP by `.ci/server`.
let package = Package(
  name: "Server",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "swift-localized-validation", path: "../..", traits: []),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.0.0"),
  ],
  targets: [
    .executableTarget(
      name: "Server",
      dependencies: [
        .product(name: "LocalizedValidation", package: "swift-localized-validation"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
      ]
    )
  ]
)
