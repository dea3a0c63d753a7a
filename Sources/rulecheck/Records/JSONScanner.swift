import CQuietBytes

/// Finds the elements of a JSON array, or JSON values one after another, without reading them.
///
/// It only tracks brackets and strings. If they are malformed, it recovers: a string ends at the end of its line, and
/// a closing bracket closes everything inside the bracket that it matches, so that a malformed record does not affect
/// those after it.
struct JSONScanner: RecordScanner {
  private enum Place {
    /// Only white space so far.
    case start
    /// Inside the array; `true` after a comma, when another element must follow.
    case array(needsElement: Bool)
    /// In a sequence of values one after another.
    case sequence
    /// After the array's closing bracket; `true` once something has been found there.
    case end(hasExcess: Bool)
  }

  private var place = Place.start
  private var brackets = BracketStack()
  private var isInString = false
  private var isEscaped = false
  /// The number of continuation bytes in the current line.
  private var continuations = 0
  private var isAfterCarriageReturn = false
  private let readsEachByte: Bool

  /// - Parameter readsEachByte: Whether no bytes are passed without a look at each: the reference of the quick way.
  init(readsEachByte: Bool = false) { self.readsEachByte = readsEachByte }

  mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>, _ scan: inout RecordScan) {
    while scan.cursor < bytes.count {
      skipQuietBytes(bytes, &scan)
      guard scan.cursor < bytes.count else { return }
      let byte = bytes[scan.cursor]
      if isInString { readInString(byte) } else { readOutside(byte, &scan) }
      if byte & 0xC0 == 0x80 { continuations += 1 }
      scan.cursor += 1
      if byte == 0x0D || (byte == 0x0A && !isAfterCarriageReturn) {
        scan.startLine(at: scan.cursor)
        continuations = 0
      } else if byte == 0x0A {
        scan.continueLine(at: scan.cursor)
      }
      isAfterCarriageReturn = byte == 0x0D
    }
  }

  /// Skips bytes inside a record up to one that may end it, or is not read many at a time.
  private mutating func skipQuietBytes(_ bytes: UnsafeBufferPointer<UInt8>, _ scan: inout RecordScan) {
    guard !readsEachByte, !isEscaped, isInString || !brackets.isEmpty else { return }
    // A line feed after a carriage return does not start a line.
    if isAfterCarriageReturn, bytes[scan.cursor] == 0x0A { return }
    let shallow = brackets.shallow
    var quiet = quiet_json(
      offset: scan.cursor, is_in_string: isInString ? 1 : 0, continuations: continuations, lines: 0,
      line_start: 0, braces: shallow?.braces ?? 0, depth: shallow?.depth ?? 64)
    quiet_json_pass(bytes.baseAddress, bytes.count, shallow == nil ? 0 : 1, &quiet)
    if shallow != nil { brackets.shallow = (quiet.braces, quiet.depth) }
    if quiet.offset > scan.cursor { isAfterCarriageReturn = false }
    (scan.cursor, isInString, continuations) = (quiet.offset, quiet.is_in_string != 0, quiet.continuations)
    if quiet.lines > 0 { scan.startLines(quiet.lines, lastAt: quiet.line_start) }
  }

  private mutating func readInString(_ byte: UInt8) {
    switch byte {
    case 0x0A:
      isInString = false
      isEscaped = false
    case _ where isEscaped: isEscaped = false
    case UInt8(ascii: "\\"): isEscaped = true
    case UInt8(ascii: "\""): isInString = false
    default: break
    }
  }

  private mutating func readOutside(_ byte: UInt8, _ scan: inout RecordScan) {
    let isBlank = byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    switch place {
    case .start:
      if isBlank { return }
      place = byte == UInt8(ascii: "[") ? .array(needsElement: false) : .sequence
      if case .sequence = place { readOutside(byte, &scan) }
    case .array(let needsElement):
      readInArray(byte, isBlank: isBlank, needsElement: needsElement, &scan)
    case .sequence: readInSequence(byte, isBlank: isBlank, &scan)
    case .end(let hasExcess):
      if isBlank || hasExcess { return }
      place = .end(hasExcess: true)
      report("text after the end of the array", &scan)
    }
  }

  private mutating func readInArray(
    _ byte: UInt8,
    isBlank: Bool,
    needsElement: Bool,
    _ scan: inout RecordScan
  ) {
    if brackets.isEmpty {
      let isComma = byte == UInt8(ascii: ",")
      switch byte {
      case UInt8(ascii: ","), UInt8(ascii: "]"):
        if scan.open != nil {
          scan.finish(at: scan.cursor)
        } else if needsElement || isComma {
          report("no value in front of “\(isComma ? "," : "]")”", &scan)
        }
        place = isComma ? .array(needsElement: true) : .end(hasExcess: false)
        return
      case _ where isBlank: return
      default: scan.start(at: scan.cursor, continuations: continuations)
      }
    }
    if brackets.closesOutside(byte) {
      // The bracket closes the array itself: the record before it was never closed.
      brackets = BracketStack()
      scan.finish(at: scan.cursor)
      place = .end(hasExcess: false)
      return
    }
    follow(byte)
  }

  private mutating func readInSequence(_ byte: UInt8, isBlank: Bool, _ scan: inout RecordScan) {
    if brackets.isEmpty {
      if isBlank {
        scan.finish(at: scan.cursor)
        return
      }
      scan.start(at: scan.cursor, continuations: continuations)
    }
    follow(byte)
    if brackets.isEmpty, byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
      scan.finish(at: scan.cursor + 1)
    }
  }

  /// Processes a byte of a record.
  private mutating func follow(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): isInString = true
    case UInt8(ascii: "{"), UInt8(ascii: "["): brackets.open(byte)
    case UInt8(ascii: "}"), UInt8(ascii: "]"): brackets.close(byte)
    default: break
    }
  }

  /// Reports a missing record.
  private func report(_ problem: String, _ scan: inout RecordScan) {
    scan.start(at: scan.cursor, continuations: continuations)
    scan.finish(at: scan.cursor, fault: .malformed(problem))
  }

  mutating func finish(count: Int, _ scan: inout RecordScan) {
    let wasWhole = brackets.isEmpty && !isInString
    scan.finish(at: count)
    switch place {
    case .array where wasWhole: report("the file ends inside the array; expected “]”", &scan)
    case .start: report("the text is empty; expected a value", &scan)
    default: break
    }
  }
}
