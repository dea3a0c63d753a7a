import CICUOracle
package import MessageFormat

/// A message of `icu::MessageFormat` that is compiled once, with arguments that are converted once: what a program
/// pays for a sentence.
package final class KeptMessageOracle {
  private let message: OpaquePointer
  private let arguments: [OracleArguments]
  private let buffer = UnsafeMutableBufferPointer<CChar>.allocate(capacity: 4_096)

  /// Nil if ICU refuses the pattern.
  package init?(_ pattern: String, _ arguments: [[String: MessageArgument]], locale: String) {
    guard let message = icu_oracle_keep(locale, pattern, Int32(pattern.utf8.count)) else { return nil }
    self.message = message
    self.arguments = arguments.map { OracleArguments($0) }
  }

  deinit {
    icu_oracle_kept_close(message)
    buffer.deallocate()
  }

  /// The sentence of the arguments at an index; nil if ICU fails, or if it has more than 4,096 bytes.
  package func text(at index: Int) -> String? {
    let values = arguments[index].values
    var status: Int32 = 0
    let length = icu_oracle_kept_write(
      message, values, Int32(values.count), buffer.baseAddress, Int32(buffer.count), &status)
    guard status <= 0 else { return nil }
    return String(decoding: UnsafeRawBufferPointer(buffer)[..<Int(length)], as: UTF8.self)
  }
}
