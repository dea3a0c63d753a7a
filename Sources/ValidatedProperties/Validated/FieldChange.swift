public import MessageLocalization
public import ValidationCore

/// A change of what a field shows: other errors, or the same errors in other words.
public struct FieldChange: Sendable, Hashable {
  /// What happened to the field.
  public enum Cause: Sendable, Hashable {
    /// The value was set, or a field that its rules read; also the first change that a reader gets.
    case value
    /// The locale or the catalogs changed: the value and its errors are as before, the sentences may differ.
    case messages
  }

  /// What happened.
  public let cause: Cause
  /// The errors of the current value.
  public let errors: [ValidationError]

  /// Makes a change.
  public init(cause: Cause, errors: [ValidationError]) {
    self.cause = cause
    self.errors = errors
  }
}

extension ValidatedField {
  /// The changes of the field, for `for await`: the current state first, then each change.
  ///
  /// A switch of the locale is told apart from a change of the value, so that only the latter starts work:
  /// ```swift
  /// for await change in $username.changes {
  ///   show(change.errors)
  ///   if change.cause == .value { await askServer() }
  /// }
  /// ```
  /// Each access makes a separate sequence, for one reader; a slow reader gets only the newest state, and the cause
  /// `value` if one of the changes that it missed was one. The sequence ends when the field is released, and does not
  /// retain it. Cancelling the task that reads ends the subscription.
  public final var changes: some AsyncSequence<FieldChange, Never> & Sendable {
    delivery.changes
  }

  /// Calls a closure with the current state, and after each change, on the actor that this method is called on.
  ///
  /// ```swift
  /// @MainActor final class Screen {
  ///   @Validated(.required, .email) var email: String? = nil
  ///   var label = ""
  ///   var observation: ObservationToken?
  ///
  ///   init() {
  ///     observation = $email.observe { [unowned self] in label = $0.errors.localizedDescriptions.joined() }
  ///   }
  /// }
  /// ```
  /// The closure never runs elsewhere, whichever thread sets the value, switches the locale or reloads a catalog.
  /// It runs soon after the change, with the newest state; several changes in a row may be one call. Code that is not
  /// on an actor reads ``changes``.
  ///
  /// - Returns: A token to keep; the closure is called until the token is cancelled or released.
  public final func observe(
    isolation: isolated any Actor = #isolation,
    _ body: @escaping (FieldChange) -> Void
  ) -> ObservationToken {
    delivery.observe(on: isolation, body)
  }

  /// The errors of the field as they change, for `for await`.
  ///
  /// It delivers the errors of ``changes``, whatever the cause.
  /// ```swift
  /// for await errors in $email.errorUpdates { label.text = errors.localizedDescriptions.joined(separator: ", ") }
  /// ```
  public final var errorUpdates: AsyncStream<[ValidationError]> {
    delivery.errorUpdates
  }
}
