import MessageLocalization
import ValidationCore

/// The errors of a field or a form as sequences and calls.
extension ErrorDelivery {
  /// The changes, the current state first.
  var changes: FieldChanges {
    FieldChanges(stream: stream { NumberedErrors(errors: $0, valueNumber: $1) })
  }

  /// The errors of the changes.
  var errorUpdates: AsyncStream<[ValidationError]> { stream { errors, _ in errors } }

  /// Calls a closure on an actor, with the current state and after each change.
  func observe(on actor: isolated any Actor, _ body: @escaping (FieldChange) -> Void) -> ObservationToken {
    let changes = changes
    let task = Task {
      _ = actor  // The task runs on the actor because it captures it.
      for await change in changes {
        if Task.isCancelled { return }
        body(change)
      }
    }
    return ObservationToken { task.cancel() }
  }

  /// A stream of the newest state, until the field is released.
  private func stream<Element: Sendable>(
    _ element: @escaping @Sendable ([ValidationError], Int) -> Element
  ) -> AsyncStream<Element> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Element.self,
      bufferingPolicy: .bufferingNewest(1)
    )
    let receiver = StreamReceiver(continuation: continuation, element: element)
    continuation.onTermination = { [weak self, weak receiver] _ in
      if let receiver { self?.remove(receiver) }
    }
    add(receiver, demand: .max)
    return stream
  }
}

struct NumberedErrors: Sendable {
  let errors: [ValidationError]
  let valueNumber: Int
}

/// Changes whose cause is found when they are read, so that a change of the value that a slow reader missed counts.
struct FieldChanges: AsyncSequence, Sendable {
  let stream: AsyncStream<NumberedErrors>

  func makeAsyncIterator() -> Iterator { Iterator(base: stream.makeAsyncIterator()) }

  struct Iterator: AsyncIteratorProtocol {
    private var base: AsyncStream<NumberedErrors>.Iterator
    private var seen: Int?

    init(base: AsyncStream<NumberedErrors>.Iterator) { self.base = base }

    mutating func next(isolation actor: isolated (any Actor)?) async -> FieldChange? {
      guard let next = await base.next(isolation: actor) else { return nil }
      defer { seen = next.valueNumber }
      return FieldChange(cause: seen == next.valueNumber ? .messages : .value, errors: next.errors)
    }
  }
}

/// Passes the errors of a field to an asynchronous stream.
private final class StreamReceiver<Element: Sendable>: ErrorReceiver {
  private let continuation: AsyncStream<Element>.Continuation
  private let element: @Sendable ([ValidationError], Int) -> Element
  let isOnMainQueue = false

  init(
    continuation: AsyncStream<Element>.Continuation,
    element: @escaping @Sendable ([ValidationError], Int) -> Element
  ) {
    self.continuation = continuation
    self.element = element
  }

  func receive(_ errors: [ValidationError], valueNumber: Int) -> Int {
    continuation.yield(element(errors, valueNumber))
    return 0
  }

  func finish() { continuation.finish() }
}
