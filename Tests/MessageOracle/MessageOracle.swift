import CICUOracle
package import MessageFormat

/// What `icu::MessageFormat` makes of a pattern.
package enum MessageOracle {
  package enum Answer: Equatable, CustomStringConvertible {
    case text(String)
    /// The pattern was refused.
    case refused(status: Int32)
    /// The pattern was taken, formatting failed.
    case failed(status: Int32)

    package var description: String {
      switch self {
      case .text(let text): "“\(text)”"
      case .refused(let status): "refused (\(status))"
      case .failed(let status): "failed (\(status))"
      }
    }
  }

  package static func format(
    _ pattern: String,
    _ arguments: [String: MessageArgument],
    locale: String,
    timeZone: String = "UTC"
  ) -> Answer {
    let arguments = OracleArguments(arguments)
    let source = Array(pattern.utf8CString)
    var capacity = max(4_096, pattern.utf8.count * 2)
    for _ in 0..<2 {
      var stage: Int32 = 0
      var status: Int32 = 0
      let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: capacity, alignment: 1)
      defer { buffer.deallocate() }
      let written = icu_oracle_message(
        locale, source, Int32(source.count - 1), arguments.values, Int32(arguments.values.count), timeZone,
        buffer.baseAddress?.assumingMemoryBound(to: CChar.self),
        Int32(capacity), &stage, &status
      )
      if status == 15, Int(written) > capacity {
        capacity = Int(written)
        continue
      }
      if status > 0 { return stage == 0 ? .refused(status: status) : .failed(status: status) }
      return .text(String(decoding: buffer.prefix(Int(written)), as: UTF8.self))
    }
    return .failed(status: 15)
  }
}
