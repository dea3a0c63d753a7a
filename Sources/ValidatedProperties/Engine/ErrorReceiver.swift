import ValidationCore

/// One subscriber to the errors of a field, whichever way it listens.
protocol ErrorReceiver: AnyObject, Sendable {
  /// Takes the errors of a newer state; the answer is how many more the receiver wants than it asked for before.
  func receive(_ errors: [ValidationError]) -> Int

  /// Learns that the field is gone; nothing follows.
  func finish()
}

/// Calls a closure after each change of what messages read like, until the result is released.
package typealias MessageObserving = @Sendable (@escaping @Sendable () -> Void) -> (any Sendable)?
