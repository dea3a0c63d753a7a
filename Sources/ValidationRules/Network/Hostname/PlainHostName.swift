/// A host name as most are: ASCII labels that stand for themselves, of which the last begins with a letter.
///
/// ``DomainName`` decides about all others.
struct PlainHostName {
  /// Where the name ends.
  let end: UnsafePointer<UInt8>
  /// Whether there is more than one label.
  let isQualified: Bool

  /// Reads labels and dots as far as there are any; nil if what was read is not certainly a host name.
  ///
  /// - Parameter characters: What labels consist of, as bits of ``PlainCharacters``.
  @inline(__always)
  init?(
    from start: UnsafePointer<UInt8>, to limit: UnsafePointer<UInt8>,
    of characters: UInt8 = PlainCharacters.label
  ) {
    let table = PlainCharacters.table
    var (byte, label) = (start, start)
    while byte < limit {
      if table[Int(byte.pointee)] & characters == 0 {
        guard byte.pointee == UInt8(ascii: ".") else { break }
        guard Self.isLabel(label, byte) else { return nil }
        label = byte + 1
      }
      byte += 1
    }
    guard byte - start <= HostLabels.maximumBytes, Self.isLabel(label, byte),
      table[Int(label.pointee)] & PlainCharacters.letter != 0
    else { return nil }
    end = byte
    isQualified = label > start
  }

  /// Whether the last label of several is a word of two letters or more, as a top-level domain is.
  var hasTopLevelDomain: Bool {
    guard isQualified else { return false }
    // A full stop is before the label.
    let table = PlainCharacters.table
    var letters = 0
    while table[Int(end[-1 - letters])] & PlainCharacters.letter != 0 { letters += 1 }
    return letters >= 2 && end[-1 - letters] == UInt8(ascii: ".")
  }

  /// Whether letters, digits and hyphens are a label, and not one that could be encoded.
  @inline(__always)
  private static func isLabel(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> Bool {
    let count = end - start
    guard count > 0, count <= HostLabels.maximumLabelBytes else { return false }
    let hyphen = UInt8(ascii: "-")
    return start[0] != hyphen && end[-1] != hyphen && (count < 4 || start[2] != hyphen || start[3] != hyphen)
  }
}
