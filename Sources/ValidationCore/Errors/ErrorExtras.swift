/// What few errors have, stored apart, so that an error is small and most errors are made without an allocation.
///
/// It is unchecked because the details can change; they do so only while a single error refers to the object
/// (``ValidationError/change(_:)``).
final class ErrorExtras: @unchecked Sendable {
  // One error refers to it while it changes, so no access overlaps with another.
  @exclusivity(unchecked) var details: ErrorDetails

  init(_ details: consuming ErrorDetails) { self.details = details }

  var hasRanges: Bool { !details.ranges.isEmpty }

  /// An argument, without a copy of the others; what was found hides a limit.
  func argument(named name: String) -> ArgumentList.Value? { details.found[name] ?? details.limits[name] }
}

/// The details of an error that has more than a code, numbers and one range.
struct ErrorDetails: Sendable {
  var limits = ArgumentList()
  var found = ArgumentList()
  /// The path, if it is not a known pattern.
  var path: FieldPath?
  var message: ValidationError.Message?
  var messageOrigin = ValidationError.MessageOrigin.unknown
  /// The ranges, if they are not exactly one, or if it does not fit into the error.
  var ranges: FaultRanges = []
  var suggestion: SuggestedText?
  var cause: UnderlyingError?
  /// The labels of fields, if the place does not know them.
  var labels: (any FieldLabeling)?
}

extension ValidationError {
  package var hasSuggestion: Bool { extras?.details.suggestion != nil }

  package mutating func removeSuggestion() {
    if hasSuggestion { suggestion = nil }
  }

  /// Runs `body` on the UTF-8 of the suggestion; nil if there is none.
  package func withSuggestion<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result? {
    extras?.details.suggestion?.withUTF8(body)
  }

  /// Changes what is stored apart.
  mutating func change(_ change: (inout ErrorDetails) -> Void) {
    if isKnownUniquelyReferenced(&extras), let extras { return change(&extras.details) }
    var details = extras?.details ?? ErrorDetails()
    change(&details)
    extras = ErrorExtras(details)
  }
}
