import Essentials
import Primitives

/// A test of two stored parts that are compared: decimals by their digits, texts by their bytes, integers and dates.
private final class ComparisonTest: PartTest, @unchecked Sendable {
  // Sendable: it never changes.

  enum PartType {
    case decimal, integer, date, text

    init?<Part>(of _: Part.Type) {
      if Part.self == Decimal.self {
        self = .decimal
      } else if Part.self == Int.self {
        self = .integer
      } else if Part.self == Date.self {
        self = .date
      } else if Part.self == String.self {
        self = .text
      } else {
        return nil
      }
    }
  }

  private let type: PartType
  private let isOptional: Bool
  private let other: Int
  private let orders: PartOrders

  init(_ type: PartType, isOptional: Bool, _ part: Int, _ other: Int, _ orders: PartOrders) {
    (self.type, self.isOptional, self.other, self.orders) = (type, isOptional, other, orders)
    super.init(.other, offset: part, absentPasses: false)
  }

  override func accepts(_ model: UnsafeRawPointer) -> Bool {
    let (part, other) = (model + offset, model + other)
    switch type {
    case .decimal:
      return accepts(part, other) { (part: Decimal, other) in part.compact?.order(beside: other.compact) }
    case .integer: return accepts(part, other) { Self.order($0 as Int, $1) }
    case .date: return accepts(part, other) { Self.order($0 as Date, $1) }
    case .text:
      return isOptional
        ? acceptsTexts(
          part.assumingMemoryBound(to: String?.self).wrapped(),
          other.assumingMemoryBound(to: String?.self).wrapped())
        : acceptsTexts(
          part.assumingMemoryBound(to: String.self), other.assumingMemoryBound(to: String.self))
    }
  }

  /// - Parameter order: Below 0 for less, above for greater; nil if it is not certain.
  @inline(__always)
  private func accepts<Part>(
    _ part: UnsafeRawPointer, _ other: UnsafeRawPointer, _ order: (Part, Part) -> Int?
  ) -> Bool {
    if !isOptional {
      return accepts(
        order(
          part.assumingMemoryBound(to: Part.self).pointee, other.assumingMemoryBound(to: Part.self).pointee))
    }
    switch (
      part.assumingMemoryBound(to: Part?.self).pointee, other.assumingMemoryBound(to: Part?.self).pointee
    ) {
    case (let part?, let other?):
      return accepts(order(part, other))
    case (nil, _?): return orders.contains(.firstAbsent)
    case (_?, nil): return orders.contains(.otherAbsent)
    case (nil, nil): return orders.contains(.bothAbsent)
    }
  }

  @inline(__always)
  private func accepts(_ order: Int?) -> Bool {
    guard let order else { return false }
    return orders.contains(order < 0 ? .less : order > 0 ? .greater : .equal)
  }

  @inline(__always)
  private static func order<Part: Comparable>(_ part: Part, _ other: Part) -> Int? {
    part < other ? -1 : part > other ? 1 : part == other ? 0 : nil
  }

  /// Texts of the same bytes are equal. Others may be, too, unless both are ASCII; which is less is not asked.
  @inline(__always)
  private func acceptsTexts(_ part: UnsafePointer<String>?, _ other: UnsafePointer<String>?) -> Bool {
    guard let part else { return orders.contains(other == nil ? .bothAbsent : .firstAbsent) }
    guard let other else { return orders.contains(.otherAbsent) }
    return part.withUncounted { part in
      part.utf8.withContiguousStorageIfAvailable { part in
        other.withUncounted { other in
          other.utf8.withContiguousStorageIfAvailable { accepts(part, $0) } ?? false
        }
      } ?? false
    }
  }

  @inline(__always)
  private func accepts(_ part: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>) -> Bool {
    if part.hasSameBytes(as: other) { return orders.contains(.equal) }
    return orders.isSuperset(of: [.less, .greater]) && part.allSatisfy { $0 < 0x80 }
      && other.allSatisfy { $0 < 0x80 }
  }
}

extension Validation {
  /// The same rule, which compares two parts and which a chain does not run for models whose stored parts compare as they
  /// should.
  @usableFromInline
  package func tested<Part>(
    _ part: PartReader<Value, Part?>, _ orders: PartOrders, _ other: PartReader<Value, Part?>
  ) -> Validation {
    tested(Part.self, isOptional: true, part.offset, orders, other.offset)
  }

  /// The same for parts that are always there.
  @usableFromInline
  package func tested<Part>(
    _ part: PartReader<Value, Part>, _ orders: PartOrders, _ other: PartReader<Value, Part>
  ) -> Validation {
    tested(Part.self, isOptional: false, part.offset, orders, other.offset)
  }

  private func tested<Part>(
    _: Part.Type, isOptional: Bool, _ part: Int, _ orders: PartOrders, _ other: Int
  ) -> Validation {
    guard part >= 0, other >= 0, let type = ComparisonTest.PartType(of: Part.self) else { return self }
    return tested(by: ComparisonTest(type, isOptional: isOptional, part, other, orders))
  }
}
