import Primitives
import Testing
import ValidatedProperties
import ValidationCore

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

@Suite("A subscriber that changes the field from within its call")
struct ReentrancyTests {
  @Test("repairs the value once, and every subscriber ends with the repaired one")
  func repairs() {
    let field = field("ab")
    let (first, second) = (Log<[ValidationError]>(), Log<[ValidationError]>())
    let all = [
      field.publisher.sink { errors in
        first.append(errors)
        if !errors.isEmpty { field.wrappedValue = "abc" }
      },
      field.publisher.sink { second.append($0) },
    ]
    field.wrappedValue = "a"
    #expect(first.entries == [[short(2)], [], [short(1)], []])
    #expect(second.entries == [[], [short(1)], []])
    for cancellable in all { cancellable.cancel() }
  }

  @Test("comes to rest when it sets the same value each time")
  func sameValue() {
    let field = field("a")
    let log = Log<[ValidationError]>()
    let cancellable = field.publisher.sink {
      log.append($0)
      field.wrappedValue = "ab"
    }
    #expect(log.entries == [[short(1)], [short(2)]])
    field.wrappedValue = "b"
    #expect(log.entries == [[short(1)], [short(2)], [short(1)], [short(2)]])
    cancellable.cancel()
  }

  @Test("is cut off when it never comes to rest, and told of later changes")
  func endless() {
    let field = field("a")
    let told = Counter()
    let cancellable = field.publisher.sink { errors in
      told.increment()
      field.wrappedValue = errors == [short(1)] ? "ab" : "a"
    }
    #expect(told.count == 101)
    field.wrappedValue = "abc"
    #expect(told.count == 202)
    cancellable.cancel()
  }

  @Test("may unsubscribe itself and others")
  func unsubscribes() {
    let field = field("a")
    let log = Log<String>()
    var cancellables: [AnyCancellable] = []
    for name in ["first", "second"] {
      cancellables.append(
        field.publisher.dropFirst().sink { _ in
          log.append(name)
          for cancellable in cancellables { cancellable.cancel() }
        }
      )
    }
    field.wrappedValue = "b"
    field.wrappedValue = "c"
    #expect(log.entries == ["first"])
  }

  @Test("may subscribe others, who get the newest errors")
  func subscribes() {
    let field = field("a")
    let log = Log<[ValidationError]>()
    var inner: AnyCancellable?
    let outer = field.publisher.first().sink { _ in
      field.wrappedValue = "ab"
      inner = field.publisher.sink { log.append($0) }
    }
    #expect(log.entries == [[short(2)]])
    outer.cancel()
    inner?.cancel()
  }

  @Test("may change the messages, which is told once more")
  func changesMessages() {
    let (calls, messages, log) = (Counter(), Messages(), Log<[ValidationError]>())
    let field = field("a", calls: calls, messages: messages)
    let cancellable = field.publisher.sink { errors in
      log.append(errors)
      if log.entries.count == 1 { messages.change() }
    }
    #expect(log.entries == [[short(1)], [short(1)]])
    #expect(calls.count == 1)
    cancellable.cancel()
  }

  @Test("may change the messages for ever, and is cut off")
  func changesMessagesForEver() {
    let messages = Messages()
    let told = Counter()
    let field = field("a", messages: messages)
    let cancellable = field.publisher.sink { _ in
      told.increment()
      messages.change()
    }
    #expect(told.count == 101)
    cancellable.cancel()
  }

  @Test("may let go of the field")
  func releases() {
    let log = Log<String>()
    let holder = Lock<Validated<String>?>(field("a"))
    let cancellable = holder.withLock { $0 }?.publisher.sink(
      receiveCompletion: { _ in log.append("end") },
      receiveValue: { _ in
        log.append("value")
        let released = holder.withLock { $0.take() }
        _ = released
      }
    )
    #expect(log.entries == ["value", "end"])
    cancellable?.cancel()
  }
}
