import Primitives

extension PendingCheck {
  /// The errors that the check found, within its time limit.
  ///
  /// A check that ignores its cancellation goes on in the background, and its answer is not used.
  ///
  /// - Throws: ``CheckTimeout`` after the time limit, `CancellationError` if the task is cancelled, and what the check
  ///   throws because it got no answer.
  package func errors(on clock: any Clock<Duration>) async throws -> [ValidationError] {
    let race = Race()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        guard race.start(continuation) else { return }
        race.add(
          Task {
            do {
              race.finish(.success(try await errors()))
            } catch {
              race.finish(.failure(error))
            }
          })
        race.add(
          Task {
            do { try await clock.sleep(for: timeLimit) } catch { return }
            race.finish(.failure(CheckTimeout(limit: timeLimit)))
          })
      }
    } onCancel: {
      race.finish(.failure(CancellationError()))
    }
  }

  /// The first of several results resumes the continuation, and cancels what is still running.
  private final class Race: Sendable {
    private struct State {
      var continuation: CheckedContinuation<[ValidationError], any Error>?
      var tasks: [Task<Void, Never>] = []
      var isFinished = false
    }

    private let state = Lock(State())

    /// Returns false, with the continuation resumed, if the caller was cancelled before.
    func start(_ continuation: CheckedContinuation<[ValidationError], any Error>) -> Bool {
      let isFinished = state.withLock { state in
        if !state.isFinished { state.continuation = continuation }
        return state.isFinished
      }
      if isFinished { continuation.resume(throwing: CancellationError()) }
      return !isFinished
    }

    func add(_ task: Task<Void, Never>) {
      let isFinished = state.withLock { state in
        if !state.isFinished { state.tasks.append(task) }
        return state.isFinished
      }
      if isFinished { task.cancel() }
    }

    func finish(_ result: Result<[ValidationError], any Error>) {
      let ended = state.withLock { state in
        let ended = state
        state = State(isFinished: true)
        return ended
      }
      ended.continuation?.resume(with: result)
      for task in ended.tasks { task.cancel() }
    }
  }
}
