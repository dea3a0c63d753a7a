/// Why a text is no path, and where.
struct FieldPatternError: Error, Hashable {
  /// The code point of the text at which it goes wrong, counted from 0.
  let offset: Int
  let problem: String
  let expected: String
}
