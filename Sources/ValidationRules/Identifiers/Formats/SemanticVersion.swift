public import ValidationCore

extension ValidationError.Code {
  /// The version does not begin with three numbers parted by dots. No arguments. The suggestion is without a leading v.
  public static let semanticVersionCore: Self = "semanticVersion.core"
  /// A number of the version has a leading zero. No arguments.
  public static let semanticVersionLeadingZero: Self = "semanticVersion.leadingZero"
  /// What follows the hyphen is not of identifiers of letters, digits and hyphens parted by dots. No arguments.
  public static let semanticVersionPrerelease: Self = "semanticVersion.prerelease"
  /// What follows the plus sign is not of identifiers of letters, digits and hyphens parted by dots. No arguments.
  public static let semanticVersionBuild: Self = "semanticVersion.build"
}

extension RuleReport {
  static let semanticVersionCore = RuleReport(.semanticVersionCore)
  static let semanticVersionLeadingZero = RuleReport(.semanticVersionLeadingZero)
  static let semanticVersionPrerelease = RuleReport(.semanticVersionPrerelease)
  static let semanticVersionBuild = RuleReport(.semanticVersionBuild)
}

extension Rules {
  static let semanticVersion = RuleOf(
    "semanticVersion",
    "The text is a version number of Semantic Versioning.",
    standard: "Semantic Versioning 2.0.0",
    reports: [
      .semanticVersionCore, .semanticVersionLeadingZero, .semanticVersionPrerelease, .semanticVersionBuild,
    ],
    samples: [
      RuleSample(
        valid: ["1.0.0-alpha.1+build.5"],
        invalid: [
          "1.0": .semanticVersionCore, "01.0.0": .semanticVersionLeadingZero,
          "1.0.0-": .semanticVersionPrerelease, "1.0.0+": .semanticVersionBuild,
        ])
    ],
    make: SemanticVersionRule.init
  )
}

extension Validation where Value == String {
  /// The text is a version number of Semantic Versioning 2.0.0, such as `1.4.0-beta.2+exp.sha.5114f85`.
  ///
  /// Codes: `semanticVersion.core`, `semanticVersion.leadingZero`, `semanticVersion.prerelease`,
  /// `semanticVersion.build`.
  public static var semanticVersion: Validation { Rules.semanticVersion() }
}

struct SemanticVersionRule: TextRule {
  var quick: QuickCheck? { QuickCheck { _, utf8, count in utf8.map { Self.isVersion($0, count) } ?? false } }

  private static func isVersion(_ utf8: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    var index = 0
    for part in 0..<3 {
      let start = index
      while index < count, isDigit(utf8[index]) { index += 1 }
      guard index == start + 1 || index > start && utf8[start] != UInt8(ascii: "0") else { return false }
      if part == 2 { break }
      guard index < count, utf8[index] == UInt8(ascii: ".") else { return false }
      index += 1
    }
    if index == count { return true }
    guard utf8[index] == UInt8(ascii: "-") || utf8[index] == UInt8(ascii: "+") else { return false }
    return areIdentifiers(utf8, from: index, count)
  }

  /// Whether identifiers follow, each behind a full stop or the sign of its part.
  private static func areIdentifiers(_ utf8: UnsafePointer<UInt8>, from start: Int, _ count: Int) -> Bool {
    let table = PlainCharacters.table
    var (index, isBuild) = (start, false)
    while index < count {
      switch utf8[index] {
      case UInt8(ascii: "+") where !isBuild: isBuild = true
      case UInt8(ascii: "."): break
      case UInt8(ascii: "-") where index == start: break
      default: return false
      }
      index += 1
      let first = index
      var isNumber = true
      while index < count, table[Int(utf8[index])] & PlainCharacters.label != 0 {
        isNumber = isNumber && isDigit(utf8[index])
        index += 1
      }
      let isZeroLed = index > first + 1 && utf8[first] == UInt8(ascii: "0")
      guard index > first, isBuild || !isNumber || !isZeroLed else { return false }
    }
    return true
  }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    let utf8 = text.utf8
    let plus = utf8.firstIndex(of: UInt8(ascii: "+"))
    let version = 0..<(plus ?? utf8.count)
    let hyphen = utf8[version].firstIndex(of: UInt8(ascii: "-"))
    checkCore(text, 0..<(hyphen ?? version.upperBound), &sink)
    if let hyphen, !sink.isDecided {
      checkIdentifiers(
        utf8, hyphen + 1..<version.upperBound, .semanticVersionPrerelease, areNumbersPlain: true, &sink)
    }
    if let plus, !sink.isDecided {
      checkIdentifiers(utf8, plus + 1..<utf8.count, .semanticVersionBuild, areNumbersPlain: false, &sink)
    }
  }

  private func checkCore(_ text: borrowing TextView, _ core: Range<Int>, _ sink: inout ErrorSink) {
    let utf8 = text.utf8
    var start = core.lowerBound
    for part in 0..<3 {
      let end = utf8[start..<core.upperBound].firstIndex { !Self.isDigit($0) } ?? core.upperBound
      let isEnded =
        part == 2 ? end == core.upperBound : end < core.upperBound && utf8[end] == UInt8(ascii: ".")
      guard end > start, isEnded else {
        return sink.report(
          ValidationError(
            reporting: .semanticVersionCore,
            ranges: [text.scalarRange(at: end)],
            suggestion: Self.withoutLetter(text)
          )
        )
      }
      if end - start > 1, utf8[start] == UInt8(ascii: "0") {
        return sink.report(ValidationError(reporting: .semanticVersionLeadingZero, ranges: [start..<end]))
      }
      start = end + 1
    }
  }

  /// Identifiers parted by dots; the first wrong one is reported.
  private func checkIdentifiers(
    _ utf8: UnsafeBufferPointer<UInt8>,
    _ range: Range<Int>,
    _ code: ValidationError.Code,
    areNumbersPlain: Bool,
    _ sink: inout ErrorSink
  ) {
    var start = range.lowerBound
    while true {
      let end = utf8[start..<range.upperBound].firstIndex(of: UInt8(ascii: ".")) ?? range.upperBound
      let identifier = utf8[start..<end]
      let isIdentifier =
        !identifier.isEmpty
        && identifier.allSatisfy { HostLabels.isLetterOrDigit($0) || $0 == UInt8(ascii: "-") }
      if !isIdentifier { return sink.report(ValidationError(reporting: code, ranges: [start..<end])) }
      let isZeroLed = identifier.count > 1 && identifier.first == UInt8(ascii: "0")
      if areNumbersPlain, isZeroLed, identifier.allSatisfy(Self.isDigit) {
        return sink.report(ValidationError(reporting: .semanticVersionLeadingZero, ranges: [start..<end]))
      }
      if end == range.upperBound { return }
      start = end + 1
    }
  }

  /// `v1.2.3` without its letter.
  private static func withoutLetter(_ text: borrowing TextView) -> String? {
    guard text.utf8.count <= 256, let first = text.utf8.first, first | 0x20 == UInt8(ascii: "v") else {
      return nil
    }
    return String(decoding: text.utf8.dropFirst(), as: UTF8.self)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
}
