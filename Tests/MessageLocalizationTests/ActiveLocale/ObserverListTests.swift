import Primitives
import Testing

@testable import MessageLocalization

@Suite("Observers") struct ObserverListTests {
  @Test("Observers are called in the order they were added, until they are cancelled")
  func order() {
    let observers = ObserverList()
    let calls = Lock<[String]>([])
    let first = observers.add { calls.withLock { $0.append("first") } }
    let second = observers.add { calls.withLock { $0.append("second") } }
    observers.notify()
    first.cancel()
    first.cancel()
    observers.notify()
    second.cancel()
    observers.notify()
    #expect(calls.withLock { $0 } == ["first", "second", "second"])
  }

  @Test("Releasing the token cancels it")
  func release() {
    let observers = ObserverList()
    let calls = Lock(0)
    var token: ObservationToken? = observers.add { calls.withLock { $0 += 1 } }
    observers.notify()
    #expect(token != nil)
    token = nil
    observers.notify()
    #expect(calls.withLock { $0 } == 1)
  }

  @Test("An observer that makes a change is called again after it, and everyone sees the last state last")
  func reentrant() {
    let observers = ObserverList()
    let value = Lock(0)
    let seen = Lock<[Int]>([])
    let changer = observers.add {
      let grew = value.withLock { value in
        guard value < 3 else { return false }
        value += 1
        return true
      }
      if grew { observers.notify() }
    }
    let reader = observers.add { seen.withLock { $0.append(value.withLock { $0 }) } }
    observers.notify()
    #expect(seen.withLock { $0 } == [1, 2, 3, 3])
    changer.cancel()
    reader.cancel()
  }

  @Test("An observer may add and cancel observers, its own token too")
  func changingTheList() {
    let observers = ObserverList()
    let calls = Lock<[String]>([])
    let tokens = Lock<[ObservationToken]>([])
    let once = observers.add {
      calls.withLock { $0.append("once") }
      let taken = tokens.withLock { tokens in
        defer { tokens = [] }
        return tokens
      }
      for token in taken { token.cancel() }
      let added = observers.add { calls.withLock { $0.append("added") } }
      tokens.withLock { $0.append(added) }
    }
    tokens.withLock { $0.append(once) }
    observers.notify()
    observers.notify()
    #expect(calls.withLock { $0 } == ["once", "added"])
  }

  @Test("Many observers are called in their order and cancelled in any")
  func many() {
    let observers = ObserverList()
    let calls = Lock<[Int]>([])
    var tokens = (0..<20_000).map { number in observers.add { calls.withLock { $0.append(number) } } }
    observers.notify()
    #expect(calls.withLock { $0 } == Array(0..<20_000))
    while tokens.count > 1 { tokens.removeFirst(tokens.count / 2) }
    calls.withLock { $0 = [] }
    observers.notify()
    #expect(calls.withLock { $0 } == [19_999])
  }
}
