import Foundation
import LocalizedValidation

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

// A form with errors on screen, a language that is not built in, and a reader who changes language.

final class Screen {
  @Validated(.required, .length(3...)) var username: String? = "ab"
  var shown: [String] = []
}

let languages = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "Localizations")
try MessageCatalogs.shared.addLayer(directory: languages)

let screen = Screen()
ActiveLocale.switch(to: "en")
let subscription = screen.$username.publisher.sink { errors in
  screen.shown += errors.localizedDescriptions
}
for locale in ["ar-EG", "eo", "pt-AO", "zh-TW"] as [LanguageTag] { ActiveLocale.switch(to: locale) }
subscription.cancel()
print(screen.shown.joined(separator: "\n"))
