import Primitives

// Walks over text; they allocate nothing and cannot fail.
extension ClusterAutomaton {
  /// Counts the clusters of a text, up to `stop`.
  func count(_ utf8: UnsafeBufferPointer<UInt8>, stop: Int = .max) -> Int {
    countIfRead(utf8, stop: stop) ?? countEach(utf8, stop: stop)
  }

  /// The same for any text: one with code points that were not read yet, or that is ill-formed.
  @inline(never)
  private func countEach(_ utf8: UnsafeBufferPointer<UInt8>, stop: Int) -> Int {
    var (position, count, row) = (0, 0, start)
    while position < utf8.count, count < stop {
      let step = steps[Int(row) &+ Int(words.next(in: utf8, at: &position).graphemeClass)]
      row = step.row
      count &+= step.clusters
    }
    return count
  }

  /// Counts the clusters of a text; nil if not all of its code points were read before, or it is cut off.
  @inline(__always)
  private func countIfRead(_ utf8: UnsafeBufferPointer<UInt8>, stop: Int) -> Int? {
    guard let start = utf8.baseAddress else { return 0 }
    guard !UTF8Decoding.isCutOff(utf8) else { return nil }
    let end = start + utf8.count
    // Copies, since the compiler keeps variables in registers, but not members.
    let (words, steps) = (words, steps)
    var (byte, count, row) = (start, 0, self.start)
    func take(_ word: UInt64) {
      // Most code points are clusters of their own; this branch spares the wait for the step before it.
      if word & CodePointWord.graphemeClasses | UInt64(row) == 0 {
        count &+= 1
        return
      }
      let step = steps[Int(row) &+ Int(CodePointWord(bits: word).graphemeClass)]
      row = step.row
      count &+= step.clusters
    }
    while byte < end, count < stop {
      var first = Int(byte.pointee)
      if first < 0xC0 {
        if row == 0 {
          // A single space between words is not worth a call.
          if PrintableASCII.bytes ~= UInt8(truncatingIfNeeded: first), byte + 1 < end, byte[1] >= 0xC0 {
            count &+= 1
            byte += 1
            continue
          }
          let run = PrintableASCII.endOfLongRun(from: byte, to: byte + min(end - byte, stop - count))
          count &+= run - byte
          if run > byte {
            byte = run
            continue
          }
        }
        take(words.plain.words[first])
        byte += 1
        continue
      }
      // Other characters come in rows; those of three and four bytes take turns in sequences of emoji. Within a part of a
      // row, nothing asks for `stop`.
      let part = byte + min(end - byte, 1024)
      repeat {
        if first < 0xE0 {
          take(words.wordIfRead(first &- 0xC0, byte[1]))
          byte += 2
        } else if first < 0xF0 {
          take(words.wordIfRead(first &- 0xE0, byte[1], byte[2]))
          byte += 3
        } else {
          take(words.wordIfRead(first & 0x07, byte[1], byte[2], byte[3]))
          byte += 4
        }
        guard byte < part else { break }
        first = Int(byte.pointee)
      } while first >= 0xC0
    }
    return row == unread ? nil : min(count, stop)
  }

  /// Whether so many code points at the beginning of a text are clusters, whatever follows them, as most letters are.
  @inline(__always)
  static func beginsPlain(_ utf8: UnsafeBufferPointer<UInt8>, _ number: Int) -> Bool {
    guard knowsPlain, var byte = utf8.baseAddress, !UTF8Decoding.isCutOff(utf8) else { return false }
    let words = CodePointWords.sharedAddress
    let end = byte + utf8.count
    var (left, joined) = (number, UInt64(0))
    while left > 0, byte < end, joined & CodePointWord.graphemeClasses == 0 {
      joined |= words.pointee.nextIfRead(&byte)
      left &-= 1
    }
    return left == 0 && joined & CodePointWord.graphemeClasses == 0
  }

  /// Calls `body` with the UTF-8 offsets of each cluster until `body` returns false.
  @inline(__always)
  func forEach(in utf8: UnsafeBufferPointer<UInt8>, _ body: (_ start: Int, _ end: Int) -> Bool) {
    guard !utf8.isEmpty else { return }
    var (start, position) = (0, 0)
    var row = steps[Int(self.start) + Int(words.next(in: utf8, at: &position).graphemeClass)].row
    while position < utf8.count {
      let end = position
      let step = steps[Int(row) + Int(words.next(in: utf8, at: &position).graphemeClass)]
      row = step.row
      if step.clusters == 1 {
        guard body(start, end) else { return }
        start = end
      }
    }
    _ = body(start, utf8.count)
  }
}
