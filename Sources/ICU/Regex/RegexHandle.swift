import CICUShim

/// One compiled pattern with the state of its last match; used by one thread at a time.
struct RegexHandle: ~Copyable, @unchecked Sendable {
  // Sendable: the pointer has one owner, and ICU ties no expression to a thread. Only `clone` may be called from
  // several threads at once; it reads the compiled pattern, whose references ICU counts atomically.
  private let pointer: OpaquePointer

  private init(owning pointer: OpaquePointer) {
    self.pointer = pointer
  }

  deinit { icushim_regex_close(pointer) }

  /// Compiles a pattern by uregex_open.
  init(compiling pattern: String, flags: UInt32, stackBytes: Int) throws(RegularExpression.SyntaxError) {
    var (line, offset, status) = (Int32(0), Int32(0), Int32(0))
    let opened = TextBuffers.withUTF16(of: pattern) { utf16 -> OpaquePointer? in
      guard let address = utf16.baseAddress else { return nil }
      // 0 would mean "no limit" to ICU.
      let stack = Int32(clamping: max(stackBytes, 1))
      return icushim_regex_open(address, Int64(utf16.count), flags, stack, &line, &offset, &status)
    }
    guard let opened else {
      throw RegularExpression.SyntaxError(
        pattern: pattern,
        line: Int(line),
        offset: Int(offset),
        status: status
      )
    }
    pointer = opened
  }

  /// Another handle over the same compiled pattern; about 115 ns.
  func clone() throws(RegularExpression.MatchError) -> RegexHandle {
    var status: Int32 = 0
    guard let clone = icushim_regex_clone(pointer, &status) else {
      throw .failed(ICUError(status: status, operation: "clone regular expression"))
    }
    return RegexHandle(owning: clone)
  }

  /// Sets the total time that the following matches may take from now on, in nanoseconds.
  mutating func setBudget(nanoseconds: Int64) {
    icushim_regex_set_budget(pointer, nanoseconds)
  }

  /// Whether the pattern matches all of the text.
  func matches(_ text: UnsafeBufferPointer<UInt16>) throws(RegularExpression.MatchError) -> Bool {
    try match(text) { pointer, address, count, status in
      icushim_regex_matches(pointer, address, count, &status)
    }
  }

  /// The first match, in UTF-16 offsets.
  func find(_ text: UnsafeBufferPointer<UInt16>) throws(RegularExpression.MatchError) -> Range<Int>? {
    var (start, end) = (Int64(0), Int64(0))
    let found = try match(text) { pointer, address, count, status in
      icushim_regex_find(pointer, address, count, &start, &end, &status)
    }
    return found ? Int(start)..<Int(end) : nil
  }

  /// Whether a text with this prefix could match: the prefix matches, or the match failed after reading its end.
  func canBegin(_ text: UnsafeBufferPointer<UInt16>) throws(RegularExpression.MatchError) -> Bool {
    try match(text) { pointer, address, count, status in
      if icushim_regex_matches(pointer, address, count, &status) { return true }
      return status <= 0 && icushim_regex_hit_end(pointer, &status)
    }
  }

  private func match(
    _ text: UnsafeBufferPointer<UInt16>,
    _ call: (OpaquePointer, UnsafePointer<UInt16>, Int64, inout Int32) -> Bool
  ) throws(RegularExpression.MatchError) -> Bool {
    var status: Int32 = 0
    var empty: UInt16 = 0
    let result =
      if let address = text.baseAddress {
        call(pointer, address, Int64(text.count), &status)
      } else {
        // An empty buffer may have no address; ICU requires one.
        withUnsafePointer(to: &empty) { call(pointer, $0, 0, &status) }
      }
    guard status > 0 else { return result }
    switch Int(status) {
    case icushim_regex_stack_overflow: throw .stackLimitExceeded
    case icushim_regex_stopped_by_caller, icushim_regex_time_out: throw .deadlineExceeded
    default: throw .failed(ICUError(status: status, operation: "match regular expression"))
    }
  }
}
