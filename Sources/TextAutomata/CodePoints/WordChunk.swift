/// The words of the next code points of a text, and where each of them begins: what the questions of a walk read in turn.
///
/// A text is decoded once, into chunks, and each question is a short loop over a chunk, or none where the words joined by
/// "or" settle it. One loop with all questions would need more variables than the processor has registers.
struct WordChunk {
  static let capacity = 64

  let words: UnsafeMutablePointer<UInt64>
  /// Offsets in bytes from the start of the text.
  let offsets: UnsafeMutablePointer<Int>
  private(set) var count = 0
  /// All words joined by "or".
  private(set) var union: UInt64 = 0
  /// How many bytes of printable ASCII were left out. Each follows a printable ASCII character of the chunk, and is a
  /// grapheme cluster.
  private(set) var skipped = 0

  /// Whether a code point of the chunk has one of the flags.
  @inline(__always)
  func has(_ flags: CodePointFlags) -> Bool { union & flags.rawValue != 0 }

  @inline(__always)
  subscript(index: Int) -> CodePointWord { CodePointWord(bits: words[index]) }

  /// The word of the last code point.
  @inline(__always)
  var last: CodePointWord { self[count &- 1] }

  /// Reads the next code points of a text, from `byte` on, until the chunk is full or the text ends.
  ///
  /// With `skipsPlain`, only the first character of a run of printable ASCII is read.
  @inline(never)
  mutating func fill(
    from byte: inout UnsafePointer<UInt8>,
    _ text: UnsafeBufferPointer<UInt8>,
    _ table: CodePointWords,
    skipsPlain: Bool
  ) {
    guard let start = text.baseAddress else { return }
    let end = start + text.count
    // From here on, a code point may have fewer than four bytes before the end.
    let tail = end - min(text.count, 3)
    // Copies, since the compiler keeps variables in registers, but not members.
    let (words, offsets) = (words, offsets)
    var (next, count, union, skipped) = (byte, 0, UInt64(0), 0)
    func append(_ word: UInt64) {
      words[count] = word
      union |= word
      count &+= 1
    }
    while count < Self.capacity, next < tail {
      var lead = Int(next.pointee)
      offsets[count] = next - start
      if lead < 0x80 {
        append(table.block(lead >> 6)[lead & 63])
        next += 1
        if skipsPlain, next.pointee < 0x80, PrintableASCII.bytes.contains(UInt8(truncatingIfNeeded: lead)) {
          let run = PrintableASCII.endOfLongRun(from: next, to: end)
          skipped &+= run - next
          next = run
        }
      } else if lead < 0xE0 {
        // Letters of two bytes come in rows, and so do those of three.
        repeat {
          offsets[count] = next - start
          append(table.block(lead & 0x1F)[Int(next[1] & 0x3F)])
          next += 2
          lead = Int(next.pointee)
        } while lead & 0xE0 == 0xC0 && count < Self.capacity && next < tail
      } else if lead < 0xF0 {
        repeat {
          offsets[count] = next - start
          append(table.block((lead & 0x0F) << 6 | Int(next[1] & 0x3F))[Int(next[2] & 0x3F)])
          next += 3
          lead = Int(next.pointee)
        } while lead & 0xF0 == 0xE0 && count < Self.capacity && next < tail
      } else {
        append(table.next(&next))
      }
    }
    while count < Self.capacity, next < end {
      offsets[count] = next - start
      var position = next - start
      append(table.next(in: text, at: &position).bits)
      next = start + position
    }
    byte = next
    (self.count, self.union, self.skipped) = (count, union, skipped)
  }

  /// Calls `body` with a chunk, empty at first, whose memory is on the stack.
  @inline(__always)
  static func withMemory(_ body: (inout WordChunk) -> Void) {
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: capacity) { words in
      withUnsafeTemporaryAllocation(of: Int.self, capacity: capacity) { offsets in
        guard let words = words.baseAddress, let offsets = offsets.baseAddress else { return }
        var chunk = WordChunk(words: words, offsets: offsets)
        body(&chunk)
      }
    }
  }

  private init(words: UnsafeMutablePointer<UInt64>, offsets: UnsafeMutablePointer<Int>) {
    (self.words, self.offsets) = (words, offsets)
  }
}
