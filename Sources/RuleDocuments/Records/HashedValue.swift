import JSONText

/// A value with its hash, so that most other values are known to mean something else.
struct HashedValue: BitwiseCopyable {
  private let value: JSONTapeValue
  private let hash: UInt64?

  init(_ value: JSONTapeValue, _ hash: MeaningHash = MeaningHash()) {
    (self.value, self.hash) = (value, hash.hash(value))
  }

  func means(_ other: HashedValue) -> Bool {
    // Of two values that mean the same, one may have no hash: its members repeat one another.
    (hash == nil || other.hash == nil || hash == other.hash) && value.means(other.value)
  }
}
