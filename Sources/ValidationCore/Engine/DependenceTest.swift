import Primitives

/// A test of a text that a model stores and that is required, or forbidden, if another text of the model is one of a list.
///
/// Texts are compared by their bytes: texts of ASCII are equal only then, and of others only what is equal is certain.
private final class DependenceTest: PartTest, @unchecked Sendable {
  // Sendable: it never changes.

  private let part: Int
  private let other: Int
  private let values: ByteStringTable
  private let concernsPresent: Bool
  private let failsIfListed: Bool

  init(_ part: Int, _ other: Int, _ values: [String], concernsPresent: Bool, failsIfListed: Bool) {
    (self.part, self.other) = (part, other)
    self.values = ByteStringTable(values)
    (self.concernsPresent, self.failsIfListed) = (concernsPresent, failsIfListed)
    super.init(.other, offset: 0, absentPasses: false)
  }

  override func accepts(_ model: UnsafeRawPointer) -> Bool {
    guard (text(of: model, at: part) != nil) == concernsPresent else { return true }
    guard let other = text(of: model, at: other) else { return failsIfListed }
    return other.withUncounted { other in
      other.utf8.withContiguousStorageIfAvailable { utf8 in
        if values.contains(utf8.baseAddress, utf8.count) { return !failsIfListed }
        return failsIfListed && utf8.allSatisfy { $0 < 0x80 }
      }
    } ?? false
  }

  @inline(__always)
  private func text(of model: UnsafeRawPointer, at offset: Int) -> UnsafePointer<String>? {
    (model + offset).assumingMemoryBound(to: String?.self).wrapped()
  }
}

extension Validation {
  /// The same rule about a part that depends on another, which a chain does not run for models in which nothing is wrong
  /// with a stored text.
  ///
  /// - Parameters:
  ///   - part: Reads the part.
  ///   - other: Reads the part on which it depends.
  ///   - values: The values with which that is compared.
  ///   - concernsPresent: Whether a part that is present may be wrong; if not, one that is absent may be.
  ///   - failsIfListed: Whether such a part is wrong if the other is one of the values; if not, it is wrong if the other
  ///     is none of them.
  @usableFromInline
  package func tested<Part, Other>(
    _ part: PartReader<Value, Part?>, dependingOn other: PartReader<Value, Other?>, _ values: [Other],
    concernsPresent: Bool, failsIfListed: Bool
  ) -> Validation {
    guard part.offset >= 0, other.offset >= 0, Part.self == String.self, let values = values as? [String],
      values.allSatisfy({ $0.utf8.allSatisfy { $0 < 0x80 } })
    else { return self }
    return tested(
      by: DependenceTest(
        part.offset, other.offset, values, concernsPresent: concernsPresent, failsIfListed: failsIfListed))
  }
}
