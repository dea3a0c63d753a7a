public import ValidationCore

/// A hash function or checksum, whose values are written in hexadecimal digits.
public enum HashAlgorithm: String, Sendable, Hashable, CaseIterable, Codable {
  case adler32, blake2b, blake2s, blake3, crc32, crc64, md4, md5, ripemd128, ripemd160, sha1, sha224, sha256,
    sha384
  case sha512
  case sha3Bits224 = "sha3-224"
  case sha3Bits256 = "sha3-256"
  case sha3Bits384 = "sha3-384"
  case sha3Bits512 = "sha3-512"
  case tiger128, tiger160, tiger192, whirlpool
  case xxh64, xxh128

  /// The number of bits in a value.
  public var bits: Int {
    switch self {
    case .adler32, .crc32: 32
    case .crc64, .xxh64: 64
    case .md4, .md5, .ripemd128, .tiger128, .xxh128: 128
    case .ripemd160, .sha1, .tiger160: 160
    case .tiger192: 192
    case .sha224, .sha3Bits224: 224
    case .blake2s, .blake3, .sha256, .sha3Bits256: 256
    case .sha384, .sha3Bits384: 384
    case .blake2b, .sha512, .sha3Bits512, .whirlpool: 512
    }
  }
}

extension RuleReport {
  fileprivate static let hexadecimal = [
    RuleReport(.identifierCharacters, limits: ["kind": .key], found: ["character": .character]),
    .identifierLength(),
  ]
}

extension Rules {
  static let hexadecimal = RuleOf(
    "hexadecimal",
    "The text is binary data in hexadecimal digits.",
    standard: "RFC 4648, section 8",
    reports: RuleReport.hexadecimal,
    samples: [
      RuleSample(
        valid: ["00ff", "C0FFEE", ""], invalid: ["0x1f": .identifierCharacters, "abc": .identifierLength]),
      RuleSample(["bytes": 2], valid: ["beef"], invalid: ["be": .identifierLength]),
    ],
    takes: .count("bytes", shorthand: true)
  ) { (bytes: Int?) throws(ImpossibleRule) -> HexadecimalRule in
    if let bytes, bytes > 1 << 30 {
      throw ImpossibleRule(at: "bytes", "\(bytes) bytes are too many", expected: "a number up to \(1 << 30)")
    }
    return HexadecimalRule(kind: "hexadecimal", lengths: bytes.map { [$0 * 2] } ?? [])
  }

  static let hash = RuleOf(
    "hash",
    "The text is a value of a hash function, in hexadecimal digits.",
    standard: "FIPS 180-4, FIPS 202, RFC 1321 and others, for the length",
    reports: RuleReport.hexadecimal,
    samples: [
      RuleSample(
        ["algorithm": "md5"],
        valid: ["d41d8cd98f00b204e9800998ecf8427e", "D41D8CD98F00B204E9800998ECF8427E"],
        invalid: [
          "d41d8cd98f00b204e9800998ecf8427g": .identifierCharacters, "d41d8cd98f00b204": .identifierLength,
        ]),
      RuleSample(
        ["algorithm": "sha3-256"], valid: ["a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a"]
      ),
    ],
    takes: .choice("algorithm", shorthand: true)
  ) { (algorithm: HashAlgorithm) in HexadecimalRule(kind: "hash", lengths: [algorithm.bits / 4]) }
}

extension Validation where Value == String {
  /// The text is bytes in hexadecimal digits of either case. See ``hexadecimal(bytes:file:line:)``.
  public static var hexadecimal: Validation { Rules.hexadecimal(nil) }

  /// The text is a number of bytes, each in two hexadecimal digits of either case: RFC 4648, section 8.
  ///
  /// Codes: `identifier.characters`, `identifier.length`.
  ///
  /// - Parameters:
  ///   - bytes: The number of bytes.
  ///   - file: The file that the program names when it stops for an impossible rule.
  ///   - line: The line in that file.
  public static func hexadecimal(bytes: Int, file: StaticString = #fileID, line: UInt = #line) -> Validation {
    Rules.hexadecimal(bytes, file: file, line: line)
  }

  /// The text is a value of a hash function, in hexadecimal digits of either case.
  ///
  /// Codes: `identifier.characters`, `identifier.length`.
  public static func hash(_ algorithm: HashAlgorithm) -> Validation { Rules.hash(algorithm) }
}

/// Hexadecimal digits of either case: as many as one of some numbers, or an even number of them.
final class HexadecimalRule: TextRule {
  private let kind: String
  private let lengths: [Int]

  init(kind: String, lengths: [Int]) { (self.kind, self.lengths) = (kind, lengths) }

  var quick: QuickCheck? {
    QuickCheck(self) { rule, utf8, count in
      rule.reading(HexadecimalRule.self) {
        $0.takes(count) && HexadecimalRule.areDigits(UnsafeBufferPointer(start: utf8, count: count))
      }
    }
  }

  private func takes(_ count: Int) -> Bool { lengths.isEmpty ? count % 2 == 0 : lengths.contains(count) }

  private static func areDigits(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    for byte in utf8 where !IPv6Syntax.isHexDigit(byte) { return false }
    return true
  }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    let utf8 = text.utf8
    if !Self.areDigits(utf8) {
      var found = OffendingScalars()
      for element in text.scalars where !Self.isDigit(element.scalar) { found.insert(element) }
      return sink.report(
        .identifier(
          .identifierCharacters, kind,
          found: ArgumentList("character", found.first.map { .character($0) } ?? ""),
          ranges: found.ranges))
    }
    if takes(utf8.count) { return }
    let count = utf8.count
    let neighbours: UInt64? = 1..<63 ~= count ? 1 << UInt64(count - 1) | 1 << UInt64(count + 1) : nil
    let expected: ArgumentList.Value =
      lengths.isEmpty ? neighbours.map { .oneOf($0) } ?? .oneOf([count - 1, count + 1]) : .oneOf(lengths)
    sink.report(
      .identifier(
        .identifierLength, kind, limits: ArgumentList("expected", expected, "unit", "characters"),
        found: ArgumentList("actual", .integer(count))))
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && IPv6Syntax.isHexDigit(UInt8(scalar.value))
  }
}
