// Walks over text; they allocate nothing and cannot fail.
extension ClusterAutomaton {
  /// Counts the clusters of a text, up to `stop`.
  func count(_ utf8: UnsafeBufferPointer<UInt8>, stop: Int = .max) -> Int {
    guard let start = utf8.baseAddress else { return 0 }
    let end = start + utf8.count
    // From here on, a code point may have fewer than four bytes before the end.
    let tail = end - min(utf8.count, 3)
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
    while byte < tail, count < stop {
      var lead = Int(byte.pointee)
      if lead < 0x80 {
        if row == 0 {
          let run = PrintableASCII.endOfLongRun(from: byte, to: byte + min(tail - byte, stop - count))
          count &+= run - byte
          if run > byte {
            byte = run
            continue
          }
        }
        take(words.block(lead >> 6)[lead & 63])
        byte += 1
        continue
      }
      // Other characters come in rows; those of three and four bytes take turns in sequences of emoji. Within a part of a
      // row, nothing asks for `stop`.
      let part = byte + min(tail - byte, 1024)
      repeat {
        if lead < 0xE0 {
          take(words.block(lead & 0x1F)[Int(byte[1] & 0x3F)])
          byte += 2
        } else if lead < 0xF0 {
          take(words.block((lead & 0x0F) << 6 | Int(byte[1] & 0x3F))[Int(byte[2] & 0x3F)])
          byte += 3
        } else {
          let block = (lead & 0x07) << 12 | Int(byte[1] & 0x3F) << 6 | Int(byte[2] & 0x3F)
          take(words.block(ofAnyPlane: block)[Int(byte[3] & 0x3F)])
          byte += 4
        }
        lead = Int(byte.pointee)
      } while lead >= 0x80 && byte < part
    }
    var position = byte - start
    while position < utf8.count, count < stop { take(words.next(in: utf8, at: &position).bits) }
    return min(count, stop)
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
