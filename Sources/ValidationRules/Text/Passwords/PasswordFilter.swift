public import Essentials
import ICU
import ValidationCore

/// A list of passwords that are known to attackers, in little memory: a Bloom filter (B. H. Bloom, 1970).
///
/// A password of the list is always found. One that is not is found by mistake with the rate for which the filter was
/// made: 10 bits for each password for one in a hundred, 29 for one in a million. The passwords cannot be read from it.
///
/// ```swift
/// let filter = PasswordFilter(passwords: lines, falsePositives: 0.000_1)
/// try filter.data.write(to: file)
/// let known = try PasswordFilter(contentsOf: file)     // mapped into memory, not read
/// let rule = Validation.all(.password, .password(notIn: known))
/// ```
public struct PasswordFilter: Sendable {
  /// The bytes of the filter, which ``init(_:named:)`` reads: a header and the bits.
  public let data: Data
  /// How many bits are set for each password.
  private let hashes: Int
  /// The number of bits.
  private let bits: UInt64
  /// The number of passwords from which the filter was made.
  public let count: Int

  /// "LVPWBLM1", the number of hashes (4 bytes) and of bits and passwords (8 each), all little-endian, and a checksum of
  /// what is before it.
  private static let magic = Array("LVPWBLM1".utf8)
  private static let headerBytes = 36
  private static let mostHashes = 64

  /// Makes the filter of some passwords, in memory.
  ///
  /// - Parameters:
  ///   - passwords: The passwords; each is found as it is, and in NFKC.
  ///   - rate: How many of the passwords that are not in the list are found by mistake, from 0.000000001 to 0.5.
  public init(passwords: some Collection<String>, falsePositives rate: Double = 0.001) {
    self.init(passwords.lazy.map { Self.hash(of: $0) }, passwords.count, rate)
  }

  /// Makes the filter of the SHA-1 hashes of passwords, in 40 hexadecimal digits, as lists of leaked passwords have them.
  ///
  /// - Throws: ``PasswordFilterError`` for a line that does not begin with a hash; what is after a colon, such as the number
  ///   of times that the password was seen, is not read.
  public init(
    sha1 lines: some Collection<String>, falsePositives rate: Double = 0.001
  ) throws(PasswordFilterError) {
    var hashes: [SHA1] = []
    hashes.reserveCapacity(lines.count)
    for (index, line) in lines.enumerated() {
      guard let hash = SHA1(hexadecimal: String(line.prefix { $0 != ":" })) else {
        throw PasswordFilterError(
          file: "", offset: index, problem: "line \(index + 1) does not begin with a hash",
          expected: "40 hexadecimal digits")
      }
      hashes.append(hash)
    }
    self.init(hashes, hashes.count, rate)
  }

  private init(_ passwords: some Sequence<SHA1>, _ count: Int, _ rate: Double) {
    let rate = min(max(rate, 0.000_000_001), 0.5)
    let perPassword = -Self.log2(rate) / 0.693_147_180_559_945_3
    bits = max(64, (UInt64(perPassword * Double(max(count, 1))) + 7) / 8 * 8)
    hashes = min(Self.mostHashes, max(1, Int((-Self.log2(rate)).rounded())))
    self.count = count
    var bytes = Data(count: Self.headerBytes + Int(bits / 8))
    bytes.replaceSubrange(
      0..<Self.headerBytes, with: Self.header(hashes: UInt64(hashes), bits: bits, count: UInt64(count)))
    let (bits, hashes) = (bits, hashes)
    bytes.withUnsafeMutableBytes { bytes in
      for password in passwords {
        for place in Self.places(of: password, bits, hashes) {
          bytes[Self.headerBytes + Int(place / 8)] |= 1 << UInt8(place % 8)
        }
      }
    }
    data = bytes
  }

  private static func header(hashes: UInt64, bits: UInt64, count: UInt64) -> [UInt8] {
    var header = magic
    for (number, size) in [(hashes, 4), (bits, 8), (count, 8)] {
      for byte in 0..<size { header.append(UInt8(truncatingIfNeeded: number >> UInt64(byte * 8))) }
    }
    let sum = checksum(header)
    for byte in 0..<8 { header.append(UInt8(truncatingIfNeeded: sum >> UInt64(byte * 8))) }
    return header
  }

