@testable import CatalogFormats
@testable import LocalizedValidationAppleCatalogs
@testable import MessageFormat
@testable import MessageLocalization
@testable import Primitives
@testable import rulecheck

/// Files of translation tools: a file is read, or refused with a place inside it; messages that are written without a
/// finding are read back as they were.
///
/// A plain input is a format, then the file.
enum TranslationsTarget {
  static let target = FuzzTarget("translations", run)

  private static let locales = ["en", "ar", "pt-BR", "cs"].map { LanguageTag($0) }

  private static func run(_ bytes: UnsafeBufferPointer<UInt8>) {
    var input = FuzzInput(bytes)
    if input.takePlainMark() {
      guard let format = TranslationFormat(rawValue: input.lineText()) else { return }
      return read(Array(input.rest), format)
    }
    let format = input.pick(TranslationFormat.allCases)
    if input.flag() { return read(Array(input.rest), format) }
    write(file(&input), format)
  }

  private static func read(_ bytes: [UInt8], _ format: TranslationFormat) {
    let subject = "\(format): \(String(decoding: bytes, as: UTF8.self).debugDescription)"
    // A compiled property list has no lines.
    let lines =
      bytes.starts(with: "bplist".utf8) ? 1 : String(decoding: bytes, as: UTF8.self).unicodeScalars.count + 1
    do throws(CatalogError) {
      let contents = try contents([(format, bytes)])
      for finding in contents.findings {
        Check.holds(
          finding.line.map { 1...lines ~= $0 } ?? true, "a finding is outside of its file",
          "\(subject): \(finding)")
      }
      for file in contents.files {
        guard let tag = file.locale.flatMap({ LanguageTag($0) }) ?? locales[0] else { continue }
        _ = try? contents.catalog(of: file, in: tag)
        // What was read can be written in every format.
        for format in TranslationFormat.allCases { _ = format.bytes(of: file, source: nil) }
      }
    } catch {
      Check.holds(
        error.line.map { 1...lines ~= $0 } ?? true && error.column ?? 1 >= 1,
        "an error is outside of its file", "\(subject): \(error)")
      Check.holds(!error.problem.isEmpty && !error.expected.isEmpty, "an error says nothing", subject)
    }
  }

  private static func contents(
    _ files: [(format: TranslationFormat, bytes: [UInt8])], locale: LanguageTag? = locales[0]
  ) throws(CatalogError) -> TranslationContents {
    guard let format = files.first?.format else { return TranslationContents() }
    let files = files.map { CatalogFileGroup.File(path: "a.\($0.format)", bytes: $0.bytes) }
    return try format.read(files, locale: locale, known: { _ in nil })
  }

  private static func write(_ file: TranslationFile, _ format: TranslationFormat) {
    let formats: [TranslationFormat] =
      format == .strings || format == .stringsdict ? [.strings, .stringsdict] : [format]
    var written: [(format: TranslationFormat, bytes: [UInt8])] = []
    for format in formats {
      let (bytes, findings) = format.bytes(of: file, source: nil)
      guard findings.isEmpty else { return }
      if let bytes { written.append((format, bytes)) }
    }
    let texts = written.map { String(decoding: $0.bytes, as: UTF8.self) }
    let subject = "\(format): \(file.messages) as \(texts)"
    do throws(CatalogError) {
      let contents = try contents(written, locale: file.locale.flatMap { LanguageTag($0) })
      Check.holds(
        contents.findings.isEmpty, "what is written has a finding", "\(subject): \(contents.findings)")
      let read = contents.files.first { $0.locale == file.locale }?.messages ?? []
      for message in file.messages {
        let other = read.first { $0.key.hasSameBytes(as: message.key) }
        // The two files of a table have no order together.
        let isTable = formats.count > 1
        Check.equal(
          isTable ? other.map { sorted($0.message) } : other?.message,
          isTable ? sorted(message.message) : message.message, "a message is read back otherwise", subject)
        Check.equal(other?.note, message.note, "a note is read back otherwise", subject)
      }
      Check.equal(read.count, file.messages.count, "the number of messages differs", subject)
    } catch {
      Check.holds(false, "what is written is refused", "\(subject): \(error)")
    }
  }

  private static func sorted(_ message: MessageSource) -> MessageSource {
    guard case .choice(let choice) = message else { return message }
    let forms = choice.forms.map { MessageSource.Form($0.selector, sorted($0.message)) }
    return .choice(
      MessageSource.Choice(choice.kind, on: choice.argument, forms.sorted { $0.selector < $1.selector }))
  }

  // Keys of no built-in message, whose arguments are known; notes without white space at their ends.
  private static let keys = [
    "a", "own.key", "é", "e\u{301}", "a|b", "a\\", "x\"y", "a.full", "\u{202E}", "a b", "<a>",
    "&amp;",
    "]]>", "a\nb", "_", "%@",
  ]
  private static let notes = [
    "", "A note.", "*/", "a\nb", "--", "“a”", "select unit", "|", "\u{1}", "]]>", "#, fuzzy", "\\",
  ]

  private static func file(_ input: inout FuzzInput) -> TranslationFile {
    let locale = input.pick(locales)?.identifier
    var file = TranslationFile(locale: locale, sourceLocale: "en", messages: [])
    while !input.isAtEnd, file.messages.count < 4 {
      var part = input.part(24)
      let key = part.pick(keys)
      let note = part.number(below: 3) == 0 ? part.pick(notes) : ""
      let source = message(&part, depth: 2)
      // Keys that are canonically equivalent are one key of a catalog.
      guard !file.messages.contains(where: { $0.key == key }),
        (try? MessagePattern(source, shared: MessagePattern.shared("en"))) != nil
      else { continue }
      file.messages.append(
        TranslationFile.Message(key: key, message: source, note: note.isEmpty ? nil : note))
    }
    return file
  }

  private static func message(_ input: inout FuzzInput, depth: Int) -> MessageSource {
    switch input.number(below: depth > 0 ? 4 : 2) {
    case 0: return .pattern(MessageWords.pattern(&input, depth: 1))
    case 1:
      return .pattern(
        input.pick(["a", "[“{field}” ]b", "5 %", "%@", "<b>", "&", "\"", "\\n", "\t", "\u{7}"]))
    default:
      let kind = input.pick([MessageSource.Choice.Kind.select, .plural, .ordinal])
      let argument = input.pick(["n", "who", "count"])
      let selectors = kind == .select ? ["female", "x|y"] : ["=0", "one", "few"]
      let chosen = selectors.filter { _ in input.flag() } + ["other"]
      return .choice(
        MessageSource.Choice(
          kind, on: argument,
          chosen.map { MessageSource.Form($0, message(&input, depth: depth - 1)) }))
    }
  }
}
