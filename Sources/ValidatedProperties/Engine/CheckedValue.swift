import Primitives
import ValidationCore

/// A value, its validation, and the errors found.
///
/// The errors are computed when they are first read and kept until the value is set again, or another field that the
/// rules have read. No rule runs under the lock: two threads that read the errors of a new value at the same time may
/// both run the rules, and neither waits.
final class CheckedValue<Value: Sendable>: ReadSource {
  private struct State {
    var value: Value
    /// Counts the values, so that errors are only kept for the value that they are about.
    var version = 0
    var found: Findings?
    /// Those whose rules have read the value, to be told once.
    var readers: [ObjectIdentifier: @Sendable () -> Void] = [:]
  }

  /// What the rules found, and which other fields they read.
  private struct Findings: Sendable {
    let errors: [ValidationError]
    let reads: [ReadLog.Read]

    var areCurrent: Bool { reads.allSatisfy(\.isCurrent) }
  }

  private let state: Lock<State>
  private let validation: Validation<Value>

  init(_ value: Value, validation: Validation<Value>) {
    self.state = Lock(State(value: value))
    self.validation = validation
  }

  var value: Value {
    get {
      let (value, version) = state.withLock { ($0.value, $0.version) }
      ReadLog.note(self, version: version)
      return value
    }
    @_specialize(where Value == String?)  // a form's fields, set at each keystroke
    set {
      // The old value is released after the lock: it may be an object whose deinit calls this code again.
      let replaced = state.withLock { state in
        let old = state
        state = State(value: newValue, version: old.version + 1)
        return old
      }
      for call in replaced.readers.values { call() }
    }
  }

  var version: Int { state.withLock { $0.version } }

  var errors: [ValidationError] {
    @_specialize(where Value == String?)
    get {
      let seen = state.withLock { $0 }
      if let found = seen.found, found.areCurrent {
        noteReads(of: found, version: seen.version)
        return found.errors
      }
      let (errors, reads) = ReadLog.logging { validation.errors(in: seen.value) }
      let found = Findings(errors: errors, reads: reads.filter { !$0.isOf(self) })
      state.withLock { state in
        if state.version == seen.version { state.found = found }
      }
      noteReads(of: found, version: seen.version)
      return errors
    }
  }

  /// Rules that read the errors depend on the value and on what its own rules have read.
  private func noteReads(of found: Findings, version: Int) {
    ReadLog.note(self, version: version)
    ReadLog.note(found.reads)
  }

  /// The fields that the rules read when they last ran.
  var sources: [any ReadSource] { state.withLock { $0.found?.reads ?? [] }.compactMap(\.source) }

  /// Whether the errors that were found last are those of all values as they are now.
  var isCurrent: Bool { state.withLock { $0.found }?.areCurrent ?? true }

  func onNextChange(by reader: any AnyObject & Sendable, _ call: @escaping @Sendable () -> Void) {
    state.withLock { $0.readers[ObjectIdentifier(reader)] = call }
  }

  /// A separate copy with the same value and errors.
  func copy() -> CheckedValue { CheckedValue(copying: state.withLock { $0 }, validation: validation) }

  private init(copying state: State, validation: Validation<Value>) {
    var copied = state
    copied.readers = [:]
    self.state = Lock(copied)
    self.validation = validation
  }
}

extension ReadLog.Read {
  func isOf(_ other: any ReadSource) -> Bool { source === other }
}
