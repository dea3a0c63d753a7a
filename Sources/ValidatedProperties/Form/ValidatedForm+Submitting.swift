import Primitives
public import ValidationCore

extension ValidatedForm {
  /// Validates the model, and sends it if it is valid.
  ///
  /// ```swift
  /// let isSent = try await form.submit { try await api.signUp($0) }
  /// ```
  /// From now on all errors are shown. Checks that have not run, or got no answer, run at once. If anything is wrong,
  /// nothing is sent, and ``focus`` is the first field with an error. `ValidationErrors` that `send` throws are put at
  /// their fields. While one submission is under way, another returns false.
  ///
  /// - Parameters:
  ///   - isolation: The actor that this method is called on, on which `send` runs.
  ///   - send: Gets the model as it is to be used: prepared by `trimmed` and the like in its rules.
  /// - Returns: Whether `send` was called and returned.
  /// - Throws: What `send` throws except `ValidationErrors`, and what a check throws because it got no answer.
  @discardableResult
  public func submit(
    isolation: isolated (any Actor)? = #isolation,
    _ send: (Model) async throws -> Void
  ) async throws -> Bool {
    let isFirst = change { state in
      if state.isSubmitting { return false }
      (state.isSubmitting, state.isSubmitted, state.serverErrors) = (true, true, [])
      return true
    }
    guard isFirst else { return false }
    defer { change { $0.isSubmitting = false } }
    startChecks(isSubmission: true)
    await settled()
    if let failure = checkFailure { throw failure }
    guard isValid else {
      focusFirstError()
      return false
    }
    do {
      let version = state.withLock { $0.version }
      try await send(rules.prepared(model))
      draftKeeper?.formSent(version: version)
      return true
    } catch let rejected as ValidationErrors {
      add(rejected)
      focusFirstError()
      return false
    }
  }

  /// Validates the model, and sends what becomes of it if it is valid: see ``submit(isolation:_:)``.
  ///
  /// ```swift
  /// let form = ValidatedForm(OfferDraft(), offers.rules)
  /// try await form.submit(as: offers) { try await api.publish($0) }       // an Offer
  /// ```
  @discardableResult
  public func submit<Output>(
    as preparation: Preparation<Model, Output>,
    isolation: isolated (any Actor)? = #isolation,
    _ send: (Output) async throws -> Void
  ) async throws -> Bool {
    try await submit(isolation: isolation) { model in
      try await send(preparation.prepared(model, on: scenarios))
    }
  }

  /// Why a check got no answer, if the rules accept the model otherwise.
  private var checkFailure: (any Error)? {
    guard errors.leaveValueValid else { return nil }
    return reading { state in
      for check in state.checksInOrder { if case .failure(let error)? = check.answer { return error } }
      return nil
    }
  }

  private func focusFirstError() {
    focus = names.firstPath(of: errors)
  }
}
