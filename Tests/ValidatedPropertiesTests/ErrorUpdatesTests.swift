import Testing
import ValidatedProperties
import ValidationCore

@Suite("errorUpdates")
struct ErrorUpdatesTests {
  @Test("A reader gets the errors of each value that it waits for")
  func order() async {
    let field = field("a")
    var updates = field.errorUpdates.makeAsyncIterator()
    #expect(await updates.next() == [short(1)])
    field.wrappedValue = "ab"
    #expect(await updates.next() == [short(2)])
    field.wrappedValue = "abc"
    #expect(await updates.next() == [])
  }

  @Test("A slow reader gets the newest errors only")
  func newest() async {
    let field = field("a")
    var updates = field.errorUpdates.makeAsyncIterator()
    field.wrappedValue = "ab"
    field.wrappedValue = "abc"
    #expect(await updates.next() == [])
  }

  @Test("A change of the messages tells the same errors again and validates nothing")
  func messages() async {
    let (calls, messages) = (Counter(), Messages())
    let field = field("a", calls: calls, messages: messages)
    var updates = field.errorUpdates.makeAsyncIterator()
    #expect(await updates.next() == [short(1)])
    messages.change()
    #expect(await updates.next() == [short(1)])
    #expect(calls.count == 1)
  }

  @Test("The stream ends when the field goes away")
  func ends() async {
    var stream: AsyncStream<[ValidationError]>?
    do { stream = field("a").errorUpdates }
    var seen: [[ValidationError]] = []
    if let stream { for await errors in stream { seen.append(errors) } }
    #expect(seen == [[short(1)]])
  }

  @Test("Releasing the stream ends the subscription")
  func released() {
    let calls = Counter()
    let field = field("a", calls: calls)
    _ = field.errorUpdates
    #expect(calls.count == 1)
    field.wrappedValue = "b"
    #expect(calls.count == 1)
  }

  @Test("Cancelling the reading task ends the subscription")
  func cancelled() async {
    let calls = Counter()
    let field = field("a", calls: calls)
    let started = AsyncStream<Void>.makeStream()
    let stream = field.errorUpdates
    let task = Task {
      for await _ in stream { started.continuation.yield() }
    }
    var starts = started.stream.makeAsyncIterator()
    await starts.next()
    task.cancel()
    await task.value
    field.wrappedValue = "b"
    #expect(calls.count == 1)
  }
}
