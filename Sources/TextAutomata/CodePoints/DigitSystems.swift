import ICU
import Primitives

/// Whether the decimal digits of a text beyond ASCII belong to several number systems.
struct DigitSystems {
  /// The zero of the system of the digits so far, which identifies it: the digits of each system are consecutive.
  private var zero: UInt32?
  private(set) var areMixed = false

  @inline(__always)
  mutating func take(_ chunk: WordChunk, of utf8: UnsafeBufferPointer<UInt8>) {
    if chunk.has(.foreignDigit), !areMixed { takeEach(of: chunk, of: utf8) }
  }

  @inline(never)
  private mutating func takeEach(of chunk: WordChunk, of utf8: UnsafeBufferPointer<UInt8>) {
    for index in 0..<chunk.count where chunk[index].has(.foreignDigit) {
      takeDigit(at: chunk.offsets[index], of: utf8)
    }
  }

  /// Takes the digit at an offset.
  mutating func takeDigit(at offset: Int, of utf8: UnsafeBufferPointer<UInt8>) {
    let digit = UTF8Decoding.codePoint(in: utf8, at: offset).value
    if let zero, digit &- zero < 10 { return }
    guard let scalar = Unicode.Scalar(digit), let value = scalar.icuProperties.decimalDigitValue else {
      return
    }
    if zero != nil { areMixed = true }
    zero = digit &- UInt32(value)
  }
}
