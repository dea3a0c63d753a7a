import CICUOracle
import Foundation
import MessageFormat

/// Arguments of a message in the form that the oracle takes; those that ICU does not know are left out.
final class OracleArguments {
  private(set) var values: [icu_oracle_argument] = []
  private var texts: [UnsafeMutablePointer<CChar>] = []

  init(_ arguments: [String: MessageArgument]) {
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
      values.append(value)
    }
  }

  deinit { for text in texts { text.deallocate() } }

  /// A copy that lives as long as the arguments, with its length; a text may contain NUL.
  private func copy(_ text: String) -> (UnsafeMutablePointer<CChar>, Int32) {
    let utf8 = Array(text.utf8)
    let pointer = UnsafeMutablePointer<CChar>.allocate(capacity: utf8.count + 1)
    for (index, byte) in utf8.enumerated() { pointer[index] = CChar(bitPattern: byte) }
    texts.append(pointer)
    return (pointer, Int32(utf8.count))
  }
}
