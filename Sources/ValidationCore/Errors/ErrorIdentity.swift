/// What tells an error from those with another sentence, as far as numbers do: found in one call, as it is asked for each
/// sentence.
package struct ErrorIdentity: ~Copyable {
  /// Whether the sentence is looked up by a key: ``ownKey``, or that of the code.
  package let hasKey: Bool
  /// The key that the rule's author set; nil if there is none, and for the key of the code, of which a copy would cost two
  /// references.
  package let ownKey: String?
  package let factsNumber: UInt64?
  package let placeNumber: UInt64?
  /// Whether the path is that of the value itself.
  package let isAtValue: Bool
  package let hasSuggestion: Bool

  init(_ error: borrowing ValidationError) {
    factsNumber = error.factsNumber
    placeNumber = error.placeNumber
    isAtValue = error.isAtValue
    guard let extras = error.extras else {
      (hasKey, ownKey, hasSuggestion) = (true, nil, false)
      return
    }
    hasSuggestion = extras.details.suggestion != nil
    switch extras.details.message {
    case nil: (hasKey, ownKey) = (extras.details.cause == nil, nil)
    case .key(let own): (hasKey, ownKey) = (true, own)
    case .literal: (hasKey, ownKey) = (false, nil)
    }
  }
}

/// What distinguishes the errors that a rule makes, without a look at their content.
extension ValidationError {
  package var identity: ErrorIdentity { ErrorIdentity(self) }

  /// The number of the arguments that the rule made in advance, 0 if there are no arguments; nil if the error has
  /// arguments of its own.
  ///
  /// Errors of the same code and number have the same ``arguments``, except for ``measured``.
  package var factsNumber: UInt64? {
    if let extras, !extras.details.limits.isEmpty || !extras.details.found.isEmpty { return nil }
    guard let facts else { return 0 }
    return isMeasured == (facts.name != nil) ? facts.number : nil
  }

  /// The number that the rule measured, and the name of that argument.
  package var measured: (name: String, number: Int)? {
    guard isMeasured, let name = facts?.name else { return nil }
    return (name, number)
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
