import Foundation
import ValidationCore

@testable import ICU
@testable import JSONText
@testable import MessageLocalization
@testable import RuleDocuments

/// Language tags, headers, environments, paths and pointers: what is written is read back, and reading twice changes
/// nothing.
enum TagsTarget {
  static let target = FuzzTarget("tags", run)

  private static let pieces = [
    "en", "-", "_", "pt", "BR", "zh", "Hant", "TW", "iw", "sr", "Latn", "u", "co", "phonebk", "x", "private",
    "1996",
    "419", "und", "root", "cmn", "i", "klingon", ",", ";", "q=", "0", ".", "5", "1", "*", " ", "=", "@",
    "euro", "UTF-8",
    "C", "POSIX", ":", "latin", "a", "abcdefgh", "t", "m0", "\t", "é", "0.8", "q=0", "en-GB-oed", "[", "]",
    "[]", "\"",
    "\\", "u{", "41", "}", "[0]", "~", "~0", "/", "é", "e\u{301}", "\u{200B}", "\u{0}", "9223372036854775808",
  ]

  private static func run(_ bytes: UnsafeBufferPointer<UInt8>) {
    var input = FuzzInput(bytes)
    let isPlain = input.takePlainMark()
    let choices = isPlain ? 0xFF : input.byte()
    let text: String
    if choices & 0x40 == 0 {
      var words = ""
      while !input.isAtEnd { words += input.pick(pieces) }
      text = words
    } else {
      text = input.text()
    }
    if isPlain || choices % 5 == 0 { checkTag(text) }
    if isPlain || choices % 5 == 1 { checkHeader(text) }
    if isPlain || choices % 5 == 2 { checkEnvironment(text) }
    if isPlain || choices % 5 == 3 { checkPattern(text) }
    if isPlain || choices % 5 == 4 { checkPointer(text) }
  }

  private static func checkTag(_ text: String) {
    guard let tag = LanguageTag(text) else { return }
    let subject = text.debugDescription
    Check.same(
      LanguageTag(tag.identifier)?.identifier, tag.identifier, "a canonical tag has another form", subject)
    let lower = LanguageTag(text.lowercased())
    Check.same(lower?.identifier, tag.identifier, "the case of a tag matters", subject)
    let chain = LocaleData.fallbackChain(tag.identifier)
    Check.equal(Set(chain).count, chain.count, "a chain has a language twice", subject)
    Check.holds(!chain.contains("und") && !chain.contains(""), "a chain has the root", subject)
    for member in chain {
      Check.same(LocaleData.canonical(member), member, "a chain has a tag that is not canonical", subject)
    }
  }

  private static func checkHeader(_ text: String) {
    let header = AcceptLanguage(text)
    let subject = text.debugDescription
    Check.equal(Set(header.preferred).count, header.preferred.count, "a language is preferred twice", subject)
    for tag in header.preferred + header.excluded {
      Check.same(LocaleData.canonical(tag), tag, "a language is not canonical", subject)
    }
    let again = AcceptLanguage(header.preferred.joined(separator: ", "))
    Check.equal(
      again.preferred, header.preferred, "languages that are written again are read otherwise", subject)
    let available = ["en", "ar", "pt-BR", "pt-PT", "zh-Hans", "zh-Hant", "es"]
    if let best = header.best(among: available) {
      Check.holds(available.contains(best), "what is not there is chosen", subject)
      Check.holds(!header.excludes(best), "a language that is refused is chosen", subject)
    }
  }

  private static func checkEnvironment(_ text: String) {
    let subject = text.debugDescription
    if let tag = PosixLocale.languageTag(of: text) {
      Check.same(LocaleData.canonical(tag), tag, "a POSIX name gives a tag that is not canonical", subject)
    }
    let tags = PosixLocale.languageTags(of: ["LANGUAGE": text, "LANG": "pt_BR.UTF-8"])
    Check.holds(tags.contains("pt-BR"), "LANG is not among the languages", subject)
    Check.equal(Set(tags).count, tags.count, "a language is preferred twice", subject)
  }

  /// A path that is written is read as the same path.
  private static func checkPattern(_ text: String) {
    if let pattern = try? FieldPattern(parsing: text) {
      let written = pattern.description
      Check.equal(
        (try? FieldPattern(parsing: written))?.steps, pattern.steps,
        "a path that is written is read otherwise",
        "\(text.debugDescription): \(written.debugDescription)")
    }
    let names = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let path = FieldPath(names.enumerated().map { $0.offset % 3 == 2 ? .index($0.offset) : .key($0.element) })
    let written = path.description
    guard let read = try? FieldPattern(parsing: written) else {
      return Check.holds(false, "a path that is written is refused", "\(names): \(written.debugDescription)")
    }
    Check.holds(
      read.stands(for: path), "a path that is written is another", "\(names): \(written.debugDescription)")
  }

  /// A JSON Pointer that is written is read as the same names.
  private static func checkPointer(_ text: String) {
    let names = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let read = JSONPointer.tokens(of: names.map { JSONPointer.token($0) }.joined())
    Check.holds(
      read.count == names.count && zip(read, names).allSatisfy { $0.utf8.elementsEqual($1.utf8) },
      "a pointer that is written is read otherwise", "\(names): \(read)")
    let path = FieldPath(names.map { .key($0) })
    Check.same(
      path.jsonPointer, names.map { JSONPointer.token($0) }.joined(), "two pointers to one place differ",
      "\(names)")
    let quoted = JSONText.quoted(text)
    Check.same(
      (try? JSONNode.parse(quoted))?.string, text, "a quoted text is read otherwise", text.debugDescription)
  }
}
