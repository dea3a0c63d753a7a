import Primitives
import ValidatedProperties
import ValidationCore

/// Counts, from any thread.
final class Counter: Sendable {
  private let state = Lock(0)
  var count: Int { state.withLock { $0 } }
  func increment() { state.withLock { $0 += 1 } }
}

/// What subscribers got, in order.
final class Log<Element: Sendable>: Sendable {
  private let state = Lock<[Element]>([])
  var entries: [Element] { state.withLock { $0 } }
  func append(_ element: Element) { state.withLock { $0.append(element) } }
}

/// Stands for the locale and the catalogs: says that messages read differently, and who listens.
final class Messages: Sendable {
  final class Token: Sendable {
    let stop: @Sendable () -> Void
    init(stop: @escaping @Sendable () -> Void) { self.stop = stop }
    deinit { stop() }
  }

  private let observers = Lock<[Int: @Sendable () -> Void]>([:])

  var observerCount: Int { observers.withLock { $0.count } }

  var observe: MessageObserving {
    { [self] body in
      let id = observers.withLock { all in
        let id = (all.keys.max() ?? 0) + 1
        all[id] = body
        return id
      }
      return Token { [weak self] in self?.observers.withLock { $0[id] = nil } }
    }
  }

  func change() {
    for observer in observers.withLock({ Array($0.values) }) { observer() }
  }
}

extension ValidationError.Code {
  static let short: Self = "short"
}

/// Refuses text of fewer than 3 code points; the error says how many it has.
func notShort(calls: Counter = Counter()) -> Validation<String> {
  Validation { text in
    calls.increment()
    let actual = text.unicodeScalars.count
    if actual < 3 { throw short(actual) }
  }
}

func short(_ actual: Int) -> ValidationError {
  ValidationError(code: .short, arguments: ["actual": .integer(actual)])
}

/// A field of which a test knows every rule call and every message change.
func field(
  _ value: String? = nil,
  calls: Counter = Counter(),
  messages: Messages = Messages()
) -> Validated<String> {
  Validated(
    wrappedValue: value, validation: notShort(calls: calls).optional, observingMessages: messages.observe)
}
