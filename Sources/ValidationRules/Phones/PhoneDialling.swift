/// What a phone number dials, apart from how it is written.
struct PhoneDialling: Equatable {
  var digits = PhoneDigits()
  /// The number of digits before an extension, those beyond the capacity among them.
  var count = 0
  var hasPlus = false
  /// Whether all characters are ASCII digits and plus signs, as in E.164.
  var isPlain = true

  /// The same digits, as if a plus sign were before them.
  var withPlus: PhoneDialling {
    var dialling = self
    dialling.hasPlus = true
    return dialling
  }

  mutating func append(_ digit: UInt8) {
    digits.append(digit)
    count += 1
  }
}

extension PhoneDialling {
  /// Reads a number in ASCII with separators where they belong and without an extension; nil for any other text, which
  /// ``PhoneReading`` reads and says what is wrong with it.
  init?(wellWritten utf8: UnsafeBufferPointer<UInt8>) {
    var dialling = PhoneDialling()
    // Whether digits come after the last parenthesis that opens, and whether a separator comes last.
    var (isOpen, hasDigits, endsInSeparator) = (false, false, false)
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        dialling.append(byte - UInt8(ascii: "0"))
        (hasDigits, endsInSeparator) = (true, false)
        continue
      case UInt8(ascii: "+"):
        guard !dialling.hasPlus, dialling.count == 0, dialling.isPlain else { return nil }
        dialling.hasPlus = true
        continue
      case UInt8(ascii: "("):
        guard !isOpen else { return nil }
        (isOpen, hasDigits, endsInSeparator) = (true, false, true)
      case UInt8(ascii: ")"):
        guard isOpen, hasDigits else { return nil }
        (isOpen, endsInSeparator) = (false, false)
      case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/"):
        guard dialling.count > 0 || dialling.hasPlus || isOpen else { return nil }
        endsInSeparator = true
      default: return nil
      }
      dialling.isPlain = false
    }
    guard !isOpen, !endsInSeparator else { return nil }
    self = dialling
  }
}
