import Primitives
import Testing

@testable import MessageLocalization

@Suite("Catalogs that are based on others") struct BasedCatalogsTests {
  private static func base() -> MessageCatalogs {
    MessageCatalogs(builtIn: [
      "en.json": #"{"a": "built-in a", "b": "built-in b", "c": "built-in c"}"#, "pt.json": #"{"a": "pt a"}"#,
    ])
  }

  @Test("have their own messages before all of the base's, also before its overrides")
  func precedence() throws {
    let base = Self.base()
    try base.addLayer(["b": "application b"], for: "en")
    try base.override("a", with: "override a", in: "en")
    let tenant = MessageCatalogs(basedOn: base)
    #expect(["a", "b", "c"].map { tenant.text($0, "en") } == ["override a", "application b", "built-in c"])
    try tenant.addLayer(["a": "add-on a", "b": "add-on b"], for: "en", as: .addOn)
    #expect(["a", "b", "c"].map { tenant.text($0, "en") } == ["add-on a", "add-on b", "built-in c"])
    try tenant.override("b", with: "tenant b", in: "en")
    #expect(["a", "b", "c"].map { tenant.text($0, "en") } == ["add-on a", "tenant b", "built-in c"])
    #expect(["a", "b", "c"].map { base.text($0, "en") } == ["override a", "application b", "built-in c"])
  }

  @Test("do not know each other")
  func tenants() throws {
    let base = Self.base()
    let tenants = (0..<3).map { _ in MessageCatalogs(basedOn: base) }
    for (index, tenant) in tenants.enumerated() {
      try tenant.override("a", with: "tenant \(index)", in: "en")
    }
    #expect(tenants.map { $0.text("a", "en") } == ["tenant 0", "tenant 1", "tenant 2"])
    #expect(tenants.map { $0.text("a", "pt-BR") } == ["pt a", "pt a", "pt a"])
    #expect(base.text("a", "en") == "built-in a")
  }

  @Test("see the changes of their bases, whatever was looked up before")
  func following() throws {
    let base = Self.base()
    let middle = MessageCatalogs(basedOn: base)
    let top = MessageCatalogs(basedOn: middle)
    var versions = [top.version]
    func change(_ change: () throws -> Void) rethrows -> String? {
      try change()
      #expect(top.version != versions.last)
      versions.append(top.version)
      return top.text("a", "en")
    }
    #expect(top.text("a", "en") == "built-in a")
    let layer = base.addLayer([try MessageCatalog(locale: "en", messages: ["a": "base a"])])
    #expect(top.text("a", "en") == "base a")
    #expect(try change { try middle.override("a", with: "middle a", in: "en") } == "middle a")
    #expect(try change { try middle.override("a", with: nil, in: "en") } == "base a")
    #expect(change { layer.remove() } == "built-in a")
    #expect(try change { try base.addLayer(["x": "x"], for: "eo") } == "built-in a")
    #expect(top.availableLocales == ["en", "eo", "pt"])
    #expect(top.speaks("eo") && top.keys(in: "en") == ["a", "b", "c"])
  }

  @Test("share the messages that their base compiled")
  func memory() throws {
    let base = Self.base()
    _ = base.text("a", "en")
    let compiled = base.keptBytes
    for _ in 0..<100 {
      let tenant = MessageCatalogs(basedOn: base)
      #expect(tenant.text("a", "en") == "built-in a")
      #expect(tenant.keptBytes == 0)
    }
    #expect(base.keptBytes == compiled)
  }

  @Test("start with the base's isolation of arguments, and have their own afterwards")
  func isolation() {
    let base = Self.base()
    base.isolatesArguments = false
    let tenant = MessageCatalogs(basedOn: base)
    #expect(!tenant.isolatesArguments)
    tenant.isolatesArguments = true
    #expect(!base.isolatesArguments)
  }

  @Test("can be changed and read by many threads")
  func threads() async throws {
    let base = Self.base()
    let tenant = MessageCatalogs(basedOn: base)
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        for index in 0..<200 { try? base.override("a", with: "base \(index)", in: "en") }
      }
      for _ in 0..<4 {
        group.addTask {
          for _ in 0..<500 {
            let text = tenant.text("a", "en") ?? ""
            #expect(text == "built-in a" || text.hasPrefix("base "))
          }
        }
      }
    }
    #expect(tenant.text("a", "en") == "base 199")
  }

  @Test("The library's languages alone are apart from those of the process")
  func builtIn() throws {
    let catalogs = MessageCatalogs.builtIn()
    let word = MessageCatalogs.builtIn().text("report.checked", "en")
    try catalogs.override("presence.missing", with: "gone", in: "en")
    #expect(catalogs.text("presence.missing", "en") == "gone")
    #expect(MessageCatalogs.builtIn().text("presence.missing", "en") != "gone")
    #expect(MessageCatalogs.shared.text("presence.missing", "en") != "gone")
    #expect(word != nil)
  }
}

@Suite("The catalogs in effect") struct CurrentCatalogsTests {
  @Test("are those of the task and of the tasks that it starts, otherwise the shared ones")
  func inheritance() async {
    let (outer, inner) = (MessageCatalogs(), MessageCatalogs())
    #expect(MessageCatalogs.current === MessageCatalogs.shared)
    await ActiveLocale.with("ar", catalogs: outer) {
      #expect(MessageCatalogs.current === outer)
      ActiveLocale.with("es") {
        #expect(MessageCatalogs.current === outer && ActiveLocale.current == "es")
        ActiveLocale.with("pt", catalogs: inner) { #expect(MessageCatalogs.current === inner) }
        ActiveLocale.with("pt", catalogs: .shared) {
          #expect(MessageCatalogs.current === MessageCatalogs.shared)
        }
        #expect(MessageCatalogs.current === outer)
      }
      let child = await Task { (MessageCatalogs.current === outer, ActiveLocale.current) }.value
      #expect(child == (true, "ar"))
      let detached = await Task.detached { MessageCatalogs.current === MessageCatalogs.shared }.value
      #expect(detached)
    }
    #expect(MessageCatalogs.current === MessageCatalogs.shared)
  }

  @Test("are not those of the task that switches, for observers")
  func observers() {
    let seen = Lock<[Bool]>([])
    let observed = LocaleSwitch(catalogs: MessageCatalogs(), preferences: { [] })
    let token = observed.observe {
      seen.withLock { $0.append(MessageCatalogs.current === MessageCatalogs.shared) }
    }
    ActiveLocale.with("ar", catalogs: MessageCatalogs()) { observed.set("es") }
    token.cancel()
    #expect(seen.withLock { $0 } == [true])
  }
}
