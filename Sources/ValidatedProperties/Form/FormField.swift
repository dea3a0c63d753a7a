public import ValidationCore

/// A field of a form: its value, its errors, and what the reader has done with it.
public struct FormField<Model: Sendable, Value>: Sendable {
  let form: ValidatedForm<Model>
  let part: any WritableKeyPath<Model, Value> & Sendable
  /// The path of the field, which its errors have.
  public let path: FieldPath

  /// The value, valid or not. Setting it runs no rule; it drops what a server found in the field.
  public var value: Value {
    get { form.model[keyPath: part] }
    nonmutating set {
      form.change { state in
        state.model[keyPath: part] = newValue
        state.version += 1
        state.changed.insert(path)
        state.serverErrors.removeAll { $0.path.starts(with: path) || path.starts(with: $0.path) }
      }
      form.startChecks()
    }
  }

  /// All errors and warnings of the field and of what is within it, shown or not.
  public var errors: [ValidationError] { form.errors.filter { $0.path.starts(with: path) } }

  /// Those that the reader should see now.
  public var shownErrors: [ValidationError] { form.shownErrors.filter { $0.path.starts(with: path) } }

  /// Whether the field has no error, and no check of it is running or without an answer.
  public var isValid: Bool {
    errors.leaveValueValid && [.valid, .idle].contains(phase)
  }

  /// How far the asynchronous checks of the field are.
  public var phase: CheckPhase { form.reading { $0.phase(at: path) } }

  /// Why a check of the field got no answer; nil unless the phase is `unknown`.
  public var checkFailure: (any Error)? {
    form.reading { state in
      for (id, check) in state.checks where id.path.starts(with: path) {
        if case .failure(let error)? = check.answer { return error }
      }
      return nil
    }
  }

  /// Whether the reader has left the field.
  public var isTouched: Bool { form.reading { $0.touched.contains(path) } }

  /// Whether the value has been set, to another one or not.
  public var isChanged: Bool { form.reading { $0.changed.contains(path) } }

  /// Notes that the reader has left the field; a view calls it when the field loses the focus.
  public func touch() { form.change { _ = $0.touched.insert(path) } }
}

extension FormField where Value: Equatable {
  /// Whether the value differs from the one at the beginning.
  public var isDirty: Bool {
    form.reading { $0.model[keyPath: part] != $0.initial[keyPath: part] }
  }
}
