import Primitives
import ValidationCore

/// A value, its validation, and the errors found.
///
/// The errors are computed when they are first read and kept until the value is set again. No rule runs under the
/// lock: two threads that read the errors of a new value at the same time may both run the rules, and neither waits.
final class CheckedValue<Value: Sendable>: Sendable {
  private struct State {
    var value: Value
    /// Counts the values, so that errors are only kept for the value that they are about.
    var version = 0
    var errors: [ValidationError]?
  }

  private let state: Lock<State>
  private let validation: Validation<Value>

  init(_ value: Value, validation: Validation<Value>) {
    self.state = Lock(State(value: value))
    self.validation = validation
  }

  var value: Value {
    get { state.withLock { $0.value } }
    @_specialize(where Value == String?)  // a form's fields, set at each keystroke
    set {
      // The old value is released after the lock: it may be an object whose deinit calls this code again.
      let replaced = state.withLock { state in
        let old = state
        state = State(value: newValue, version: old.version + 1)
        return old
      }
      _ = replaced
    }
  }

  var errors: [ValidationError] {
    @_specialize(where Value == String?)
    get {
      let seen = state.withLock { $0 }
      if let known = seen.errors { return known }
      let found = validation.errors(in: seen.value)
      state.withLock { state in
        if state.version == seen.version, state.errors == nil { state.errors = found }
      }
      return found
    }
  }

  /// A separate copy with the same value and errors.
  func copy() -> CheckedValue { CheckedValue(copying: state.withLock { $0 }, validation: validation) }

  private init(copying state: State, validation: Validation<Value>) {
    self.state = Lock(state)
    self.validation = validation
  }
}

extension [ValidationError] {
  /// Whether the list contains no errors: it is empty or has only warnings.
  var leaveValueValid: Bool { !contains { $0.severity == .error } }

  /// Throws the whole list if it contains an error.
  func throwIfInvalid() throws(ValidationErrors) {
    if !leaveValueValid { throw ValidationErrors(self) }
  }
}
