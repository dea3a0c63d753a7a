import CICUShim

/// The collation elements of one text in order; used by one thread at a time.
struct CollationElements: ~Copyable, @unchecked Sendable {
  // Sendable: the pointer has one owner, and ICU ties no iterator to a thread.
  private let pointer: OpaquePointer

  /// An iterator without a text over a collator that outlives it.
  init(of collator: OpaquePointer) throws(ICUError) {
    var status: Int32 = 0
    guard let opened = icushim_elements_open(collator, &status) else {
      throw ICUError(status: status, operation: "open collation elements")
    }
    pointer = opened
  }

  deinit { icushim_elements_close(pointer) }

  /// Calls `body` with each element of a text and the UTF-16 offset at which the element's characters end, until `body`
  /// returns false.
  ///
  /// ICU's cost is quadratic in the length of a run of marks. So ICU gets at most 30 of them at once (the bound of
  /// UAX #15's Stream-Safe Text Format); the text after them is compared as if a new text began.
  mutating func forEach(
    in utf16: UnsafeBufferPointer<UInt16>,
    _ body: (_ order: UInt32, _ end: Int) -> Bool
  ) throws(ICUError) {
    var start = 0
    while start < utf16.count {
      let end = try MarkRuns.shared.get().endOfPiece(from: start, in: utf16)
      let piece = UnsafeBufferPointer(rebasing: utf16[start..<end])
      guard try forEach(inPiece: piece, from: start, body) else { return }
      start = end
    }
  }

  private mutating func forEach(
    inPiece piece: UnsafeBufferPointer<UInt16>,
    from start: Int,
    _ body: (_ order: UInt32, _ end: Int) -> Bool
  ) throws(ICUError) -> Bool {
    guard let address = piece.baseAddress else { return true }
    var status: Int32 = 0
    icushim_elements_set_text(pointer, address, Int64(piece.count), &status)
    try ICUError.check(status, "set text of collation elements")
    let batch = 64
    return try withUnsafeTemporaryAllocation(of: UInt32.self, capacity: batch) { orders in
      withUnsafeTemporaryAllocation(of: Int64.self, capacity: batch) { ends -> Result<Bool, ICUError> in
        guard let order = orders.baseAddress, let end = ends.baseAddress else { return .success(true) }
        while true {
          let count = Int(icushim_elements_next(pointer, order, end, Int32(batch), &status))
          if status > 0 { return .failure(ICUError(status: status, operation: "read collation elements")) }
          for index in 0..<count where !body(orders[index], start + Int(ends[index])) {
            return .success(false)
          }
          if count < batch { return .success(true) }
        }
      }
    }.get()
  }
}

/// Finds where to cut text so that no run of marks is long.
private struct MarkRuns: Sendable {
  /// The code points that combine with the characters before them when text is normalized.
  private let marks: CodePointSet

  static let shared = Result { () throws(ICUError) in try MarkRuns() }

  private init() throws(ICUError) { marks = try CodePointSet(#"[^\p{lccc=0}]"#) }

  /// The end of the piece that starts at an offset: after 30 marks in a row, otherwise the end of the text.
  func endOfPiece(from start: Int, in utf16: UnsafeBufferPointer<UInt16>) -> Int {
    var (run, offset) = (0, start)
    while offset < utf16.count {
      let unit = utf16[offset]
      // There are no marks below U+0300.
      if unit < 0x300 {
        run = 0
        offset += 1
        continue
      }
      var (scalar, length) = (UInt32(unit), 1)
      if UTF16.isLeadSurrogate(unit), offset + 1 < utf16.count {
        scalar = 0x1_0000 + (UInt32(unit & 0x3FF) << 10 | UInt32(utf16[offset + 1] & 0x3FF))
        length = 2
      }
      run = marks.contains(scalar) ? run + 1 : 0
      offset += length
      if run == 30 { return offset }
    }
    return utf16.count
  }
}
