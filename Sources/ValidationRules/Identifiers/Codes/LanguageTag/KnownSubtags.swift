import ICU
import Primitives

/// The registered subtags of language tags, in lowercase; read at the first use.
///
/// An object, so that a reader counts one reference.
final class KnownSubtags: Sendable {
  let languages: ByteStringTable
  let scripts: ByteStringTable
  let regions: ByteStringTable
  let variants: ByteStringTable

  /// The subtags; or why ICU could not give them.
  static let all = Result { () throws(ICUError) in try KnownSubtags() }

  private init() throws(ICUError) {
    func table(_ kind: ValidSubtags.Kind) throws(ICUError) -> ByteStringTable {
      ByteStringTable(Array(try StandardCodes.all(kind).get()))
    }
    (languages, scripts) = (try table(.language), try table(.script))
    (regions, variants) = (try table(.region), try table(.variant))
  }

  private static let longest = 8

  /// Whether a subtag of letters and digits is one of a table, in any letter case.
  static func contain(
    _ subtags: ByteStringTable, _ utf8: UnsafeBufferPointer<UInt8>, _ subtag: Range<Int>
  ) -> Bool {
    guard subtag.count <= longest else { return false }
    var lowercase: UInt64 = 0
    return withUnsafeMutableBytes(of: &lowercase) { lowercase in
      // The bit of lowercase letters is set in digits.
      for (index, place) in subtag.enumerated() { lowercase[index] = utf8[place] | 0x20 }
      return subtags.contains(lowercase.baseAddress?.assumingMemoryBound(to: UInt8.self), subtag.count)
    }
  }
}
