import Primitives
import ValidationCore

/// The asynchronous checks of a form.
///
/// A check has the value that it is of. As long as the value is the same, its answer counts, whatever else changes; when
/// the value changes, or a rule before the check rejects it, the check is cancelled and its answer does not count.
extension ValidatedForm {
  /// Starts the checks that the model needs now and that are not running or done, and cancels all others.
  ///
  /// - Parameter isSubmission: Whether they start at once, and those without an answer again.
  func startChecks(isSubmission: Bool = false) {
    let (model, version, scenarios) = state.withLock { ($0.model, $0.version, $0.scenarios) }
    let pending = Scenario.choosing(scenarios) { rules.pendingChecks(of: model) }
    let isNothingToDo = pending.isEmpty && state.withLock { $0.checks.isEmpty }
    if isNothingToDo { return }
    change { state in
      // A newer change starts its own.
      guard state.version == version, state.scenarios == scenarios else { return }
      let needed = Set(pending.map(\.id))
      for (id, check) in state.checks where !needed.contains(id) {
        check.task?.cancel()
        state.checks[id] = nil
      }
      for check in pending {
        if let known = state.checks[check.id], known.check.hasSameInput(as: check) {
          let isSettled = known.phase == .valid || known.phase == .invalid
          if isSettled || !isSubmission || known.phase == .validating && !known.isWaiting { continue }
          known.task?.cancel()
        } else {
          state.checks[check.id]?.task?.cancel()
        }
        state.lastSerial += 1
        let serial = state.lastSerial
        state.checks[check.id] = FormState.RunningCheck(
          check: check, serial: serial, isWaiting: !isSubmission,
          task: run(check, serial, after: isSubmission ? nil : check.debounce))
      }
      state.resumeWaiters()
    }
  }

  private func run(_ check: PendingCheck, _ serial: Int, after pause: Duration?) -> Task<Void, Never> {
    Task { [weak self, clock] in
      if let pause {
        do { try await clock.sleep(for: pause) } catch { return }
        guard self?.noteStart(of: check, serial) == true else { return }
      }
      let answer: Result<[ValidationError], any Error>
      do { answer = .success(try await check.errors(on: clock)) } catch { answer = .failure(error) }
      self?.take(answer, of: check, serial)
    }
  }

  /// Notes that a check no longer waits; returns false if it does not count any more.
  private func noteStart(of check: PendingCheck, _ serial: Int) -> Bool {
    state.withLock { state in
      guard state.checks[check.id]?.serial == serial else { return false }
      state.checks[check.id]?.isWaiting = false
      return true
    }
  }

  /// Takes the answer of a check, unless a newer one has started, or none is needed any more.
  private func take(_ answer: Result<[ValidationError], any Error>, of check: PendingCheck, _ serial: Int) {
    guard state.withLock({ $0.checks[check.id]?.serial == serial }) else { return }
    change { state in
      guard state.checks[check.id]?.serial == serial else { return }
      state.checks[check.id]?.answer = answer
      state.checks[check.id]?.task = nil
      state.resumeWaiters()
    }
  }

  /// Returns when no check is running or waiting for a pause.
  public func settled() async {
    await withCheckedContinuation { continuation in
      state.withLock { state in
        state.waiters.append(continuation)
        state.resumeWaiters()
      }
    }
  }
}

extension FormState {
  /// Resumes those who wait, if no check is running.
  fileprivate mutating func resumeWaiters() {
    if isChecking { return }
    for waiter in waiters { waiter.resume() }
    waiters = []
  }
}