  /// FNV-1a: finds a damaged header, and not one that somebody made.
  private static func checksum(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// The logarithm by repeated squaring, since the standard library does not have it.
  private static func log2(_ number: Double) -> Double {
    var (mantissa, result, bit) = (number.significand, Double(number.exponent), 0.5)
    for _ in 0..<40 {
      mantissa *= mantissa
      if mantissa >= 2 {
        mantissa /= 2
        result += bit
      }
      bit /= 2
    }
    return result
  }
}

extension PasswordFilter {
  /// Reads a filter from bytes that ``data`` wrote; they are kept, not copied.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - file: The name of their file, for the error.
  /// - Throws: ``PasswordFilterError`` for bytes that are not a filter.
  public init(_ data: Data, named file: String = "") throws(PasswordFilterError) {
    func failure(_ offset: Int, _ problem: String, _ expected: String) -> PasswordFilterError {
      PasswordFilterError(file: file, offset: offset, problem: problem, expected: expected)
    }
    let header = Array(data.prefix(Self.headerBytes))
    guard header.starts(with: Self.magic) else {
      throw failure(0, "the file is not a filter of passwords", "the bytes \"LVPWBLM1\"")
    }
    guard header.count == Self.headerBytes else {
      throw failure(header.count, "the header is cut off", "\(Self.headerBytes) bytes")
    }
    func number(_ range: Range<Int>) -> UInt64 {
      header[range].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
    guard number(28..<36) == Self.checksum(header[..<28]) else {
      throw failure(28, "the header is damaged", "its checksum")
    }
    let (hashes, bits, count) = (number(8..<12), number(12..<20), number(20..<28))
    guard 1...UInt64(Self.mostHashes) ~= hashes else {
      throw failure(8, "the filter has \(hashes) hashes", "from 1 to \(Self.mostHashes)")
    }
    guard bits > 0, bits % 8 == 0, bits / 8 <= UInt64(Int.max / 2), count <= UInt64(Int.max) else {
      throw failure(12, "the filter has \(bits) bits", "a multiple of 8")
    }
    guard data.count == Self.headerBytes + Int(bits / 8) else {
      throw failure(
        data.count, "the file has \(data.count) bytes", "\(Self.headerBytes + Int(bits / 8)) bytes")
    }
    (self.data, self.hashes, self.bits, self.count) = (data, Int(hashes), bits, Int(count))
  }

  /// Maps the file of a filter into memory, where that is safe: a look-up reads only the pages that it needs.
  ///
  /// - Throws: ``PasswordFilterError`` for a file that cannot be read or is not a filter.
  public init(contentsOf file: URL) throws(PasswordFilterError) {
    let data: Data
    do { data = try Data(contentsOf: file, options: .mappedIfSafe) } catch {
      throw PasswordFilterError(
        file: file.path, offset: 0, problem: error.descriptionForReaders, expected: "a file that can be read")
    }
    try self.init(data, named: file.path)
  }

  /// Whether a password is in the list, as it is or in NFKC.
  ///
  /// Takes the same time for each password that is in the list. Nothing is allocated for a password in NFKC.
  public func contains(_ password: String) -> Bool {
    var password = password
    return password.withUTF8 { contains($0) }
  }

  func contains(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    if has(SHA1(utf8)) { return true }
    if (try? NormalizationForm.nfkc.isNormalized(utf8)) ?? true { return false }
    guard var normalized = try? NormalizationForm.nfkc.normalized(String(decoding: utf8, as: UTF8.self))
    else {
      return false
    }
    return normalized.withUTF8 { has(SHA1($0)) }
  }

  private func has(_ hash: SHA1) -> Bool {
    data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) -> Bool in
      for place in Self.places(of: hash, bits, hashes) {
        let byte: UInt8 = bytes[Self.headerBytes + Int(place / 8)]
        if byte >> UInt8(place % 8) & 1 == 0 { return false }
      }
      return true
    }
  }

  private static func hash(of password: String) -> SHA1 {
    var password = password
    return password.withUTF8 { SHA1($0) }
  }

  /// The bits of a password: two parts of its hash make all of them (Kirsch and Mitzenmacher, 2006).
  private static func places(
    of hash: SHA1, _ bits: UInt64, _ hashes: Int
  ) -> some Sequence<UInt64> {
    let first = UInt64(hash.state.0) << 32 | UInt64(hash.state.1)
    let second = (UInt64(hash.state.2) << 32 | UInt64(hash.state.3)) | 1
    return (0..<UInt64(hashes)).lazy.map { (first &+ $0 &* second).multipliedFullWidth(by: bits).high }
  }
}

/// Why the bytes of a file are not a filter of passwords.
public struct PasswordFilterError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The path of the file; empty if there is none.
  public let file: String
  /// The place of the fault: in bytes from the start, or the number of a line, counted from 0, in a list.
  public let offset: Int
  /// What is wrong, in plain English.
  public let problem: String
  /// What would be accepted.
  public let expected: String

  /// The file, the place, what is wrong and what was expected.
  public var description: String {
    "\(file.isEmpty ? "filter" : file):\(offset): \(problem); expected \(expected)"
  }
}
