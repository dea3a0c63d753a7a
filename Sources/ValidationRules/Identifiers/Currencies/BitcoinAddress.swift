public import ValidationCore

/// A network of Bitcoin.
public enum BitcoinNetwork: String, Sendable, Hashable, CaseIterable, Codable {
  /// The network on which bitcoins have value.
  case main
  /// Those for tests.
  case test
}

extension Rules {
  static let bitcoinAddress = RuleOf(
    "bitcoinAddress",
    "The text is an address of Bitcoin, with its checksum.",
    standard: "Bitcoin Base58Check; BIP 173, BIP 350",
    reports: [
      .grammar, RuleReport(.identifierCharacters, limits: ["kind": .key], found: ["character": .character]),
      RuleReport(.identifierCase, limits: ["kind": .key, "case": .text]),
      RuleReport(.identifierCheckDigit, limits: ["kind": .key]),
    ],
    samples: [
      RuleSample(
        valid: [
          "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa", "3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy",
          "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4", "BC1SW50QGDZ25J",
          "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0",
        ],
        invalid: [
          "": .identifierShape, "xyz": .identifierShape,
          "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfN0": .identifierCharacters,
          "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb": .identifierCheckDigit,
          "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5": .identifierCheckDigit,
          "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3T4": .identifierCase,
          "mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn": .identifierShape,
        ]),
      RuleSample(
        ["networks": ["test"]],
        valid: ["mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn", "tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx"]),
    ],
    takes: .choices("networks", shorthand: true, default: [.main])
  ) { (networks: [BitcoinNetwork]) throws(ImpossibleRule) -> BitcoinAddressRule in
    if networks.isEmpty {
      throw ImpossibleRule(at: "networks", "no network is accepted", expected: "at least one network")
    }
    return BitcoinAddressRule(networks: networks)
  }
}

extension Validation where Value == String {
  /// The text is an address of Bitcoin's main network. See ``bitcoinAddress(_:file:line:)``.
  public static var bitcoinAddress: Validation { bitcoinAddress([.main]) }

  /// The text is an address of Bitcoin: of a key or a script in Base58Check, or of a witness in Bech32 (BIP 173) or
  /// Bech32m (BIP 350).
  ///
  /// Codes: `identifier.shape`, `identifier.characters`, `identifier.case`, `identifier.checkDigit`.
  ///
  /// - Parameters:
  ///   - networks: The accepted networks; one or more.
  ///   - file: The file that the program names when it stops for an impossible rule.
  ///   - line: The line in that file.
  public static func bitcoinAddress(
    _ networks: [BitcoinNetwork], file: StaticString = #fileID, line: UInt = #line
  ) -> Validation {
    Rules.bitcoinAddress(networks, file: file, line: line)
  }
}

struct BitcoinAddressRule: TextRule {
  /// The human-readable parts of witness addresses.
  private let prefixes: [String]
  /// The characters with which other addresses begin, and their versions.
  private let firstCharacters: String
  private let versions: [UInt8]

  private static let kind = "bitcoinAddress"
  /// No address is longer (BIP 173).
  private static let longest = 90

