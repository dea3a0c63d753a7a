import Primitives
import Testing
import ValidatedProperties
import ValidationCore

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

@Suite("publisher")
struct PublisherTests {
  @Test("The present errors come first, then those of each value")
  func order() {
    let field = field("a")
    let log = Log<[ValidationError]>()
    let cancellable = field.publisher.sink { log.append($0) }
    field.wrappedValue = "ab"
    field.wrappedValue = "ab"
    field.wrappedValue = nil
    cancellable.cancel()
    field.wrappedValue = "b"
    #expect(log.entries == [[short(1)], [short(2)], [short(2)], []])
  }

  @Test("Without a subscriber a change validates nothing, before and after one")
  func silence() {
    let calls = Counter()
    let field = field("a", calls: calls)
    for text in ["b", "c", "d"] { field.wrappedValue = text }
    _ = field.publisher
    _ = field.publisher.map { $0.count }
    #expect(calls.count == 0)
    let cancellable = field.publisher.sink { _ in }
    #expect(calls.count == 1)
    cancellable.cancel()
    for text in ["b", "c", "d"] { field.wrappedValue = text }
    #expect(calls.count == 1)
  }

  @Test("A value is validated once for all who ask", arguments: [1, 2, 17])
  func once(subscribers: Int) {
    let calls = Counter()
    let told = Counter()
    let field = field("a", calls: calls)
    let all = (0..<subscribers).map { _ in field.publisher.sink { _ in told.increment() } }
    #expect(calls.count == 1)
    for text in ["b", "cc", "ddd"] {
      field.wrappedValue = text
      _ = field.errors
    }
    #expect(calls.count == 4)
    #expect(told.count == 4 * subscribers)
    for cancellable in all { cancellable.cancel() }
  }

  @Test("A change of the messages tells the same errors again and validates nothing")
  func messages() {
    let (calls, messages, log) = (Counter(), Messages(), Log<[ValidationError]>())
    let field = field("a", calls: calls, messages: messages)
    #expect(messages.observerCount == 0)
    messages.change()
    let first = field.publisher.sink { log.append($0) }
    let second = field.publisher.sink { _ in }
    #expect(messages.observerCount == 1)
    messages.change()
    messages.change()
    #expect(log.entries == [[short(1)], [short(1)], [short(1)]])
    #expect(calls.count == 1)
    first.cancel()
    second.cancel()
  }

  @Test(
    "The field goes away although others listen, and that ends the publisher and the observing of messages")
  func lifetime() {
    let messages = Messages()
    let log = Log<String>()
    weak var gone: Validated<String>?
    var cancellable: AnyCancellable?
    var publisher: AnyPublisher<[ValidationError], Never>?
    do {
      let field = field("a", messages: messages)
      gone = field
      publisher = field.publisher
      cancellable = field.publisher.sink(
        receiveCompletion: { _ in log.append("end") },
        receiveValue: { log.append("\($0.count)") }
      )
    }
    #expect(gone == nil)
    #expect(messages.observerCount == 0)
    #expect(log.entries == ["1", "end"])
    let late = publisher?.sink(
      receiveCompletion: { _ in log.append("late end") },
      receiveValue: { _ in log.append("late") }
    )
    #expect(log.entries == ["1", "end", "late end"])
    cancellable?.cancel()
    late?.cancel()
  }

  @Test("A subscriber gets no more than it requests, and then the newest")
  func demand() {
    final class Slow: Subscriber {
      let log = Log<[ValidationError]>()
      var subscription: (any Subscription)?
      func receive(subscription: any Subscription) { self.subscription = subscription }
      func receive(_ input: [ValidationError]) -> Subscribers.Demand {
        log.append(input)
        return .none
      }
      func receive(completion: Subscribers.Completion<Never>) {}
    }
    let calls = Counter()
    let field = field("a", calls: calls)
    let slow = Slow()
    field.publisher.subscribe(slow)
    #expect(calls.count == 0)
    slow.subscription?.request(.max(1))
    field.wrappedValue = "ab"
    field.wrappedValue = "abc"
    #expect(slow.log.entries == [[short(1)]])
    #expect(calls.count == 1)
    slow.subscription?.request(.max(2))
    field.wrappedValue = "b"
    field.wrappedValue = "bb"
    #expect(slow.log.entries == [[short(1)], [], [short(1)]])
    slow.subscription?.cancel()
  }

  @Test("One value can be taken with prefix and first")
  func operators() {
    let field = field("a")
    let log = Log<String>()
    let all = [
      field.publisher.first().sink { _ in log.append("first") },
      field.publisher.prefix(2).map { $0.count }.removeDuplicates().sink { log.append("\($0)") },
    ]
    field.wrappedValue = "abc"
    field.wrappedValue = "a"
    #expect(log.entries == ["first", "1", "0"])
    for cancellable in all { cancellable.cancel() }
  }
}
