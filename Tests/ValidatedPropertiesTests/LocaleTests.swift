import MessageLocalization
import Primitives
import ProcessLocale
import Testing
import ValidatedProperties
import ValidationCore
import ValidationRules

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// The locale belongs to the process, and other tests may switch it too: nothing here counts switches.
@Suite("A switch of the process's locale", .processLocale)
struct LocaleTests {
  @Test("is told to subscribers with the same errors, and no rule runs")
  func switching() {
    let (calls, log) = (Counter(), Log<[ValidationError]>())
    let field = Validated(wrappedValue: "a", notShort(calls: calls))
    let cancellable = field.publisher.sink { log.append($0) }
    let before = log.entries.count
    ActiveLocale.switch(to: "pt-BR")
    ActiveLocale.switch(to: "zh-Hant")
    ActiveLocale.followEnvironment()
    #expect(log.entries.count >= before + 2)
    #expect(log.entries.allSatisfy { $0 == [short(1)] })
    #expect(calls.count == 1)
    cancellable.cancel()
  }

  @Test("may be made by a subscriber from within its call")
  func withinCall() {
    let log = Log<[ValidationError]>()
    let field = Validated(wrappedValue: "a", notShort())
    let cancellable = field.publisher.sink {
      log.append($0)
      ActiveLocale.switch(to: "ar")
      ActiveLocale.switch(to: "es")
    }
    field.wrappedValue = "ab"
    #expect(log.entries.last == [short(2)])
    #expect(log.entries.count <= 205)
    cancellable.cancel()
    ActiveLocale.followEnvironment()
  }

  @Test("may come from one thread while others set, and the last told is the last set")
  func concurrently() async {
    let log = Log<[ValidationError]>()
    let field = Validated(wrappedValue: "", notShort())
    let cancellable = field.publisher.sink { log.append($0) }
    await withTaskGroup(of: Void.self) { group in
      group.addTask { for step in 0..<40 { ActiveLocale.switch(to: step % 2 == 0 ? "ar" : "pt-PT") } }
      for _ in 0..<4 {
        group.addTask { for step in 0..<40 { field.wrappedValue = String(repeating: "é", count: step % 4) } }
      }
    }
    field.wrappedValue = "é"
    #expect(log.entries.last == [short(1)])
    cancellable.cancel()
    ActiveLocale.followEnvironment()
  }
}
