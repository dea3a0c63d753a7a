import Primitives
import ProcessLocale
import Testing

@testable import MessageLocalization

@Suite("The locale that can be switched") struct LocaleSwitchTests {
  @Test("Until the first switch it is what suits the reader, among what there is by then")
  func start() throws {
    let catalogs = MessageCatalogs(builtIn: ["en.json": "{}", "ar.json": "{}"])
    let locale = LocaleSwitch(catalogs: catalogs) { ["eo", "ar-EG"] }
    #expect(locale.current == "ar-EG")
    let layer = try catalogs.addLayer(["a": "a"], for: "eo")
    #expect(locale.current == "eo")
    locale.set("zh-Hant")
    layer.remove()
    #expect(locale.current == "zh-Hant")
    locale.set(nil)
    #expect(locale.current == "ar-EG")
  }

  @Test("Observers are called after a switch or a change of the catalogs, and not where nothing changes")
  func observers() throws {
    let catalogs = MessageCatalogs(builtIn: ["en.json": "{}"])
    let locale = LocaleSwitch(catalogs: catalogs) { [] }
    let seen = Lock<[LanguageTag]>([])
    let observation = locale.observe { seen.withLock { $0.append(locale.current) } }
    locale.set("en")
    locale.set("ar")
    locale.set("ar")
    try catalogs.addLayer(["a": "a"], for: "eo")
    try catalogs.reload()
    locale.set("en")
    observation.cancel()
    locale.set("ar")
    #expect(seen.withLock { $0 } == ["ar", "ar", "en"])
  }

  @Test("An observer may switch the locale itself, and everyone ends with the last one")
  func switchingObserver() {
    let locale = LocaleSwitch(catalogs: MessageCatalogs()) { [] }
    let seen = Lock<[LanguageTag]>([])
    let corrector = locale.observe { if locale.current == "iw" { locale.set("ar") } }
    let reader = locale.observe { seen.withLock { $0.append(locale.current) } }
    locale.set("he")
    #expect(locale.current == "ar")
    #expect(seen.withLock { $0.last } == "ar")
    corrector.cancel()
    reader.cancel()
  }
}

@Suite("The active locale", .processLocale) struct ActiveLocaleTests {
  init() { ActiveLocale.switch(to: "en") }

  @Test("A task's override wins over the process's locale, and ends with its closure")
  func override() async {
    ActiveLocale.switch(to: "ar")
    #expect(ActiveLocale.current == "ar")
    let inner = ActiveLocale.with("es") {
      ActiveLocale.with("zh-Hans") { [ActiveLocale.current] } + [ActiveLocale.current]
    }
    #expect(inner == ["zh-Hans", "es"])
    await ActiveLocale.with("pt-BR") {
      ActiveLocale.switch(to: "eo")
      await Task.yield()
      #expect(ActiveLocale.current == "pt-BR")
      async let child = ActiveLocale.current
      #expect(await child == "pt-BR")
      let detached = await Task.detached { ActiveLocale.current }.value
      #expect(detached == "eo")
    }
    #expect(ActiveLocale.current == "eo")
  }

  @Test("An observer sees the process's locale, whatever task switches")
  func observerOfOverriddenTask() {
    let seen = Lock<[LanguageTag]>([])
    let observation = ActiveLocale.observe { locale in
      seen.withLock { $0 += [locale, ActiveLocale.current] }
    }
    ActiveLocale.with("es") { ActiveLocale.switch(to: "ar") }
    observation.cancel()
    #expect(seen.withLock { $0 } == ["ar", "ar"])
  }

  @Test("Changes come as a sequence too")
  func changes() async {
    var iterator = ActiveLocale.changes.makeAsyncIterator()
    ActiveLocale.switch(to: "zh-Hant")
    #expect(await iterator.next() == "zh-Hant")
    ActiveLocale.switch(to: "es")
    ActiveLocale.switch(to: "ar")
    #expect(await iterator.next() == "ar")
  }

  @Test("What shows messages hears of switches and of changed catalogs")
  func messageChanges() throws {
    let calls = Lock(0)
    let observation = MessageChanges.observe { calls.withLock { $0 += 1 } }
    ActiveLocale.switch(to: "es")
    let layer = try MessageCatalogs.shared.addLayer(["test.only": "x"], for: "eo")
    layer.remove()
    observation.cancel()
    #expect(calls.withLock { $0 } == 3)
  }
}
