import Foundation
import Primitives
import Testing
import ValidatedProperties
import ValidationCore

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// Runs a closure on several threads at once and waits for all.
private func onThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
  DispatchQueue.concurrentPerform(iterations: count) { body($0) }
}

@Suite("A field on several threads")
struct ConcurrencyTests {
  /// Refuses every number, so that the errors name the value.
  private static func numbered(_ calls: Counter, _ messages: Messages) -> Validated<Int> {
    Validated(
      wrappedValue: 0,
      validation: Validation<Int> { value in
        calls.increment()
        throw ValidationError(code: "number", arguments: ["value": .integer(value)])
      }.optional,
      observingMessages: messages.observe
    )
  }

  private static func number(_ errors: [ValidationError]) -> Int? {
    if case .integer(let value)? = errors.first?.arguments["value"] { value } else { nil }
  }

  @Test("The last that subscribers are told is the value that stays")
  func newestLast() {
    for _ in 0..<20 {
      let (calls, messages) = (Counter(), Messages())
      let field = Self.numbered(calls, messages)
      let logs = (0..<3).map { _ in Log<Int?>() }
      let cancellables = logs.map { log in field.publisher.sink { log.append(Self.number($0)) } }
      onThreads(6) { thread in
        for step in 1...50 {
          field.wrappedValue = thread * 1_000 + step
          if step % 10 == 0 { messages.change() }
        }
      }
      for log in logs { #expect(log.entries.last == field.wrappedValue) }
      #expect(calls.count <= 301)
      for cancellable in cancellables { cancellable.cancel() }
    }
  }

  @Test("No subscriber is told something older than it was told before")
  func neverOlder() {
    let field = Self.numbered(Counter(), Messages())
    let logs = (0..<3).map { _ in Log<Int?>() }
    let cancellables = logs.map { log in field.publisher.sink { log.append(Self.number($0)) } }
    let next = Lock(0)
    onThreads(4) { _ in
      for _ in 0..<100 {
        // Values rise in the order in which they are set.
        next.withLock { next in
          next += 1
          field.wrappedValue = next
        }
      }
    }
    for log in logs {
      let told = log.entries.compactMap { $0 }
      #expect(told == told.sorted())
      #expect(told.last == 400)
    }
    for cancellable in cancellables { cancellable.cancel() }
  }

  @Test("Subscribing, unsubscribing, reading and setting at once leave a working field")
  func everything() {
    let (calls, messages) = (Counter(), Messages())
    let field = Self.numbered(calls, messages)
    onThreads(8) { thread in
      for step in 0..<50 {
        switch thread % 4 {
        case 0: field.wrappedValue = step
        case 1: field.publisher.sink { _ in _ = field.isValid }.cancel()
        case 2: _ = field.errors
        default: messages.change()
        }
      }
    }
    let log = Log<Int?>()
    let cancellable = field.publisher.sink { log.append(Self.number($0)) }
    field.wrappedValue = 77
    #expect(log.entries == [49, 77])
    cancellable.cancel()
  }

  @Test("A field may go away while others set it, listen, and change the messages")
  func goingAway() async {
    for _ in 0..<50 {
      let messages = Messages()
      let stream = { () -> AsyncStream<[ValidationError]> in
        let field = Self.numbered(Counter(), messages)
        Thread.detachNewThread { for step in 0..<20 { field.wrappedValue = step } }
        return field.errorUpdates
      }()
      Thread.detachNewThread { for _ in 0..<20 { messages.change() } }
      var last: Int?
      for await errors in stream { last = Self.number(errors) }
      #expect(last != nil)
    }
  }

  @Test("A property of a struct may be read and set through bindings from several threads")
  func bindings() {
    let name = Validate(wrappedValue: "a", notShort())
    let binding = name.projectedValue
    onThreads(6) { thread in
      for step in 0..<50 {
        if thread % 2 == 0 {
          binding.wrappedValue = String(repeating: "x", count: step % 5)
        } else {
          _ = name.errors
        }
      }
    }
    binding.wrappedValue = "ab"
    #expect(name.errors == [short(2)])
  }
}
