/// What tells an error from those with another sentence, as far as numbers do: found in one call, as it is asked for each
/// sentence.
///
/// It has no references, as copies of them would be counted.
package struct ErrorIdentity {
  /// The number of the arguments that the rule made in advance, 0 if it made none.
  package let factsNumber: UInt64
  /// Whether the error has arguments besides those, and besides the number that they name.
  package let hasOwnArguments: Bool
  package let placeNumber: UInt64?
  /// Whether the sentence is looked up by a key: ``ValidationError/ownKey``, or that of the code.
  package let hasKey: Bool
  /// Whether the rule's author set the key.
  package let hasOwnKey: Bool
  /// Whether the path is that of the value itself.
  package let isAtValue: Bool
  package let hasSuggestion: Bool

  @inline(__always)
  init(_ error: borrowing ValidationError) {
    placeNumber = error.placeNumber
    isAtValue = error.isAtValue
    factsNumber = error.facts?.number ?? 0
    hasOwnArguments = error.hasOwnArguments
    guard let extras = error.extras else {
      (hasKey, hasOwnKey, hasSuggestion) = (true, false, false)
      return
    }
    hasSuggestion = extras.details.suggestion != nil
    switch extras.details.message {
    case nil: (hasKey, hasOwnKey) = (extras.details.cause == nil, false)
    case .key: (hasKey, hasOwnKey) = (true, true)
    case .literal: (hasKey, hasOwnKey) = (false, false)
    }
  }
}

/// What distinguishes the errors that a rule makes, without a look at their content.
extension ValidationError {
  package var identity: ErrorIdentity { ErrorIdentity(self) }

  /// The key of the message that the rule's author set.
  package var ownKey: String? {
    if case .key(let key)? = extras?.details.message { key } else { nil }
  }

  /// The number of the arguments that the rule made in advance, 0 if there are no arguments; nil if the error has
  /// arguments of its own.
  ///
  /// Errors of the same code and number have the same ``arguments``, except for the number that was measured.
  package var factsNumber: UInt64? { hasOwnArguments ? nil : facts?.number ?? 0 }

  var hasOwnArguments: Bool {
    if let extras, !extras.details.limits.isEmpty || !extras.details.found.isEmpty { return true }
    return isMeasured != (facts?.name != nil)
  }

  /// The number of the pattern of the path, 0 for the value itself; nil if the path does not have a shared pattern.
  ///
  /// Errors of the same number have the same ``path``, except for the offsets in lists.
  package var placeNumber: UInt64? {
    guard let place = placeIfShort else { return nil }
    return place.pattern?.number ?? 0
  }

  /// Whether ``path`` is empty, without making it.
  package var isAtValue: Bool { extras?.details.path?.isEmpty ?? place.pattern?.steps.isEmpty ?? true }

  /// The pattern of the path if it contains lists, and the path is not stored as it is.
  package var listPattern: PathPattern? {
    guard let pattern = placeIfShort?.pattern, pattern.eachCount > 0 else { return nil }
    return pattern
  }

  /// The offset in the list at a level, counted from 0 at the outermost.
  package func offset(atLevel level: Int) -> Int { place.offset(level) }
}
