import Primitives

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
    let first = byte
    fillRead(from: &byte, text, table, skipsPlain: skipsPlain)
    if union & CodePointWord.unread != 0 {
      byte = first
      fillEach(from: &byte, text, table)
    }
  }

  /// The same for any text: one with code points that were not read yet, or that is ill-formed.
  @inline(never)
  private mutating func fillEach(
    from byte: inout UnsafePointer<UInt8>, _ text: UnsafeBufferPointer<UInt8>, _ table: CodePointWords
  ) {
    guard let start = text.baseAddress else { return }
    (count, union, skipped) = (0, 0, 0)
    var position = byte - start
    while count < Self.capacity, position < text.count {
      offsets[count] = position
      words[count] = table.next(in: text, at: &position).bits
      union |= words[count]
      count += 1
    }
    byte = start + position
  }

  /// Fills the chunk with words: ``CodePointWord/unread`` is among them if not all were read before, and for some
  /// ill-formed text.
  @inline(__always)
  private mutating func fillRead(
    from byte: inout UnsafePointer<UInt8>,
    _ text: UnsafeBufferPointer<UInt8>,
    _ table: CodePointWords,
    skipsPlain: Bool
  ) {
    guard let start = text.baseAddress, !UTF8Decoding.isCutOff(text) else {
      union = CodePointWord.unread
      return
    }
    let end = start + text.count
    // Copies, since the compiler keeps variables in registers, but not members.
    let (words, offsets, ascii) = (words, offsets, table.plain.words)
    var (next, count, union, skipped) = (byte, 0, UInt64(0), 0)
    func append(_ word: UInt64) {
      words[count] = word
      union |= word
      count &+= 1
    }
    while count < Self.capacity, next < end {
      let first = Int(next.pointee)
      offsets[count] = next - start
      if first < 0xC0 {
        append(ascii[first])
        next += 1
        if skipsPlain, next < end, next.pointee < 0x80,
          PrintableASCII.bytes.contains(UInt8(truncatingIfNeeded: first))
        {
          let run = PrintableASCII.endOfLongRun(from: next, to: end)
          skipped &+= run - next
          next = run
        }
      } else if first < 0xE0 {
        // Letters of two bytes come in rows, and so do those of three.
        var lead = first &- 0xC0
        repeat {
          offsets[count] = next - start
          append(table.wordIfRead(lead, next[1]))
          next += 2
          guard next < end else { break }
          lead = Int(next.pointee) &- 0xC0
        } while UInt(bitPattern: lead) < 0x20 && count < Self.capacity
      } else if first < 0xF0 {
        var lead = first &- 0xE0
        repeat {
          offsets[count] = next - start
          append(table.wordIfRead(lead, next[1], next[2]))
          next += 3
          guard next < end else { break }
          lead = Int(next.pointee) &- 0xE0
        } while UInt(bitPattern: lead) < 0x10 && count < Self.capacity
      } else {
        append(table.nextIfRead(&next))
      }
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
