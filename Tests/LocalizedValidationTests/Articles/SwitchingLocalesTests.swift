import Foundation
import LocalizedValidation
import Synchronization
import Testing

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// The examples of the article `SwitchingLocales`, each in a process of its own since they switch its locale.
@Suite("The article on switching locales")
struct SwitchingLocalesTests {
  @Test("switches while errors are on screen")
  func onScreen() async {
    await #expect(processExitsWith: .success) {
      let output = await printedWithProcessLocale { SwitchingLocales.onScreen() }
      expectShown(
        output,
        """
        Must have at least 3 characters
        不能少于 3 个字符
        Deve ter pelo menos 3 caracteres
        the rule ran once
        """
      )
    }
  }

  @Test("tells observers")
  func observing() async {
    await #expect(processExitsWith: .success) {
      let output = await printedWithProcessLocale { SwitchingLocales.observing() }
      expectShown(
        output,
        """
        now in العربية, rightToLeft
        now in español, leftToRight
        """
      )
    }
  }

  @Test("renders in one locale without switching")
  func explicitly() async {
    await #expect(processExitsWith: .success) {
      let output = await printedWithProcessLocale { await SwitchingLocales.explicitly() }
      expectShown(
        output,
        """
        Must not be empty
        No puede estar vacío
        No puede estar vacío
        Must not be empty
        """
      )
    }
  }

  @Test("chooses what suits a reader")
  func choosing() async {
    await #expect(processExitsWith: .success) {
      let output = await printedWithProcessLocale { SwitchingLocales.choosing() }
      expectShown(
        output,
        """
        zh-HK
        pt-AO
        en
        ["português (Brasil)", "português europeu"]
        """
      )
    }
  }
}

private enum SwitchingLocales {
  @Sendable static func onScreen() {
    let calls = Mutex(0)
    let counted = Validation<String> { _ in calls.withLock { $0 += 1 } }
    ActiveLocale.switch(to: "en")
    let field = Validated(wrappedValue: "李", .length(3...), counted)
    let subscription = field.publisher.sink { errors in
      for message in errors.localizedDescriptions { print(message) }
    }
    ActiveLocale.switch(to: "zh-Hans")
    ActiveLocale.switch(to: "pt-BR")
    subscription.cancel()
    print("the rule ran \(calls.withLock { $0 } == 1 ? "once" : "again")")
  }

  @Sendable static func observing() {
    ActiveLocale.switch(to: "en")
    let observation = ActiveLocale.observe { locale in
      print("now in \(locale.ownName), \(locale.textDirection)")
    }
    ActiveLocale.switch(to: "ar")
    ActiveLocale.switch(to: "es")
    observation.cancel()
    ActiveLocale.switch(to: "zh-Hant")
  }

  @Sendable static func explicitly() async {
    ActiveLocale.switch(to: "en")
    let errors = Validation<String>.notEmpty.errors(value: "")
    for message in errors.localizedDescriptions { print(message) }
    for message in errors.localizedDescriptions(in: "es") { print(message) }
    await ActiveLocale.with("es") {
      await Task { for message in errors.localizedDescriptions { print(message) } }.value
    }
    for message in errors.localizedDescriptions { print(message) }
  }

  @Sendable static func choosing() {
    print(ActiveLocale.match(["eo", "zh-HK"]))
    print(ActiveLocale.match(environment: ["LANG": "pt_AO.UTF-8"]))
    print(ActiveLocale.match(environment: ["LC_ALL": "C", "LANG": "ar_EG.UTF-8"]))
    print(MessageCatalogs.shared.availableLocales.map(\.ownName).filter { $0.hasPrefix("português") })
  }
}
