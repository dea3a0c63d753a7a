import MessageLocalization
public import Observation
import Primitives
public import ValidationCore

/// A model that is being edited: its rules, its errors by field, and which of them are to be shown.
///
/// ```swift
/// let form = ValidatedForm(SignUp())          // SignUp is Validatable
/// form[\.email].value = "ana@example"
/// form[\.email].touch()                       // the reader left the field
/// form[\.email].shownErrors.localizedDescriptions
/// try await form.submit { try await api.signUp($0) }
/// ```
/// All rules run on the whole model, so a rule over two fields follows both. They run when the errors are first read
/// after a change. Asynchronous checks (`.check` in the rules) start when a change leaves the rules before them
/// satisfied: after a pause in typing, with only the newest answer counting.
///
/// Views that read the form follow it by Swift's observation, on every platform; ``observe(isolation:_:)``,
/// ``changes`` and ``publisher`` deliver the errors to be shown. A switch of the locale is told to all of them, and runs
/// neither rules nor checks.
///
/// A form may be read and changed from any thread. It is not called `Form`, the name of a view of SwiftUI.
public final class ValidatedForm<Model: Sendable>: Observable, Sendable {
  let rules: Validation<Model>
  let clock: any Clock<Duration>
  let state: Lock<FormState<Model>>
  let beacon = Beacon()
  let names: FieldNames
  private let ownDelivery = Lock<ErrorDelivery?>(nil)
  private let messageObservation = Lock<(any Sendable)?>(nil)
  private let ownDraftKeeper = Lock<(any FormDraftKeeping)?>(nil)

  /// When the errors of a field are shown, before the form is submitted.
  public let timing: ErrorTiming

  /// Makes a form of a model with the rules of its type.
  public convenience init(
    _ model: Model,
    showing timing: ErrorTiming = .onBlur,
    clock: any Clock<Duration> = ContinuousClock()
  ) where Model: Validatable {
    self.init(model, Model.rules, showing: timing, clock: clock)
  }

  /// Makes a form.
  ///
  /// - Parameters:
  ///   - model: The values to start with.
  ///   - rules: The rules of the model, with asynchronous checks or without.
  ///   - timing: When the errors of a field are shown, before the form is submitted.
  ///   - clock: Measures the pauses and the time limits of checks.
  public convenience init(
    _ model: Model,
    _ rules: Validation<Model>,
    showing timing: ErrorTiming = .onBlur,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.init(model, rules, timing, clock, observingMessages: MessageSource.observe)
  }

  /// Makes a form that `observingMessages` notifies when its messages change.
  package init(
    _ model: Model,
    _ rules: Validation<Model>,
    _ timing: ErrorTiming,
    _ clock: any Clock<Duration>,
    observingMessages: @escaping MessageObserving
  ) {
    self.rules = rules
    self.timing = timing
    self.clock = clock
    names = FieldNames(rules)
    state = Lock(FormState(model))
    let delivery = ErrorDelivery(
      observingMessages: observingMessages, currentErrors: { [weak self] in self?.shownErrors ?? [] },
      following: { _ in })
    ownDelivery.withLock { $0 = delivery }
    let observation = observingMessages { [weak self] in self?.beacon.changing {} }
    messageObservation.withLock { $0 = observation }
  }

  deinit {
    let ended = state.withLock { $0 }
    for check in ended.checks.values { check.task?.cancel() }
    ownDelivery.withLock { $0 }?.finish()
  }

  /// Keeps the draft of the form; nil if it is not kept.
  package var draftKeeper: (any FormDraftKeeping)? {
    get { ownDraftKeeper.withLock { $0 } }
    set { ownDraftKeeper.withLock { $0 = newValue } }
  }

  /// Delivers the errors to be shown.
  var delivery: ErrorDelivery? { ownDelivery.withLock { $0 } }

  /// The model as it is now, valid or not. Setting it is a change of every field, and drops what a server found.
  public var model: Model {
    get { reading { $0.model } }
    set {
      change { state in
        state.model = newValue
        state.version += 1
        state.serverErrors = []
      }
      startChecks()
    }
  }

  /// The occasions on which the model is validated, such as the step of a wizard that the reader is at.
  ///
  /// ```swift
  /// form.scenarios = ["address"]                // rules with .on("address"), and those that always apply
  /// ```
  /// Setting it validates the model again; it does not change the draft. ``reset(to:)`` leaves it.
  public var scenarios: Set<Scenario> {
    get { reading { $0.scenarios } }
    set {
      change { state in
        state.scenarios = newValue
        state.found = nil
      }
      startChecks()
    }
  }

