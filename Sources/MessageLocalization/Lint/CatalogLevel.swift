import JSONText

/// How much of the source a language says.
package struct CatalogLevel: Sendable, Hashable {
  /// A part of the messages.
  package struct Part: Sendable, Hashable {
    package let done: Int
    package let total: Int

    package var isComplete: Bool { done == total }
  }

  package let locale: LanguageTag
  /// The messages that say of every fault in general what it is.
  package let core: Part
  /// All messages, inherited ones included.
  package let all: Part
  /// How many messages the language's own catalogs have.
  package let own: Int
  /// The languages whose catalogs it inherits from, the nearest first.
  package let parents: [LanguageTag]
}

extension CatalogLevel: CustomStringConvertible {
  /// `core 41/41, all 187/256`
  package var description: String { "core \(core), all \(all)" }
}

extension CatalogLevel.Part: CustomStringConvertible {
  package var description: String { "\(done)/\(total)" }
}

extension CatalogLint {
  /// The levels of the languages of a directory, by language; the source language is not one of them if it is the
  /// library's.
  package func levels(in directory: CatalogDirectory) -> [CatalogLevel] {
    guard let source = LintSource(for: directory, builtIn: builtIn, contract: contract) else { return [] }
    let core = Set(source.coreKeys)
    let total = source.catalog.keys.count { $0.withoutFullForm == nil }
    return directory.files.filter { $0.root?.object != nil }.map { file in
      let missing = source.missingKeys(for: file.locale)
      return CatalogLevel(
        locale: file.locale,
        core: .init(done: core.count - missing.count(where: core.contains), total: core.count),
        all: .init(done: total - missing.count, total: total),
        own: file.keys.count,
        parents: source.parents(of: file.locale)
      )
    }.sorted { $0.locale < $1.locale }
  }

  /// The levels of the library's own languages.
  package var levels: [CatalogLevel] { levels(in: CatalogDirectory(path: "", files: builtIn)) }
}
