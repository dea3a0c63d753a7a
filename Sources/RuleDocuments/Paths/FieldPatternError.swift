/// Why a text is not a path, and where.
struct FieldPatternError: Error, Hashable {
  /// The offset in code points at which the text is wrong, counted from 0.
  let offset: Int
  let problem: String
  let expected: String
}
