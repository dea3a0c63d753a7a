import CICUOracle
import Foundation
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
    var raw: [icu_oracle_argument] = []
    var texts: [UnsafeMutablePointer<CChar>] = []
    func copy(_ text: String) -> (UnsafeMutablePointer<CChar>, Int32) {
      let utf8 = Array(text.utf8)
      let pointer = UnsafeMutablePointer<CChar>.allocate(capacity: utf8.count + 1)
      for (index, byte) in utf8.enumerated() { pointer[index] = CChar(bitPattern: byte) }
      texts.append(pointer)
      return (pointer, Int32(utf8.count))
    }
    defer { for text in texts { text.deallocate() } }
    for (name, argument) in arguments.sorted(by: { $0.key < $1.key }) {
      let (namePointer, nameLength) = copy(name)
      var value = icu_oracle_argument(
        name: namePointer, name_length: nameLength, kind: 0, integer: 0, number: 0, text: nil, text_length: 0
      )
      switch argument {
      case .integer(let number): (value.kind, value.integer) = (Int32(icu_oracle_integer), Int64(number))
      case .double(let number): (value.kind, value.number) = (Int32(icu_oracle_double), number)
      case .date(let date):
        (value.kind, value.number) = (Int32(icu_oracle_date), date.timeIntervalSince1970 * 1_000)
      case .decimal(let text):
        value.kind = Int32(icu_oracle_decimal)
        let (pointer, length) = copy(text)
        (value.text, value.text_length) = (UnsafePointer(pointer), length)
      case .text(let text), .message(let text):
        value.kind = Int32(icu_oracle_text)
        let (pointer, length) = copy(text)
        (value.text, value.text_length) = (UnsafePointer(pointer), length)
      case .example, .optional, .day, .moment, .list, .alternatives, .word, .quoted: continue
      }
      raw.append(value)
    }
    let (source, length) = copy(pattern)
    var capacity = max(4_096, pattern.utf8.count * 2)
    for _ in 0..<2 {
      var stage: Int32 = 0
      var status: Int32 = 0
      let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: capacity, alignment: 1)
      defer { buffer.deallocate() }
      let written = icu_oracle_message(
        locale, source, length, raw, Int32(raw.count), timeZone,
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
