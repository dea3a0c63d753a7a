package import JSONText
import Primitives

/// What the text of a cell in a column of a table is read as: a text, or the number or boolean that it writes.
package struct CellType: Sendable, Hashable {
  /// A cell that is a text whatever it writes.
  package static let text = CellType(scalars: [], texts: [])

  /// The types other than text that cells have.
  static let allScalars: ValueKinds = [.number, .boolean]

  /// The types other than text that a cell can be of.
  let scalars: ValueKinds
  /// Texts that the document names, so that a cell with one of them is that text, and no number.
  let texts: Set<String>

  /// - Parameters:
  ///   - required: The types that the column's own rules take together.
  ///   - compared: The types of all that the document compares the column with.
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

  /// The number or boolean that the text is in JSON; nil where it is neither.
  private static func scalar(_ text: String) -> JSONNode.Content? {
    let node: JSONNode
    // A text that is not JSON is no failure here: it stays a text, and the rules say what is wrong with it.
    do throws(JSONSyntaxError) { node = try JSONNode.parse(text) } catch { return nil }
    return node.description.hasSameBytes(as: text) ? node.content : nil
  }
}
