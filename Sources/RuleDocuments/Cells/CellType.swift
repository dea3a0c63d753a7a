package import JSONText
import Primitives

/// The type as which the text of a cell in a column is read: a text, or the number or boolean that it denotes.
package struct CellType: Sendable, Hashable {
  /// A cell that is a text whatever its content.
  package static let text = CellType(scalars: [], texts: [])

  /// The types other than text that cells can have.
  static let allScalars: JSONTypeSet = [.number, .boolean]

  /// The types other than text that a cell of this type can have.
  let scalars: JSONTypeSet
  /// Texts that the document names: a cell with one of them is that text, not a number.
  let texts: Set<String>

  /// - Parameters:
  ///   - required: The types that all of the column's own rules accept.
  ///   - compared: The types of everything that the document compares the column with.
  ///   - texts: The texts among these.
  init(required: JSONTypeSet, compared: JSONTypeSet, texts: Set<String>) {
    if !required.contains(.text) {
      self.init(scalars: Self.allScalars, texts: [])
    } else {
      self.init(scalars: compared.intersection(required).intersection(Self.allScalars), texts: texts)
    }
  }

  private init(scalars: JSONTypeSet, texts: Set<String>) { (self.scalars, self.texts) = (scalars, texts) }

  /// Whether a cell is a text whatever its content.
  package var isText: Bool { scalars.isEmpty }

  /// What a cell holds.
  package func content(of text: String) -> JSONNode.Content {
    guard !scalars.isEmpty, let first = text.utf8.first, "tf-0123456789".utf8.contains(first),
      !texts.contains(text), let scalar = Self.scalar(text)
    else { return .string(text) }
    switch scalar {
    case .number where scalars.contains(.number), .bool where scalars.contains(.boolean): return scalar
    default: return .string(text)
    }
  }

  /// What a cell of bytes holds: the kind of ``content(of:)``, in place.
  ///
  /// - Parameter text: Well-formed UTF-8.
  package func kind(of text: UnsafeBufferPointer<UInt8>) -> JSONTapeValue.Kind {
    guard !scalars.isEmpty, let first = text.first, let kind = Self.kind(startingWith: first, text),
      texts.isEmpty || !texts.contains(String(decoding: text, as: UTF8.self))
    else { return .string }
    switch kind {
    case .number where scalars.contains(.number): return kind
    case .true where scalars.contains(.boolean), .false where scalars.contains(.boolean): return kind
    default: return .string
    }
  }

  /// The kind of number or boolean that the text denotes in JSON; nil if it is neither.
  private static func kind(
    startingWith first: UInt8,
    _ text: UnsafeBufferPointer<UInt8>
  ) -> JSONTapeValue.Kind? {
    switch first {
    case UInt8(ascii: "t"): text.elementsEqual("true".utf8) ? .true : nil
    case UInt8(ascii: "f"): text.elementsEqual("false".utf8) ? .false : nil
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): NumberGrammar.matches(text) ? .number : nil
    default: nil
    }
  }

  /// The number or boolean that the text denotes in JSON; nil if it is neither.
  private static func scalar(_ text: String) -> JSONNode.Content? {
    let node: JSONNode
    // A text that is not JSON is not an error here: it remains a text, and the rules report what is wrong with it.
    do throws(JSONSyntaxError) { node = try JSONNode.parse(text) } catch { return nil }
    return node.description.hasSameBytes(as: text) ? node.content : nil
  }
}
