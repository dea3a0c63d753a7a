import Essentials

/// A value as JSON text (RFC 8259): the same value gives the same bytes, formatted for people and for `diff`.
enum DocumentCoding {
  /// The value's JSON in UTF-8: sorted keys, indented, one newline at the end.
  static func encode(_ value: some Encodable) throws(CodingFailure) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return try encoder.encode(value) + Data("\n".utf8)
    } catch {
      throw CodingFailure(error)
    }
  }

  /// The value that a JSON text holds.
  static func decode<Value: Decodable>(_ type: Value.Type, from bytes: Data) throws(CodingFailure) -> Value {
    let decoder = JSONDecoder()
    do {
      return try decoder.decode(type, from: bytes)
    } catch {
      let failure = CodingFailure(error)
      // The decoder reports malformed JSON and a value that its type rejects in the same way.
      if failure.problem == .unacceptableValue, (try? decoder.decode(AnyJSON.self, from: bytes)) == nil {
        throw CodingFailure(problem: .notJSON, path: "", detail: failure.detail)
      }
      throw failure
    }
  }

  /// Accepts any JSON without reading its content.
  private struct AnyJSON: Decodable {
    init(from decoder: any Decoder) {}
  }
}