  init(networks: [BitcoinNetwork]) {
    let (isMain, isTest) = (networks.contains(.main), networks.contains(.test))
    prefixes = networks.map { $0 == .main ? "bc" : "tb" } + (isTest ? ["bcrt"] : [])
    firstCharacters = (isMain ? "13" : "") + (isTest ? "mn2" : "")
    versions = (isMain ? [0, 5] : []) + (isTest ? [111, 196] : [])
  }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    let utf8 = text.utf8
    guard 3...Self.longest ~= utf8.count else {
      return sink.report(.identifier(.identifierShape, Self.kind, ranges: [0..<utf8.count]))
    }
    let witness = prefixes.first { prefix in
      utf8.count > prefix.utf8.count && utf8[prefix.utf8.count] == UInt8(ascii: "1")
        && zip(utf8, prefix.utf8).allSatisfy { $0 | 0x20 == $1 }
    }
    if let witness { checkWitness(text, witness.utf8.count, &sink) } else { checkHash(text, &sink) }
  }

  private func checkHash(_ text: borrowing TextView, _ sink: inout ErrorSink) {
    let utf8 = text.utf8
    guard firstCharacters.utf8.contains(utf8[0]) else {
      return sink.report(.grammar(Self.kind, at: 0, in: text))
    }
    if let error = characterError(text, from: 0, { Base58.values[$0] < 58 }) { return sink.report(error) }
    guard let content = Base58.checked(utf8[...]) else {
      return sink.report(.identifier(.identifierCheckDigit, Self.kind, ranges: [0..<utf8.count]))
    }
    if content.count != 21 || !versions.contains(content.first) {
      sink.report(.identifier(.identifierShape, Self.kind, ranges: [0..<utf8.count]))
    }
  }

  private func checkWitness(_ text: borrowing TextView, _ prefix: Int, _ sink: inout ErrorSink) {
    let utf8 = text.utf8
    let start = prefix + 1
    if let error = characterError(text, from: start, { Bech32.values[$0] < 32 }) { return sink.report(error) }
    let isMixed = utf8.contains { 0x61...0x7A ~= $0 } && utf8.contains { 0x41...0x5A ~= $0 }
    if isMixed {
      return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: utf8.count) { lowercase in
        for (index, byte) in utf8.enumerated() {
          lowercase.initializeElement(at: index, to: 0x41...0x5A ~= byte ? byte | 0x20 : byte)
        }
        sink.report(
          .identifier(
            .identifierCase, Self.kind, limits: ArgumentList("case", "lower"), ranges: [0..<utf8.count],
            suggestionBytes: UnsafeBufferPointer(lowercase)))
      }
    }
    let digits = utf8[start...]
    guard digits.count > 6 else {
      return sink.report(.identifier(.identifierShape, Self.kind, ranges: [start..<utf8.count]))
    }
    let version = Bech32.values[utf8[start]]
    let constant: UInt32 = version == 0 ? 1 : 0x2BC8_30A3
    if Bech32.checksum(utf8[..<prefix], digits) != constant {
      return sink.report(
        .identifier(.identifierCheckDigit, Self.kind, ranges: [utf8.count - 6..<utf8.count]))
    }
    let length = Bech32.byteCount(of: digits.dropFirst().dropLast(6))
    let isProgram = version <= 16 && 2...40 ~= length ?? 0
    let isOfVersion = version > 0 || length == 20 || length == 32
    if !isProgram || !isOfVersion {
      sink.report(.identifier(.identifierShape, Self.kind, ranges: [start..<utf8.count]))
    }
  }

  private func characterError(
    _ text: borrowing TextView, from start: Int, _ isDigit: (UInt8) -> Bool
  ) -> ValidationError? {
    var found = OffendingScalars()
    for element in text.scalars where element.range.lowerBound >= start {
      if !element.scalar.isASCII || !isDigit(UInt8(element.scalar.value)) { found.insert(element) }
    }
    return found.first.map {
      .identifier(
        .identifierCharacters, Self.kind, found: ArgumentList("character", .character($0)),
        ranges: found.ranges)
    }
  }
}

/// The encoding of BIP 173.
enum Bech32 {
  /// The value of each digit in either case; 255 for other bytes.
  static let values: IdentifierTable = {
    var values = Array(repeating: UInt8(255), count: 256)
    for (value, digit) in "qpzry9x8gf2tvdw0s3jn54khce6mua7l".utf8.enumerated() {
      values[Int(digit)] = UInt8(value)
      values[Int(digit.uppercased)] = UInt8(value)
    }
    return IdentifierTable(values)
  }()

  typealias Text = Slice<UnsafeBufferPointer<UInt8>>

  /// The checksum over a prefix of letters, in either case, and digits, of which the last are the check digits.
  static func checksum(_ prefix: Text, _ digits: Text) -> UInt32 {
    var sum: UInt32 = 1
    func add(_ value: UInt8) {
      let top = sum >> 25
      sum = (sum & 0x1FF_FFFF) << 5 ^ UInt32(value)
      for bit in 0..<5 where top >> UInt32(bit) & 1 == 1 { sum ^= generators[bit] }
    }
    for letter in prefix { add((letter | 0x20) >> 5) }
    add(0)
    for letter in prefix { add(letter & 31) }
    for digit in digits { add(values[digit]) }
    return sum
  }

  private static let generators: [UInt32] = [
    0x3B6A_57B2, 0x2650_8E6D, 0x1EA1_19FA, 0x3D42_33DD, 0x2A14_62B3,
  ]

  /// How many bytes digits of five bits are; nil if more than four bits are left, or one of them is set.
  static func byteCount(of digits: Text) -> Int? {
    let left = digits.count * 5 % 8
    guard left > 0 else { return digits.count * 5 / 8 }
    guard left < 5, let last = digits.last, values[last] & (1 << UInt8(left) - 1) == 0 else { return nil }
    return digits.count * 5 / 8
  }
}
