import Foundation
import LocalizedValidation
import LocalizedValidationAppleCatalogs

// The messages of an application's own `.xcstrings`, `.strings` and `.stringsdict`, as the article “Translating” shows it.
let directory = URL(fileURLWithPath: CommandLine.arguments[1])
let layer = try MessageCatalogs.shared.addLayer(table: "Validation", in: directory)
print(layer.locales)

let name = Validation<String>.length(3...)
for locale in layer.locales { print(name.errors(value: "李").localizedDescriptions(in: locale)) }

let tags = Validation<[String]>.count(2...)
for locale in layer.locales { print(tags.errors(value: ["a"]).localizedDescriptions(in: locale)) }
