public import ValidationCore

extension Validated {
  /// The errors of the field as they change, for `for await`.
  ///
  /// It tells what ``publisher`` tells: the errors of the present value, of each value set later, and the same ones
  /// again when messages read differently. Each use is a stream of its own, for one reader; a slow reader gets the
  /// newest errors only. The stream ends when the field goes away, and does not keep it; cancelling the task that
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

/// Hands the errors of a field to an asynchronous stream.
private final class StreamReceiver: ErrorReceiver {
  private let continuation: AsyncStream<[ValidationError]>.Continuation

  init(continuation: AsyncStream<[ValidationError]>.Continuation) { self.continuation = continuation }

  func receive(_ errors: [ValidationError]) -> Int {
    continuation.yield(errors)
    return 0
  }

  func finish() { continuation.finish() }
}
