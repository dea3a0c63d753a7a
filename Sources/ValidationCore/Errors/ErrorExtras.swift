/// What few errors have, stored apart, so that an error is small and most errors are made without an allocation.
///
/// It is unchecked because the content can change; it does so only while a single error refers to the object
/// (``ValidationError/change(_:)``).
final class ErrorExtras: @unchecked Sendable {
  struct Content: Sendable {
    var limits = ArgumentList()
    var found = ArgumentList()
    /// The path, if it is not a known pattern.
    var path: FieldPath?
    var message: ValidationError.Message?
    var messageOrigin = ValidationError.MessageOrigin.unknown
    /// The ranges, if they are not exactly one, or if it does not fit into the error.
    var ranges: [Range<Int>] = []
    var suggestion: String?
    var cause: UnderlyingError?
    /// The labels of fields, if the place does not know them.
    var labels: (any FieldLabeling)?
  }

  var content: Content

  init(_ content: Content) { self.content = content }
}

extension ValidationError {
  /// Changes what is stored apart.
  mutating func change(_ change: (inout ErrorExtras.Content) -> Void) {
    if isKnownUniquelyReferenced(&extras), let extras { return change(&extras.content) }
    var content = extras?.content ?? ErrorExtras.Content()
    change(&content)
    extras = ErrorExtras(content)
  }
}
