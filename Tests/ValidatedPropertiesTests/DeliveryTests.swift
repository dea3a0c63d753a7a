import MessageLocalization
import Primitives
import Testing
import ValidatedProperties
import ValidationCore
import ValidationRules

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// A view model as an application writes it. An access from another thread ends the process.
@MainActor
private final class Screen {
  let field: Validated<String>
  var shown: [[ValidationError]] = []
  var mapped: [Int] = []
  var isFinished = false
  private var subscriptions: [AnyCancellable] = []

  init(_ field: Validated<String>) {
    self.field = field
    subscriptions = [
      field.publisher.sink { [unowned self] in shown.append($0) },
      field.publisher.map { $0.count }.sink { [unowned self] in mapped.append($0) },
    ]
  }

  func followEnd(of publisher: AnyPublisher<[ValidationError], Never>) {
    subscriptions.append(
      publisher.sink(
        receiveCompletion: { [unowned self] _ in isFinished = true }, receiveValue: { _ in }))
  }
}

/// Lets what others have put onto the main queue run.
@MainActor
private func until(_ condition: @MainActor () -> Bool) async {
  for _ in 0..<100_000 where !condition() { await Task.yield() }
}

@Suite("Delivery to an actor")
struct DeliveryTests {
  @Test("A subscriber of the main actor is called there for changes from any thread", .timeLimit(.minutes(1)))
  @MainActor
  func mainActor() async {
    let messages = Messages()
    let field = field("a", messages: messages)
    let screen = Screen(field)
    field.wrappedValue = "ab"
    #expect(screen.shown == [[short(1)], [short(2)]])
    await Task.detached { messages.change() }.value
    await until { screen.shown.count == 3 }
    await Task.detached { field.wrappedValue = "abc" }.value
    await until { screen.shown.count == 4 }
    #expect(screen.shown == [[short(1)], [short(2)], [short(2)], []])
    #expect(screen.mapped == [1, 1, 1, 0])
  }

  @Test("Many changes from many threads end with the last value", .timeLimit(.minutes(1)))
  @MainActor
  func storm() async {
    let field = field("a")
    let screen = Screen(field)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask { for step in 0..<200 { field.wrappedValue = String(repeating: "é", count: step % 4) } }
      }
    }
    await Task.detached { field.wrappedValue = "é" }.value
    await until { screen.shown.last == [short(1)] }
    #expect(screen.shown.last == [short(1)])
    #expect(screen.mapped.last == 1)
  }

  @Test("The end of a field that another thread releases comes on the main actor", .timeLimit(.minutes(1)))
  @MainActor
  func end() async {
    let screen = Screen(field("a"))
    let holder = Lock<Validated<String>?>(field("b"))
    if let publisher = holder.withLock({ $0 })?.publisher { screen.followEnd(of: publisher) }
    await Task.detached { holder.withLock { $0 = nil } }.value
    await until { screen.isFinished }
    #expect(screen.isFinished)
  }

  @Test("A subscriber that is not on the main thread is called where the change is made")
  func elsewhere() async {
    let field = field("a")
    let log = Log<[ValidationError]>()
    let subscription = field.publisher.sink { log.append($0) }
    field.wrappedValue = "ab"
    #expect(log.entries == [[short(1)], [short(2)]])
    subscription.cancel()
  }

  /// An actor of an application's own.
  private actor Model {
    private(set) var changes: [FieldChange] = []
    private var observation: ObservationToken?

    func follow(_ field: Validated<String>) {
      observation = field.observe { [weak self] change in
        self?.assumeIsolated { $0.changes.append(change) }
      }
    }

    func stop() { observation = nil }
  }

  @Test("An observer runs on its actor, and a change of messages is told apart", .timeLimit(.minutes(1)))
  func observing() async {
    let (messages, calls) = (Messages(), Counter())
    let field = field("a", calls: calls, messages: messages)
    let model = Model()
    await model.follow(field)
    func until(_ count: Int) async {
      while await model.changes.count < count { await Task.yield() }
    }
    await until(1)
    messages.change()
    await until(2)
    field.wrappedValue = "ab"
    await until(3)
    messages.change()
    await until(4)
    #expect(
      await model.changes == [
        FieldChange(cause: .value, errors: [short(1)]), FieldChange(cause: .messages, errors: [short(1)]),
        FieldChange(cause: .value, errors: [short(2)]), FieldChange(cause: .messages, errors: [short(2)]),
      ])
    #expect(calls.count == 2)
    await model.stop()
    field.wrappedValue = "abc"
    for _ in 0..<1000 { await Task.yield() }
    #expect(await model.changes.count == 4)
  }

  @Test("A slow reader that missed a change of the value is told of one")
  func slowReader() async throws {
    let messages = Messages()
    let field = field("a", messages: messages)
    var reader = field.changes.makeAsyncIterator()
    #expect(try await reader.next() == FieldChange(cause: .value, errors: [short(1)]))
    field.wrappedValue = "ab"
    messages.change()
    messages.change()
    #expect(try await reader.next() == FieldChange(cause: .value, errors: [short(2)]))
    messages.change()
    #expect(try await reader.next() == FieldChange(cause: .messages, errors: [short(2)]))
  }
}
