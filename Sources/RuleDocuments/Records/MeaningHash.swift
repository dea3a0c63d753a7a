package import JSONText
import Primitives
import ValidationRules

/// Hashes of values in place: values with the same ``JSONMeaning`` have the same hash, and nothing is allocated for
/// texts and numbers of few digits.
///
/// It is seeded, since records may be hostile.
package struct MeaningHash: Sendable {
  /// Values that nest deeper are not hashed here, so that the stack of any thread suffices.
  private static let maximumDepth = 32
  /// Objects with more members are not hashed here: finding repeated names would take too long.
  private static let maximumMembers = 64

  private static let seeds = (UInt64.seed(0), UInt64.seed(1))

  private let first: UInt64
  private let second: UInt64

  package init() { (first, second) = Self.seeds }

  /// The hash of a value; nil for one that is too deep or has too many members.
  package func hash(_ value: JSONTapeValue, depth: Int = 0) -> UInt64? {
    switch value.type {
    case .null: return mix(0, 0)
    case .boolean: return mix(1, value.isTrue ? 1 : 0)
    case .number: return hash(number: value.bytes)
    case .text: return hash(text: value.bytes)
    case .list: return depth < Self.maximumDepth ? hash(list: value, depth) : nil
    case .object: return depth < Self.maximumDepth ? hash(object: value, depth) : nil
    }
  }

  /// Both halves of the product of two numbers, each hidden by a seed.
  @inline(__always)
  private func mix(_ one: UInt64, _ other: UInt64) -> UInt64 {
    let (high, low) = (one ^ first).multipliedFullWidth(by: other ^ second)
    return high ^ low
  }

  private func hash(list: JSONTapeValue, _ depth: Int) -> UInt64? {
    var hash: UInt64? = mix(4, UInt64(list.partCount))
    list.forEachElement { _, element in
      hash = hash.flatMap { before in self.hash(element, depth: depth + 1).map { mix(before, $0) } }
      return hash != nil
    }
    return hash
  }

  /// The order of the members does not count; of several members with the same name, the last one does.
  private func hash(object: JSONTapeValue, _ depth: Int) -> UInt64? {
    let count = object.partCount
    guard count <= Self.maximumMembers else { return nil }
    return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: count) { names -> UInt64? in
      var filled = 0
      object.forEachMember { name, _ in
        names.initializeElement(at: filled, to: hash(bytes: name))
        filled += 1
      }
      var (sum, index) = (mix(5, 0), 0)
      var isHashed = true
      object.forEachMember { _, value in
        defer { index += 1 }
        guard isHashed, !names[(index + 1)...].contains(names[index]) else { return }
        guard let hash = hash(value, depth: depth + 1) else {
          isHashed = false
          return
        }
        sum &+= mix(names[index], hash)
      }
      return isHashed ? sum : nil
    }
  }

  private func hash(text: UnsafeBufferPointer<UInt8>) -> UInt64 {
    if text.isComposed { return mix(3, hash(bytes: text)) }
    // If ICU fails, the hashes of equivalent texts are the same, and those of others are too.
    return mix(3, text.withComposed { hash(bytes: $0) } ?? 0)
  }

  private func hash(bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    guard let start = UnsafeRawPointer(bytes.baseAddress) else { return mix(6, 0) }
    var hash = mix(6, UInt64(bytes.count))
    var offset = 0
    while offset + 8 <= bytes.count {
      hash = mix(hash, start.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    var last: UInt64 = 0
    while offset < bytes.count {
      last = last << 8 | UInt64(bytes[offset])
      offset += 1
    }
    return mix(hash, last)
  }

  private func hash(number: UnsafeBufferPointer<UInt8>) -> UInt64 {
    if let plain = PlainNumber(number) {
      return mix(mix(2, plain.digits), UInt64(bitPattern: Int64(plain.exponent)))
    }
    return mix(2, UInt64(bitPattern: Int64(ExactDecimal(written: number).hashValue)))
  }
}

/// A number with few digits: equal numbers have the same digits and exponent, however they are written.
private struct PlainNumber {
  /// More digits could overflow.
  private static let maximumDigits = 18
  /// Larger exponents are cut to this; no text has as many digits.
  private static let exponentLimit = 1 << 40

  /// The digits from the first to the last nonzero one, complemented for a negative number.
  private(set) var digits: UInt64 = 0
  private(set) var exponent = 0

  /// nil for a number with many digits, or with an exponent beyond the limit.
  init?(_ text: UnsafeBufferPointer<UInt8>) {
    if let compact = CompactDecimal(text) {
      self = PlainNumber(compact)
      return
    }
    var (count, zeros, isFraction) = (0, 0, false)
    var index = text.first == UInt8(ascii: "-") ? 1 : 0
    while index < text.count {
      let byte = text[index]
      index += 1
      if byte == UInt8(ascii: ".") {
        isFraction = true
        continue
      }
      let digit = byte &- 0x30
      guard digit < 10 else { break }
      if isFraction { exponent -= 1 }
      if digit == 0 {
        if digits != 0 { zeros += 1 }
        continue
      }
      count += zeros + 1
      guard count <= Self.maximumDigits else { return nil }
      for _ in 0...zeros { digits *= 10 }
      digits += UInt64(digit)
      zeros = 0
    }
    guard digits != 0 else {
      exponent = 0
      return
    }
    exponent += zeros
    if index < text.count { exponent += Self.written(text[index...]) }
    guard abs(exponent) < Self.exponentLimit else { return nil }
    if text.first == UInt8(ascii: "-") { digits = ~digits }
  }

  private init(_ compact: CompactDecimal) {
    guard compact.magnitude != 0 else { return }
    (digits, exponent) = (compact.magnitude, -compact.decimals)
    while digits.isMultiple(of: 10) {
      digits /= 10
      exponent += 1
    }
    if compact.isNegative { digits = ~digits }
  }

  /// The value of a written exponent; at most twice the limit.
  private static func written(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    var value = 0
    for byte in text where byte &- 0x30 < 10 {
      value = min(value * 10 + Int(byte &- 0x30), 2 * exponentLimit)
    }
    return text.first == UInt8(ascii: "-") ? -value : value
  }
}
