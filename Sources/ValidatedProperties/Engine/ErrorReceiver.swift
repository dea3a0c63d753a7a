import ValidationCore

/// One subscriber to the errors of a field, of either kind.
protocol ErrorReceiver: AnyObject, Sendable {
  /// Receives the errors of a newer state; returns how much demand the receiver adds.
  func receive(_ errors: [ValidationError]) -> Int

  /// Called when the field has been released; no call follows.
  func finish()
}
