import ICU
import ValidationCore

/// The Bidi rule of RFC 5893, section 2, which keeps a text readable next to others.
enum BidiRule {
  /// The first character that violates one of the six conditions; nil if none does, as in text without right-to-left
  /// characters.
  static func fault(in utf8: UnsafeBufferPointer<UInt8>) -> UTF8Scalars.Element? {
    guard UTF8Scalars(utf8).contains(where: { isRightToLeft($0.scalar.icuProperties.bidiClass) }) else {
      return nil
    }
    var scalars = UTF8Scalars(utf8).makeIterator()
    guard let first = scalars.next() else { return nil }
    switch first.scalar.icuProperties.bidiClass {
    case .rightToLeft, .arabicLetter: return rightToLeftFault(utf8)
    // Condition 5 does not allow right-to-left characters.
    case .leftToRight: return UTF8Scalars(utf8).first { !isInLeftToRight($0.scalar.icuProperties.bidiClass) }
    // Condition 1.
    default: return first
    }
  }

  /// Whether a label satisfies all six conditions, as every label must in a name with right-to-left characters.
  static func isLabel(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    var scalars = UTF8Scalars(utf8).makeIterator()
    guard let first = scalars.next() else { return false }
    switch first.scalar.icuProperties.bidiClass {
    case .rightToLeft, .arabicLetter: return rightToLeftFault(utf8) == nil
    case .leftToRight:
      var mayEnd = false
      for element in UTF8Scalars(utf8) {
        let type = element.scalar.icuProperties.bidiClass
        if !isInLeftToRight(type) { return false }
        // Condition 6.
        if type != .nonspacingMark { mayEnd = type == .leftToRight || type == .europeanNumber }
      }
      return mayEnd
    default: return false
    }
  }

  private static func isRightToLeft(_ type: BidiClass) -> Bool {
    type == .rightToLeft || type == .arabicLetter || type == .arabicNumber
  }

  /// Conditions 2, 3 and 4.
  private static func rightToLeftFault(_ utf8: UnsafeBufferPointer<UInt8>) -> UTF8Scalars.Element? {
    var number: BidiClass?
    var last: (element: UTF8Scalars.Element, mayEnd: Bool)?
    for element in UTF8Scalars(utf8) {
      let type = element.scalar.icuProperties.bidiClass
      switch type {
      case .rightToLeft, .arabicLetter: last = (element, true)
      case .europeanNumber, .arabicNumber:
        if type != number ?? type { return element }
        number = type
        last = (element, true)
      case .europeanSeparator, .commonSeparator, .europeanTerminator, .otherNeutral, .boundaryNeutral:
        last = (element, false)
      case .nonspacingMark: break
      default: return element
      }
    }
    return last?.mayEnd == false ? last?.element : nil
  }

  private static func isInLeftToRight(_ type: BidiClass) -> Bool {
    switch type {
    case .leftToRight, .europeanNumber, .europeanSeparator, .commonSeparator, .europeanTerminator,
      .otherNeutral, .boundaryNeutral, .nonspacingMark:
      true
    default: false
    }
  }
}
