public import ValidationCore

extension Validated {
  /// The errors of the field as they change, for `for await`.
  ///
  /// It delivers what ``publisher`` publishes: the errors of the current value, of each value set later, and the same
  /// errors again when messages change. Each access makes a separate stream, for one reader; a slow reader gets only
  /// the newest errors. The stream ends when the field is released, and does not retain it. Cancelling the task that
  /// reads, or releasing the stream, ends the subscription.
  /// ```swift
  /// for await errors in $email.errorUpdates { label.text = errors.localizedDescriptions.joined(separator: ", ") }
  /// ```
  public final var errorUpdates: AsyncStream<[ValidationError]> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: [ValidationError].self,
      bufferingPolicy: .bufferingNewest(1)
    )
    let receiver = StreamReceiver(continuation: continuation)
    continuation.onTermination = { [weak delivery, weak receiver] _ in
      if let receiver { delivery?.remove(receiver) }
    }
    delivery.add(receiver, demand: .max)
    return stream
  }
}

/// Passes the errors of a field to an asynchronous stream.
private final class StreamReceiver: ErrorReceiver {
  private let continuation: AsyncStream<[ValidationError]>.Continuation

  init(continuation: AsyncStream<[ValidationError]>.Continuation) { self.continuation = continuation }

  func receive(_ errors: [ValidationError]) -> Int {
    continuation.yield(errors)
    return 0
  }

  func finish() { continuation.finish() }
}
