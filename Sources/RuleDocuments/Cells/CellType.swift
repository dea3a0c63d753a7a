package import JSONText
import Primitives

/// The type as which the text of a cell in a column is read: a text, or the number or boolean that it denotes.
package struct CellType: Sendable, Hashable {
  /// A cell that is a text whatever its content.
  package static let text = CellType(scalars: [], texts: [])

  /// The types other than text that cells can have.
  static let allScalars: ValueKinds = [.number, .boolean]

  /// The types other than text that a cell of this type can have.
  let scalars: ValueKinds
  /// Texts that the document names: a cell with one of them is that text, not a number.
  let texts: Set<String>

  /// - Parameters:
  ///   - required: The types that all of the column's own rules accept.
  ///   - compared: The types of everything that the document compares the column with.
  ///   - texts: The texts among these.
  init(required: ValueKinds, compared: ValueKinds, texts: Set<String>) {
    if !required.contains(.text) {
      self.init(scalars: Self.allScalars, texts: [])
    } else {
      self.init(scalars: compared.intersection(required).intersection(Self.allScalars), texts: texts)
    }
  }

  private init(scalars: ValueKinds, texts: Set<String>) { (self.scalars, self.texts) = (scalars, texts) }

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

  /// The number or boolean that the text denotes in JSON; nil if it is neither.
  private static func scalar(_ text: String) -> JSONNode.Content? {
    let node: JSONNode
    // A text that is not JSON is not an error here: it remains a text, and the rules report what is wrong with it.
    do throws(JSONSyntaxError) { node = try JSONNode.parse(text) } catch { return nil }
    return node.description.hasSameBytes(as: text) ? node.content : nil
  }
}
