import Primitives

extension NumberFormat {
  /// Reads a number in the locale's notation: "1.234,5" in `pt`, "٢٣" in `ar-EG`.
  ///
  /// - Digits of any one script are read in every locale ("２３"), but not digits of two scripts in one number.
  /// - Grouping may be omitted; if it is used, it must be the locale's and complete, so "1,23" is refused in `en`.
  /// - A locale that groups with a no-break space accepts any common space, and one with ’ accepts ' as well.
  /// - The minus sign is "-", U+2212 or the locale's own; bidi marks may be next to it if the locale's signs have any.
  /// - The whole text is the number: no surrounding spaces, no exponent, no unit.
  ///
  /// Returns the exact decimal in ASCII, such as "1234.5", of any length; trailing zeros are kept. Throws with the
  /// UTF-8 offset of the fault.
  package func parse(_ text: String) throws(NumberParseError) -> String {
    try TextBuffers.withUTF8(of: text) { (utf8) throws(NumberParseError) in try parse(utf8) }
  }

  /// Reads a number from well-formed UTF-8. A number of up to 15 characters is read without an allocation.
  package func parse(_ utf8: UnsafeBufferPointer<UInt8>) throws(NumberParseError) -> String {
    let result = withRoom(for: utf8.count + 2, of: UInt8.self) {
      output -> Result<String, NumberParseError> in
      do throws(NumberParseError) {
        let count = try parser.read(utf8, isNegative: nil, into: output)
        return .success(String(decoding: UnsafeBufferPointer(rebasing: output[..<count]), as: UTF8.self))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// Whether a text is a number of so many characters in ASCII at most, and a whole one if only such are accepted.
  package func isNumber(
    _ utf8: UnsafeBufferPointer<UInt8>, ofAtMost longest: Int, isInteger: Bool
  ) -> Bool {
    withRoom(for: utf8.count + 2, of: UInt8.self) { output in
      guard let count = try? parser.read(utf8, isNegative: nil, into: output) else { return false }
      return count <= longest && !(isInteger && output[..<count].contains(UInt8(ascii: ".")))
    }
  }
}
