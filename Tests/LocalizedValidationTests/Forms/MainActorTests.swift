import LocalizedValidation
import Testing

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// A screen as applications write it: what it shows belongs to the main actor, and the compiler checks nothing of `sink`.
@MainActor
private final class Screen {
  private(set) var sentences: [String] = []
  private var subscription: AnyCancellable?

  func follow(_ field: Validated<String>) {
    subscription = field.publisher.sink { [weak self] errors in self?.show(errors) }
  }

  private func show(_ errors: [ValidationError]) {
    MainActor.assertIsolated()
    sentences.append(errors.localizedDescriptions.joined())
  }

  func wait(for count: Int) async { while sentences.count < count { await Task.yield() } }
}

/// Switches the locale of the process, so it runs in a process of its own.
@Suite("A subscriber of the main actor")
struct MainActorTests {
  @Test(
    "is called there when the locale is switched and a catalog is added elsewhere", .timeLimit(.minutes(1)))
  func switching() async {
    await #expect(processExitsWith: .success) {
      ActiveLocale.switch(to: "en")
      let field = Validated<String>(wrappedValue: nil, .required)
      let screen = await Screen()
      await screen.follow(field)
      await Task.detached { ActiveLocale.switch(to: "pt-BR") }.value
      await screen.wait(for: 2)
      await Task.detached {
        _ = try? MessageCatalogs.shared.addLayer(["presence.missing": "Falta"], for: "pt-BR")
      }.value
      await screen.wait(for: 3)
      await Task.detached { field.wrappedValue = "ana" }.value
      await screen.wait(for: 4)
      let sentences = await screen.sentences
      try require(sentences == ["This field is required", "Este campo é obrigatório", "Falta", ""])
    }
  }
}

private struct Unexpected: Error {}

private func require(_ condition: Bool) throws { if !condition { throw Unexpected() } }
