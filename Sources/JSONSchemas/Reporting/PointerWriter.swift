import JSONText
import Primitives

/// Writes JSON Pointers into memory that is used again, so that each costs the allocation of its text alone.
struct PointerWriter {
  private var bytes: [UInt8] = []

  /// The pointer that was written; the next one begins.
  mutating func take() -> String {
    defer { bytes.removeAll(keepingCapacity: true) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes a text as it is.
  mutating func append(_ text: String) { bytes.append(copying: text) }

  mutating func append(token: String) {
    var token = token
    token.withUTF8 { append(token: $0) }
  }

  /// Writes the tokens of a step.
  mutating func append(_ step: SchemaFault.TrailStep) {
    append(token: step.keyword)
    switch step.part {
    case .none: break
    case .index(let index): append(JSONPointer.token(index))
    case .member(let name): append(token: name.utf8)
    case .text(let text): append(token: text)
    }
  }

  private mutating func append(token: UnsafeBufferPointer<UInt8>) {
    bytes.append(UInt8(ascii: "/"))
    guard token.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else {
      return bytes.append(copying: token)
    }
    for byte in token {
      switch byte {
      case UInt8(ascii: "~"): bytes += [UInt8(ascii: "~"), UInt8(ascii: "0")]
      case UInt8(ascii: "/"): bytes += [UInt8(ascii: "~"), UInt8(ascii: "1")]
      default: bytes.append(byte)
      }
    }
  }
}
