import TextAutomata
import ValidationCore

/// The invisible characters of a text, each with whether it changes the appearance of its neighbors.
struct InvisibleScalars: Sequence, IteratorProtocol {
  struct Element {
    let element: UTF8Scalars.Element
    /// Whether the character has a visible effect where it is, so that it is allowed.
    let isSeen: Bool
  }

  private let utf8: UnsafeBufferPointer<UInt8>
  private let words = CodePointWords.shared
  private var rest: UTF8Scalars
  private var context = InvisibleContext()

  init(_ utf8: UnsafeBufferPointer<UInt8>) {
    self.utf8 = utf8
    rest = UTF8Scalars(utf8)
  }

  mutating func next() -> Element? {
    while let element = rest.next() {
      if let isSeen = context.take(words[element.scalar], at: element.range.lowerBound, of: utf8) {
        return Element(element: element, isSeen: isSeen)
      }
    }
    return nil
  }
}
