import Primitives
import ValidationCore

/// A value, the validation it answers to, and what that found of it.
///
/// The errors are found when they are first asked for and kept until the value is set again. No rule runs under the
/// lock: two threads that ask at once for the errors of a fresh value may both run the rules, and neither waits.
final class CheckedValue<Value: Sendable>: Sendable {
  private struct State {
    var value: Value
    /// Counts the values, so that errors are never kept for another value than theirs.
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
      // What goes is released after the lock: it may be an object whose deinit comes back here.
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

  /// Another value that starts as this one is, errors included.
  func copy() -> CheckedValue { CheckedValue(copying: state.withLock { $0 }, validation: validation) }

  private init(copying state: State, validation: Validation<Value>) {
    self.state = Lock(state)
    self.validation = validation
  }
}

extension [ValidationError] {
  /// Whether nothing in the list is worse than a warning.
  var leaveValueValid: Bool { !contains { $0.severity == .error } }

  /// Throws the whole list where it refuses the value.
  func throwIfInvalid() throws(ValidationErrors) {
    if !leaveValueValid { throw ValidationErrors(self) }
  }
}
