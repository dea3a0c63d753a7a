import Primitives
import Synchronization
import Testing

@testable import MessageLocalization

@Suite("Catalogs and locale from many threads") struct ConcurrencyTests {
  /// Says when the writing task has finished.
  private final class Writer: Sendable {
    let isDone = Atomic(false)
  }

  @Test("Eight readers see only whole states while one task switches the locale and changes the layers")
  func readersAndWriter() async throws {
    let catalogs = MessageCatalogs(builtIn: [
      "en.json": #"{"a": "en", "b": "en"}"#, "ar.json": #"{"a": "ar", "b": "ar"}"#,
      "pt-BR.json": #"{"a": "pt", "b": "pt"}"#,
    ])
    let locale = LocaleSwitch(catalogs: catalogs) { ["ar"] }
    let observed = Lock(0)
    let observation = locale.observe {
      observed.withLock { $0 += 1 }
      _ = catalogs.text("a", locale.current)
    }
    let writer = Writer()
    let texts: Set<String> = ["en", "ar", "pt", "app", "mine"]
    await withTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask {
          var strange = 0
          var rounds = 0
          while rounds < 200 || !writer.isDone.load(ordering: .acquiring) {
            let locale = locale.current
            if !texts.contains(catalogs.text("a", locale) ?? "") { strange += 1 }
            if catalogs.reader(in: locale).fullMessage(for: "b") == nil { strange += 1 }
            if catalogs.availableLocales.count < 3 { strange += 1 }
            rounds += 1
            if rounds % 64 == 0 { await Task.yield() }
          }
          return strange
        }
      }
      group.addTask {
        var faults = 0
        for round in 0..<100 {
          locale.set(["ar", "pt-BR", "en", "zh-TW"][round % 4])
          do {
            let layer = try catalogs.addLayer(["a": "app", "b": "app"], for: "ar")
            try catalogs.override("a", with: round % 2 == 0 ? "mine" : nil, in: "en")
            try catalogs.reload()
            layer.remove()
          } catch {
            faults += 1
          }
          await Task.yield()
        }
        writer.isDone.store(true, ordering: .releasing)
        return faults
      }
      for await faults in group { #expect(faults == 0) }
    }
    #expect(observed.withLock { $0 } > 0)
    observation.cancel()
  }
}
