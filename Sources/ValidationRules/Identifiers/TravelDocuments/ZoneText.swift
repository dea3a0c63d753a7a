/// The lines of a machine-readable zone, put together.
///
/// Between the lines is a line break, a carriage return with one, or nothing.
struct ZoneText {
  let utf8: UnsafeBufferPointer<UInt8>
  let layout: ZoneLayout
  /// How many bytes are between two lines.
  let separatorLength: Int

  /// How many characters a text has beside line breaks.
  static func length(_ utf8: UnsafeBufferPointer<UInt8>) -> Int {
    utf8.reduce(0) { $1 == 0x0A || $1 == 0x0D ? $0 : $0 + 1 }
  }

  /// Reads a text; nil if line breaks are anywhere but between the lines.
  init?(_ utf8: UnsafeBufferPointer<UInt8>, _ layout: ZoneLayout) {
    let length = layout.lineCount * layout.lineLength
    let (quotient, rest) = (utf8.count - length).quotientAndRemainder(dividingBy: layout.lineCount - 1)
    guard rest == 0, 0...2 ~= quotient else { return nil }
    (self.utf8, self.layout, separatorLength) = (utf8, layout, quotient)
    for line in 1..<layout.lineCount {
      let end = offset(line * layout.lineLength)
      let isBroken =
        quotient == 0 || utf8[end - 1] == 0x0A && (quotient == 1 || utf8[end - 2] == 0x0D)
      if !isBroken { return nil }
    }
  }

  /// The character at an offset of the lines put together.
  subscript(_ index: Int) -> UInt8 { utf8[offset(index)] }

  /// The bytes of the text at offsets within one line.
  func range(_ range: Range<Int>) -> Range<Int> {
    range.isEmpty
      ? offset(range.lowerBound)..<offset(range.lowerBound)
      : offset(range.lowerBound)..<offset(range.upperBound - 1) + 1
  }

  private func offset(_ index: Int) -> Int { index + index / layout.lineLength * separatorLength }

  func text(_ range: Range<Int>) -> String {
    String(unsafeUninitializedCapacity: range.count) { text in
      for (index, place) in range.enumerated() { text.initializeElement(at: index, to: self[place]) }
      return range.count
    }
  }

  func isFilled(_ range: Range<Int>) -> Bool { range.allSatisfy { self[$0] == Self.filler } }

  static let filler = UInt8(ascii: "<")

  /// The sum of characters by the weights 7, 3, 1, after as many characters before them; part 3, 4.9.
  func sum(_ range: Range<Int>, after count: Int = 0) -> Int {
    var sum = 0
    for index in range {
      sum += Self.value(self[index]) * Self.weight(index - range.lowerBound + count)
    }
    return sum
  }

  private static func weight(_ index: Int) -> Int { index % 3 == 0 ? 7 : index % 3 == 1 ? 3 : 1 }

  /// The value of a character in a sum.
  static func value(_ character: UInt8) -> Int {
    switch character {
    case 0x30...0x39: Int(character) - 0x30
    case 0x41...0x5A: Int(character) - 0x37
    default: 0
    }
  }

  /// Where the document number ends that continues in the optional data: before its check digit.
  ///
  /// Nil if it does not continue, which a filler in place of its check digit tells.
  var continuationEnd: Int? {
    guard let continuation = layout.continuation,
      self[layout.documentNumber.upperBound] == Self.filler, self[continuation.lowerBound] != Self.filler
    else { return nil }
    let end = continuation.first { self[$0] == Self.filler } ?? continuation.upperBound
    return end - 1
  }
}
