import Essentials
import JSONText
import Primitives
import ValidationCore

/// JSON written directly into bytes, for output that is written for each error.
extension [UInt8] {
  /// Appends a part of a JSON text unchanged.
  mutating func append(raw text: StaticString) {
    append(copying: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func append(json integer: Int) { append(digitsOf: integer) }

  mutating func append(json text: String) { JSONText.append(quoted: text, to: &self) }

  /// Appends an argument as plain JSON; numbers keep their exact text.
  mutating func append(json argument: ValidationError.Argument) {
    switch argument {
    case .integer(let value): append(json: value)
    case .decimal(let value) where value.isNaN: append(raw: "\"NaN\"")
    case .decimal(let value): append(contentsOf: "\(value)".utf8)
    case .text(let value), .key(let value): append(json: value)
    case .date, .moment, .day, .boolean, .null, .character: append(json: argument.description)
    case .list(let values), .alternatives(let values):
      append(raw: "[")
      for (index, value) in values.enumerated() {
        if index > 0 { append(raw: ",") }
        append(json: value)
      }
      append(raw: "]")
    }
  }
}
