// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

#if canImport(Glibc)
  import Glibc
#endif

/// Every Swift target sees exactly what it imports, names its existentials, and builds in Swift 6 mode.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// What the page of the tool is served by; no library has it.
func server(_ product: String) -> Target.Dependency {
  .product(name: product, package: "swift-nio", condition: .when(traits: ["Page"]))
}

/// What macros are made with; nobody without the trait resolves it.
func syntax(_ product: String) -> Target.Dependency {
  .product(name: product, package: "swift-syntax", condition: .when(traits: ["Macros"]))
}

let openCombine: Target.Dependency = .product(
  name: "OpenCombine",
  package: "OpenCombine",
  condition: .when(platforms: [.linux, .android, .windows], traits: ["OpenCombine"])
)

/// Puts the Swift runtime and the essentials of Foundation into a release binary, which starts twice as fast as with
/// shared ones.
///
/// Only the tool is linked so: flags of a target that no library product has are no concern of a client. Its symbols are
/// not exported, so that what nothing refers to is left out.
let staticRuntime: [LinkerSetting] = [
  .unsafeFlags(
    [
      "-static-stdlib", "-use-ld=lld", "-l_FoundationCollections", "-l_FoundationCShims", "-lstdc++",
      "-Xlinker", "--no-export-dynamic",
    ] + (loaderReadsPackedRelocations ? ["-Xlinker", "-z", "-Xlinker", "pack-relative-relocs"] : []),
    .when(platforms: [.linux], configuration: .release)
  )
]

/// Whether the loader of this system reads packed relocations, which take 1.6 MB less: that of glibc does from 2.36 on.
var loaderReadsPackedRelocations: Bool {
  #if canImport(Glibc)
    var name = [CChar](repeating: 0, count: 32)
    guard confstr(Int32(_CS_GNU_LIBC_VERSION), &name, name.count) > 0 else { return false }
    let text = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    return !text.split { !$0.isNumber }.compactMap { Int($0) }.lexicographicallyPrecedes([2, 36])
  #else
    return false
  #endif
}

/// ICU, by both of its pkg-config files: since ICU 76, `icu-i18n.pc` requires `icu-uc` only privately, so alone it
/// links half of ICU.
let icu: [Target.Dependency] = ["libicui18n", "libicuuc"]

func icuLibrary(_ pkgConfig: String, target: String) -> Target {
  .systemLibrary(name: target, pkgConfig: pkgConfig, providers: [.apt(["libicu-dev"]), .brew(["icu4c"])])
}

func library(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(of name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: [.byName(name: name)] + dependencies,
    swiftSettings: settings
  )
}

