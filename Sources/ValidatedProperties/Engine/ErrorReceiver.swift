import ValidationCore

/// One subscriber to the errors of a field, of any kind.
protocol ErrorReceiver: AnyObject, Sendable {
  /// Whether it may be called on the main queue only.
  var isOnMainQueue: Bool { get }

  /// Receives the errors of a newer state; returns how much demand the receiver adds.
  ///
  /// - Parameter valueNumber: The number of the value that the errors are of. The same number as before means that
  ///   only messages changed.
  func receive(_ errors: [ValidationError], valueNumber: Int) -> Int

  /// Called when the field has been released; no call follows.
  func finish()
}
