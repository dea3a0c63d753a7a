/// The quotation marks that a language puts around a value: “value”, «value», 「value」.
package struct Quotes: Sendable, Hashable {
  package let before: String
  package let after: String

  package init(before: String, after: String) { (self.before, self.after) = (before, after) }

  /// English quotation marks.
  package static let english = Quotes(before: "“", after: "”")

  /// The text of a message before and after one argument; nil if the message does not show the argument exactly once.
  package init?(around argument: String, in pattern: MessagePattern) {
    // The character for an object in a text, which no message has.
    let mark: Unicode.Scalar = "\u{FFFC}"
    let scalars = pattern.format([argument: .text(String(mark))], isolating: false).unicodeScalars
    let parts = scalars.split(separator: mark, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    self.init(before: String(parts[0]), after: String(parts[1]))
  }
}
