import ValidationCore

/// What a form knows, under its lock.
struct FormState<Model: Sendable>: Sendable {
  var model: Model
  var initial: Model
  /// The occasions on which the model is validated.
  var scenarios: Set<Scenario> = []
  /// Counts the changes of the model.
  var version = 0
  /// The version at the beginning, or after the last reset.
  var firstVersion = 0
  /// The errors of the rules that run at once, of the model with this version.
  var found: (version: Int, errors: [ValidationError])?
  var touched: Set<FieldPath> = []
  var changed: Set<FieldPath> = []
  var isSubmitted = false
  var isSubmitting = false
  var focus: FieldPath?
  /// The errors that a server found.
  var serverErrors: [ValidationError] = []
  var checks: [PendingCheck.ID: RunningCheck] = [:]
  /// Counts the checks that have started.
  var lastSerial = 0
  /// Those who wait until no check is running.
  var waiters: [CheckedContinuation<Void, Never>] = []

  init(_ model: Model) {
    self.model = model
    initial = model
  }

  /// A check that has started, and what became of it.
  struct RunningCheck: Sendable {
    let check: PendingCheck
    let serial: Int
    /// Whether it still waits for the next change of the value.
    var isWaiting: Bool
    var task: Task<Void, Never>?
    /// The answer; nil while there is none.
    var answer: Result<[ValidationError], any Error>?

    var phase: CheckPhase {
      switch answer {
      case nil: .validating
      case .failure?: .unknown
      case .success(let errors)?: errors.leaveValueValid ? .valid : .invalid
      }
    }
  }
}

extension FormState {
  /// The checks that have started, in an order that does not change.
  var checksInOrder: [RunningCheck] { checks.values.sorted { $0.serial < $1.serial } }

  /// The errors that checks and the server found.
  var laterErrors: [ValidationError] {
    checksInOrder.flatMap { (try? $0.answer?.get()) ?? [] } + serverErrors
  }

  var isChecking: Bool { checks.values.contains { $0.phase == .validating } }

  /// The phase of the checks of a part and of what is within it.
  func phase(at path: FieldPath) -> CheckPhase {
    let phases = Set(checks.filter { $0.key.path.starts(with: path) }.values.map(\.phase))
    return [.validating, .invalid, .unknown, .valid].first { phases.contains($0) } ?? .idle
  }

  /// Whether the errors at a path are to be shown before the form is submitted.
  func shows(_ path: FieldPath, _ timing: ErrorTiming) -> Bool {
    switch timing {
    case .onChange: isMarked(path, touched) || isMarked(path, changed)
    case .onBlur: isMarked(path, touched)
    case .onSubmit: false
    }
  }

  /// Whether the part, or one that contains it, is in a set.
  private func isMarked(_ path: FieldPath, _ marked: Set<FieldPath>) -> Bool {
    marked.contains { path.starts(with: $0) }
  }
}

extension FieldPath {
  /// Whether the path is another, or one within it.
  func starts(with other: FieldPath) -> Bool { segments.starts(with: other.segments) }
}
