import CICUShim

/// The text that a charset can hold and give back unchanged: no best fits, no replacements.
package struct CharsetRepertoire: Sendable {
  /// The name of the charset: the MIME name, or the IANA name, or ICU's own.
  package let name: String

  private let codePoints: CodePointSet
  /// The sequences that the charset holds although it may not hold their parts, by their first code point, longest
  /// first.
  private let sequences: [UInt32: [[UInt32]]]

  /// The charset of a name or an alias (`GB 18030`, `windows-1256`, `latin1`); nil if ICU does not have data for it.
  ///
  /// Takes up to some milliseconds.
  package init?(_ name: String) throws(ICUError) {
    guard Self.isPlain(name) else { return nil }
    var status: Int32 = 0
    guard let known = name.withCString({ icushim_charset_name($0, &status) }) else {
      switch Int(status) {
      case icushim_memory_error: throw ICUError(status: status, operation: "open charset")
      default: return nil
      }
    }
    self.name = String(cString: known)
    guard let set = name.withCString({ icushim_charset_open($0, &status) }) else {
      throw ICUError(status: status, operation: "list the characters of a charset")
    }
    defer { icushim_set_close(set) }
    codePoints = CodePointSet(of: set)
    var sequences: [UInt32: [[UInt32]]] = [:]
    for index in 0..<icushim_set_sequence_count(set) {
      var sequence = [UInt32](repeating: 0, count: 16)
      let count = sequence.withUnsafeMutableBufferPointer { buffer in
        buffer.baseAddress.map { icushim_set_sequence(set, index, $0, Int32(buffer.count), &status) } ?? 0
      }
      try ICUError.check(status, "list the sequences of a charset")
      guard count > 1, count <= sequence.count, let first = sequence.first else { continue }
      sequences[first, default: []].append(Array(sequence.prefix(Int(count))))
    }
    self.sequences = sequences.mapValues { $0.sorted { $0.count > $1.count } }
  }

  /// The names of the charsets that ICU has data for, as MIME or IANA spell them.
  package static var knownNames: [String] {
    var names: Set<String> = []
    for index in 0..<icushim_charset_count() {
      var status: Int32 = 0
      if let name = icushim_charset_at(index), let known = icushim_charset_name(name, &status) {
        names.insert(String(cString: known))
      }
    }
    return names.sorted()
  }

  /// The number of code points that the charset holds at the start of a text: 1, the length of a sequence, or 0.
  ///
  /// - Parameter rest: The code points after the first.
  package func heldPrefix(of first: UInt32, _ rest: some Sequence<UInt32>) -> Int {
    if !sequences.isEmpty, let candidates = sequences[first] {
      for sequence in candidates where rest.starts(with: sequence.dropFirst()) { return sequence.count }
    }
    return codePoints.contains(first) ? 1 : 0
  }

  /// Whether a name has only characters that names can have, so that no name reaches ICU as a path.
  private static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 60
      && name.utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: " -_:.,=+()".utf8.contains(byte)
        }
      }
  }
}
