import ICU
import Primitives

/// The codes of standards as they are written, found by their bytes; nil if ICU's data cannot be read.
enum ListedCodes {
  /// In two letters or in three.
  static let languages = table(of: .language, [2, 3]) { $0 }
  static let scripts = table(of: .script, [4]) { $0.prefix(1).uppercased() + $0.dropFirst() }
  /// With the hyphen after the country, which the list does not have.
  static let subdivisions = table(of: .subdivision, [3, 4, 5]) {
    ($0.prefix(2) + "-" + $0.dropFirst(2)).uppercased()
  }

  /// - Parameters:
  ///   - kind: The list, which is in lowercase.
  ///   - lengths: How many bytes the codes have there.
  ///   - written: How a code is written.
  private static func table(
    of kind: ValidSubtags.Kind, _ lengths: Set<Int>, _ written: (String) -> String
  ) -> ByteStringTable? {
    guard let codes = try? StandardCodes.all(kind).get() else { return nil }
    return ByteStringTable(codes.filter { lengths.contains($0.utf8.count) }.map(written))
  }
}