// The modules, each above those that it needs. A name in brackets is linked or compiled only with that trait.
//
//   LintCatalogs                 `swift package lint-catalogs` for packages of others, which builds the tool when it runs
//   RuleMacros                   @Validatable and @Rules, for the compiler                          [Macros]
//   rulecheck                    the tool, a file for each subcommand; `serve` needs SwiftNIO [Page]; WorkloadSubject beside it runs a workload
//   LocalizedValidationAppleCatalogs   layers from .strings, .stringsdict and .xcstrings
//   LocalizedValidationTesting   checks for somebody's own rule, catalog or language
//   LocalizedValidation          what users import: joins error codes to messages, and exports what is below
//   ModelDecoding                models from JSON, with all errors at once
//   JSONSchemas                  JSON Schema as rules of this engine
//   MetaSchemas                  the bytes of the drafts' meta-schemas
//   RuleDocuments                rules as JSON data
//   ValidatedProperties          @Validated, @Validate and Form                                   [OpenCombine]
//   ValidationRules              the built-in rules
//   DocumentStorage              @DocStorage, a value in a JSON file
//   ValidationCore               Validation, Validator, ValidationError, paths; knows no language
//   MessageLocalization          catalogs, layers, the active locale, lint; knows no rule
//   BundledCatalogs              the bytes of Localizations
//   PageCatalogs                 the words of the page of the tool, in every language
//   CatalogFormats               files of translation tools and of Apple: ARB, PO, XLIFF, .strings, .xcstrings
//   MessageFormat                message patterns: parser, compiler, writer; knows no catalog
//   TextAutomata                 our own machines over sets that ICU gives: patterns, clusters, lengths, search
//   CPhonePlans                  the numbering plans of the world, as tables
//   ICU                          owners of ICU's objects, one a file
//   CQuietBytes                  text, ends of JSON records, and rows and cells of CSV, many bytes at a time
//   CICUShim                     C over libicu: opaque handles, no policy
//   BulkJSON                     many JSON texts in a row, for the tool                              [SIMDJSON]
//   JSONText, CJSONTape          one grammar of JSON: nodes with places, and a tape
//   Primitives                   a lock, exact decimals
//   Essentials                   the part of Foundation that brings no ICU of its own
//
let package = Package(
  name: "LocalizedValidation",
  // Synchronization's Mutex is there since macOS 15. Apple's other systems have no ICU that a package may link.
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "LocalizedValidation", targets: ["LocalizedValidation"]),
    .library(name: "LocalizedValidationAppleCatalogs", targets: ["LocalizedValidationAppleCatalogs"]),
    .library(name: "LocalizedValidationTesting", targets: ["LocalizedValidationTesting"]),
    .library(name: "DocumentStorage", targets: ["DocumentStorage", "ValidationCore"]),
    .executable(name: "rulecheck", targets: ["RulecheckMain"]),
    .plugin(name: "LintCatalogs", targets: ["LintCatalogs"]),
  ],
  traits: [
    .default(enabledTraits: ["OpenCombine", "SIMDJSON"]),
    .trait(
      name: "OpenCombine", description: "`$field.publisher` where the system has no Combine; by OpenCombine"),
    .trait(
      name: "SIMDJSON",
      description: "rulecheck reads JSON by simdjson, which must be installed; no library uses it"),
    .trait(
      name: "Page", description: "rulecheck serve, a page to try rules in; by SwiftNIO, which no library uses"
    ),
    .trait(
      name: "Macros",
      description: "@Validatable, which writes rules from attributes of properties; by swift-syntax"
    ),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.6.0"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.80.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"604.0.0"),
  ],
  targets: [
    icuLibrary("icu-i18n", target: "libicui18n"),
    icuLibrary("icu-uc", target: "libicuuc"),
    .target(name: "CICUShim", dependencies: icu),
    .target(name: "BundledCatalogs"),
    .target(name: "PageCatalogs", exclude: ["Localizations"]),
    .target(name: "CPhonePlans"),

    library("Essentials"),
    library("Primitives", ["Essentials"]),
    library("ICU", ["CICUShim", "Primitives"]),
    .target(name: "CJSONTape"),
    .target(name: "CQuietBytes"),
    library("JSONText", ["CJSONTape", "CQuietBytes", "Primitives"]),
    // For reading files of records alone; no library needs it.
    .target(
      name: "CSimdjson",
      dependencies: ["CJSONTape"],
      linkerSettings: [.linkedLibrary("simdjson")]
    ),
    library(
      "BulkJSON",
      ["CJSONTape", .target(name: "CSimdjson", condition: .when(traits: ["SIMDJSON"])), "JSONText"]
    ),
    library("TextAutomata", ["ICU", "Primitives"]),
    library("MessageFormat", ["Essentials", "ICU", "Primitives"]),
    library("CatalogFormats", ["ICU", "JSONText", "MessageFormat", "Primitives"]),
    library(
      "MessageLocalization",
      [
        "Essentials", "BundledCatalogs", "CQuietBytes", "ICU", "JSONText", "MessageFormat", "Primitives",
        "TextAutomata",
      ]
    ),
    library("ValidationCore", ["Essentials", "Primitives"]),
    library(
      "ValidationRules",
      ["CPhonePlans", "Essentials", "JSONText", "ValidationCore", "ICU", "Primitives", "TextAutomata"]),
    library(
      "RuleDocuments",
      [
        "Essentials", "ValidationRules", "ValidationCore", "CJSONTape", "JSONText", "ICU", "Primitives",
        "TextAutomata",
      ]
    ),
    .target(name: "MetaSchemas"),
    library(
      "JSONSchemas",
      [
        "CJSONTape", "Essentials", "ICU", "JSONText", "MetaSchemas", "Primitives", "RuleDocuments",
        "TextAutomata", "ValidationCore", "ValidationRules",
      ]
    ),
    library(
      "ModelDecoding",
      ["Essentials", "JSONText", "Primitives", "TextAutomata", "ValidationCore", "ValidationRules"]
    ),
    library(
      "ValidatedProperties",
      ["Essentials", "Primitives", "MessageLocalization", "ValidationCore", openCombine]),
    library("DocumentStorage", ["Essentials", "Primitives", "ValidationCore"]),
    library(
      "LocalizedValidation",
      [
        "Essentials", "DocumentStorage", "ICU", "JSONSchemas", "JSONText", "MessageFormat",
        "MessageLocalization", "ModelDecoding", "Primitives",
        "RuleDocuments", "ValidatedProperties", "ValidationCore", "ValidationRules",
        .target(name: "RuleMacros", condition: .when(traits: ["Macros"])),
      ]
    ),
    // Without its trait it is an empty program, which only a build of the package itself makes.
    .macro(
      name: "RuleMacros",
      dependencies: [
        syntax("SwiftCompilerPlugin"), syntax("SwiftDiagnostics"), syntax("SwiftParser"),
        syntax("SwiftSyntax"),
        syntax("SwiftSyntaxBuilder"), syntax("SwiftSyntaxMacros"),
      ],
      swiftSettings: settings
    ),
    library(
      "LocalizedValidationTesting",
      [
        "Essentials", "LocalizedValidation", "MessageFormat", "MessageLocalization", "Primitives",
        "ValidationRules",
      ]),
    library(
      "LocalizedValidationAppleCatalogs",
      ["Essentials", "CatalogFormats", "ICU", "LocalizedValidation", "MessageFormat", "MessageLocalization"]
    ),

    .target(
      name: "rulecheck",
      dependencies: [
        "Essentials", "LocalizedValidation", "LocalizedValidationAppleCatalogs", "BulkJSON", "CatalogFormats",
        "CJSONTape", "CQuietBytes", "ICU", "JSONSchemas", "JSONText", "MessageFormat", "MessageLocalization",
        "PageCatalogs", "Primitives", "RuleDocuments", "TextAutomata", "ValidationCore", "ValidationRules",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        server("NIOCore"), server("NIOHTTP1"), server("NIOPosix"),
      ],
      resources: [
        .embedInCode("Demo/signups.ndjson"),
        .embedInCode("Demo/signup-rules.json"),
        .embedInCode("Demo/field-labels.json"),
        .embedInCode("Page/page.css"),
        .embedInCode("Page/page.js"),
      ],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "RulecheckMain",
      dependencies: ["rulecheck", .product(name: "ArgumentParser", package: "swift-argument-parser")],
      swiftSettings: settings,
      linkerSettings: staticRuntime
    ),
    .plugin(
      name: "LintCatalogs",
      capability: .command(
        intent: .custom(verb: "lint-catalogs", description: "Checks the package's catalogs of messages.")),
      path: "Sources/LintCatalogs"
    ),
    // Runs a workload of Tests/Benchmarks/Workloads, beside other engines.
    .executableTarget(
      name: "WorkloadSubject",
      dependencies: ["AllocationCounter", "LocalizedValidation", "BulkJSON", "JSONText", "RuleDocuments"],
      path: "Tests/WorkloadSubject",
      swiftSettings: settings
    ),
    .target(name: "CICUOracle", dependencies: icu, path: "Tests/CICUOracle"),
    .target(
      name: "MessageOracle",
      dependencies: ["CICUOracle", "MessageFormat"],
      path: "Tests/MessageOracle",
      swiftSettings: settings
    ),
    .target(name: "AllocationCounter", path: "Tests/AllocationCounter"),
    // What each rule costs, beside the same check in C.
    .target(name: "RuleChecks", dependencies: icu, path: "Tests/Benchmarks/RuleCosts/Checks"),
    .executableTarget(
      name: "RuleCosts",
      dependencies: [
        "AllocationCounter", "LocalizedValidation", "MessageFormat", "MessageLocalization", "MessageOracle",
        "RuleChecks", "RuleDocuments", "ValidationCore", "ValidationRules",
      ],
      path: "Tests/Benchmarks/RuleCosts/Tool",
      swiftSettings: settings
    ),
    // Validates documents by schemas for Tests/Benchmarks/Schemas, beside other validators.
    .executableTarget(
      name: "SchemaSubject",
      dependencies: ["AllocationCounter", "JSONSchemas", "JSONText", "LocalizedValidation"],
      path: "Tests/Benchmarks/Schemas/Tool",
      swiftSettings: settings
    ),
    .target(name: "Randomness", path: "Tests/Randomness", swiftSettings: settings),
    .target(
      name: "HostileJSON", dependencies: ["Randomness"], path: "Tests/HostileJSON", swiftSettings: settings),
    .target(
      name: "ProcessLocale",
      dependencies: ["MessageLocalization"],
      path: "Tests/ProcessLocale",
      swiftSettings: settings
    ),
    // Run by .ci/storage.
    .executableTarget(
      name: "StorageFaults",
      dependencies: ["LocalizedValidation"],
      path: "Tests/StorageFaults",
      swiftSettings: settings
    ),
    .target(
      name: "UnicodeDataFiles",
      dependencies: ["ICU"],
      path: "Tests/UnicodeDataFiles",
      swiftSettings: settings
    ),
    tests(of: "ICU", ["CICUOracle", "CICUShim", "Primitives", "Randomness", "UnicodeDataFiles"]),
    tests(of: "Primitives"),
    tests(
      of: "TextAutomata",
      ["AllocationCounter", "ICU", "Primitives", "Randomness", "UnicodeDataFiles"]
    ),
    tests(of: "MessageFormat", ["ICU", "MessageOracle", "Primitives", "Randomness"]),
    tests(of: "JSONText", ["HostileJSON"]),
    tests(of: "BulkJSON", ["HostileJSON", "JSONText"]),
    tests(of: "CatalogFormats", ["JSONText", "MessageFormat"]),
    tests(
      of: "MessageLocalization",
      ["ICU", "JSONText", "MessageFormat", "MessageOracle", "Primitives", "ProcessLocale", "Randomness"]
    ),
    tests(of: "ValidationCore", ["Primitives"]),
    tests(of: "ModelDecoding", ["ValidationCore", "ValidationRules"]),
    tests(of: "ValidationRules", ["ValidationCore", "ICU", "AllocationCounter", "Primitives", "Randomness"]),
    tests(
      of: "RuleDocuments",
      [
        "ValidationCore", "HostileJSON", "JSONText", "ICU", "AllocationCounter", "Primitives",
        "Randomness", "TextAutomata",
      ]
    ),
    tests(of: "JSONSchemas", ["AllocationCounter", "JSONText", "ValidationCore"]),
    tests(
      of: "ValidatedProperties",
      [
        "LocalizedValidationTesting", "ValidationCore", "ValidationRules", "MessageLocalization",
        "Primitives",
        "ProcessLocale", openCombine,
      ]
    ),
    tests(of: "DocumentStorage", ["ValidationCore", openCombine]),
    tests(
      of: "LocalizedValidationAppleCatalogs",
      ["LocalizedValidation", "MessageFormat", "MessageLocalization"]
    ),
    tests(
      of: "LocalizedValidationTesting", ["LocalizedValidation", "MessageFormat", "MessageLocalization"]),
    tests(
      of: "LocalizedValidation",
      [
        "LocalizedValidationAppleCatalogs", "LocalizedValidationTesting", "Primitives", "ProcessLocale",
        openCombine,
      ]
    ),
    tests(
      of: "rulecheck",
      [
        "CatalogFormats", "CQuietBytes", "HostileJSON", "JSONText", "LocalizedValidation",
        "LocalizedValidationAppleCatalogs", "Primitives", "MessageFormat", "MessageLocalization",
        "ProcessLocale", "Randomness", "RuleDocuments", "ValidationCore",
        "ValidationRules", openCombine,
      ]
    ),
    // What fuzzers found is replayed; the fuzzers themselves are a package of their own in the same folder.
    .testTarget(
      name: "FuzzTests",
      dependencies: [
        "BulkJSON", "CatalogFormats", "DocumentStorage", "ICU", "JSONText", "LocalizedValidation",
        "LocalizedValidationAppleCatalogs", "MessageFormat", "MessageLocalization", "MessageOracle",
        "Primitives", "RuleDocuments", "TextAutomata",
        "ValidationCore", "ValidationRules", "rulecheck",
      ],
      path: "Tests/Fuzz/Sources",
      exclude: ["Fuzz/Runner.swift", "Fuzz/Survey.swift"],
      swiftSettings: settings
    ),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .gnu2x,
  cxxLanguageStandard: .cxx17
)

// What only work on the package itself requires, so that a client neither resolves nor sees it: the plugin that builds
// the documentation, and for the fuzzers and the benchmarks, packages of their own, what no product has.
if Context.environment["LOCALIZED_VALIDATION_DEVELOPMENT"] != nil {
  package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.4.0"))
  package.products += [
    .library(
      name: "FuzzSubjects", targets: ["LocalizedValidation", "BulkJSON", "rulecheck", "MessageOracle"]),
    .library(name: "BenchmarkSubjects", targets: ["LocalizedValidation", "JSONText", "AllocationCounter"]),
    .executable(name: "RuleCosts", targets: ["RuleCosts"]),
    .executable(name: "WorkloadSubject", targets: ["WorkloadSubject"]),
  ]
}
