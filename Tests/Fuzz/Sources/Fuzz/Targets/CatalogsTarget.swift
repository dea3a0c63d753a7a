@testable import JSONText
@testable import MessageFormat
@testable import MessageLocalization

/// Catalogs: a file is taken whole or refused with a place inside it, and what is looked up is what the file says.
enum CatalogsTarget {
  static let target = FuzzTarget("catalogs", run)

  private static let files = ["en.json", "pt-BR.json", "ar.json", "catalog.json"]
  private static let keys = [
    "a", "b", "error.full", "a.full", "@a", "@@locale", "presence.blank", "Email can't be empty", "é",
    "e\u{301}",
    "", "length.tooShort",
  ]
  private static let selectors = [
    "one", "other", "few", "=0", "arg", "zero", "x", "select", "plural", "ordinal",
  ]

  private static func run(_ bytes: UnsafeBufferPointer<UInt8>) {
    var input = FuzzInput(bytes)
    if input.takePlainMark() { return check(Array(input.rest), file: "en.json") }
    let choices = input.byte()
    let file = files[Int(choices & 3)]
    switch choices >> 2 & 3 {
    case 0: check(Array(input.rest), file: file)
    case 1: check(JSONWords.text(&input), file: file)
    default: check(catalog(&input), file: file)
    }
  }

  private static func catalog(_ input: inout FuzzInput) -> [UInt8] {
    var members: [String] = ["\"@@locale\": \"\(input.pick(["en", "pt-BR", "ar", "iw", "x", ""]))\""]
    if input.flag() { members.removeAll() }
    while !input.isAtEnd && members.count < 6 {
      var part = input.part(12)
      members.append("\(JSONText.quoted(part.pick(keys))): \(value(&part))")
    }
    return Array("{\(members.joined(separator: ", "))}".utf8)
  }

  private static func value(_ input: inout FuzzInput) -> String {
    switch input.number(below: 6) {
    case 0: return JSONText.quoted(MessageWords.pattern(&input))
    case 1: return JSONText.quoted(input.text())
    case 2, 3: return choice(&input, depth: 3)
    case 4: return #"{"description": "x", "placeholders": {"n": {"type": "int"}}}"#
    default: return String(decoding: JSONWords.value(&input), as: UTF8.self)
    }
  }

  /// An object that chooses among patterns and objects.
  private static func choice(_ input: inout FuzzInput, depth: Int) -> String {
    let kind = input.pick([
      "", "\"select\": \"who\"", "\"plural\": \"n\"", "\"ordinal\": \"n\"", "\"arg\": \"n\"",
    ])
    let forms = (0...input.number(below: 4)).map { _ in
      let message =
        depth > 0 && input.number(below: 4) == 0
        ? choice(&input, depth: depth - 1) : JSONText.quoted(MessageWords.pattern(&input, depth: 1))
      return "\"\(input.pick(selectors))\": \(message)"
    }
    let members = [kind] + forms + ["\"other\": \"[{field}: ]#[a]\""]
    return "{\(members.filter { !$0.isEmpty }.joined(separator: ", "))}"
  }

  private static func check(_ bytes: [UInt8], file: String) {
    let subject = "\(file): \(String(decoding: bytes, as: UTF8.self).debugDescription)"
    let (catalog, errors) = MessageCatalog.readCollectingErrors(bytes, file: file)
    let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
    for error in errors {
      let isInside = error.line.map { 1...lines ~= $0 } ?? true
      Check.holds(
        isInside && error.column ?? 1 >= 1, "an error is outside of its catalog", "\(subject): \(error)")
    }
    do throws(CatalogError) {
      _ = try MessageCatalog.read(bytes, file: file)
      Check.holds(errors.isEmpty, "a faulty catalog is taken", subject)
    } catch {
      Check.equal(error, errors.first, "the first error differs", subject)
      return
    }
    let catalogs = MessageCatalogs()
    let layer = catalogs.addLayer([catalog])
    for entry in catalog.entries { check(entry, catalog, catalogs, subject) }
    layer.remove()
    for key in catalog.keys {
      Check.holds(
        catalogs.message(for: key, in: catalog.locale, reportingMissing: false) == nil,
        "a removed layer speaks",
        subject)
    }
  }

  /// A message that is found is the entry's own, in every locale that inherits it.
  private static func check(
    _ entry: CatalogEntry, _ catalog: MessageCatalog, _ catalogs: MessageCatalogs, _ subject: String
  ) {
    let arguments: [String: MessageArgument] = [
      "n": .integer(3), "count": .integer(1), "who": .text("Ana {n} '"),
    ]
    guard entry.pattern != nil, let shared = try? MessageLocale.named(catalog.locale.identifier),
      let pattern = try? MessagePattern(entry.source, .inline, shared: shared)
    else { return Check.holds(false, "an entry has no pattern", subject) }
    let expected = pattern.format(arguments, timeZone: "UTC")
    let found = catalogs.message(for: entry.key, in: catalog.locale, reportingMissing: false)
    Check.same(
      found?.pattern.format(arguments, timeZone: "UTC"), expected,
      "a message that is looked up reads otherwise",
      "\(entry.key.debugDescription) in \(subject)")
    // The full form of a message is not a message of its own.
    if entry.key.hasSuffix(".full") { return }
    let isFull =
      catalogs.reader(in: catalog.locale).fullMessage(for: entry.key, reportingMissing: false) != nil
    Check.holds(isFull, "a message has no full form", "\(entry.key.debugDescription) in \(subject)")
    if case .pattern(let text) = entry.source {
      let alone = try? MessageCatalog(locale: catalog.locale, messages: [entry.key: text])
      Check.same(
        alone?[entry.key]?.pattern?.format(arguments, timeZone: "UTC"),
        entry.pattern?.format(arguments, timeZone: "UTC") ?? "",
        "a message from a dictionary reads otherwise", "\(entry.key.debugDescription) in \(subject)")
    }
  }
}