  /// A field of the form.
  ///
  /// ```swift
  /// form[\.email].value = "ana@example.com"
  /// ```
  /// The field has the name that the rules give it. A field without rules has the name of its property; one whose
  /// property is computed, observed or wrapped has none, and traps.
  public subscript<Value>(part: any WritableKeyPath<Model, Value> & Sendable) -> FormField<Model, Value> {
    FormField(form: self, part: part, path: names.path(of: part, in: Model.self))
  }

  /// All errors and warnings of the model: those of the rules in their order, then those of checks, then those that a
  /// server found.
  public var errors: [ValidationError] { ruleErrors + reading { $0.laterErrors } }

  /// Those of ``errors`` that the reader should see now: all of them when the form has been submitted, and what a server
  /// found; before, those of fields that have been left or changed, as ``timing`` says.
  public var shownErrors: [ValidationError] {
    let errors = ruleErrors
    return reading { state in
      let found = errors + state.checksInOrder.flatMap { (try? $0.answer?.get()) ?? [] }
      let shown = found.filter { state.isSubmitted || state.shows($0.path, timing) }
      return shown + state.serverErrors
    }
  }

  /// Whether the model has no error, and no check is running or without an answer; warnings do not count.
  ///
  /// Checks of values that were never changed have not run. ``submit(isolation:_:)`` runs them.
  public var isValid: Bool {
    errors.leaveValueValid
      && reading { state in
        state.checks.values.allSatisfy { $0.phase == .valid }
      }
  }

  /// Whether a check is running, or waits for the next change.
  public var isValidating: Bool { reading { $0.isChecking } }

  /// Whether the form has been submitted since the start or the last reset, valid or not.
  public var isSubmitted: Bool { reading { $0.isSubmitted } }

  /// Whether a submission is under way.
  public var isSubmitting: Bool { reading { $0.isSubmitting } }

  /// The field that should have the focus: after a submission that failed, the first with an error, in the order of the
  /// rules. A view may set it.
  public var focus: FieldPath? {
    get { reading { $0.focus } }
    set { change { $0.focus = newValue } }
  }

  /// Puts errors that a server found at their fields, by their paths.
  ///
  /// They are shown at once, in the reader's language, and each stays until its field changes or the form is submitted.
  public func add(_ errors: some Sequence<ValidationError>) { change { $0.serverErrors += errors } }

  /// Starts again, with the values of the beginning or others: nothing is touched, changed or submitted.
  public func reset(to model: Model? = nil) {
    let ended = change { state in
      let ended = state
      state = FormState(model ?? state.initial)
      state.version = ended.version + 1
      state.firstVersion = state.version
      state.isSubmitting = ended.isSubmitting
      state.scenarios = ended.scenarios
      return ended
    }
    for check in ended.checks.values { check.task?.cancel() }
    for waiter in ended.waiters { waiter.resume() }
  }

  // MARK: - State

  /// The errors of the rules that run at once, validated if that has not been done since the last change.
  var ruleErrors: [ValidationError] {
    beacon.noteRead()
    let (model, version, scenarios, found) = state.withLock {
      ($0.model, $0.version, $0.scenarios, $0.found)
    }
    if let found, found.version == version { return found.errors }
    let errors = Scenario.choosing(scenarios) { rules.errorsWithoutChecks(in: model) }
    state.withLock { state in
      if state.version == version, state.scenarios == scenarios { state.found = (version, errors) }
    }
    return errors
  }

  func reading<Result: Sendable>(_ body: (FormState<Model>) -> Result) -> Result {
    beacon.noteRead()
    return body(state.withLock { $0 })
  }

  /// Changes the state, and tells those who follow the form.
  @discardableResult
  func change<Result: Sendable>(_ body: (inout FormState<Model>) -> Result) -> Result {
    let result = beacon.changing {
      var replaced: FormState<Model>?
      let result = state.withLock { state in
        replaced = state
        return body(&state)
      }
      // The old model is released after the lock: its deinit may use the form.
      _ = replaced
      return result
    }
    delivery?.valueChanged()
    draftKeeper?.formChanged()
    return result
  }
}

extension ValidatedForm where Model: Equatable {
  /// Whether the model differs from the one at the beginning.
  public var isDirty: Bool { reading { $0.model != $0.initial } }
}
