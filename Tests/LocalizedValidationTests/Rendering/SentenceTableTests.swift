import Dispatch
import Foundation
import Primitives
import Testing
import ValidationCore

@testable import LocalizedValidation

@Suite("Sentences that are kept")
struct SentenceTableTests {
  private static let locales: [LanguageTag] = ["ar", "ar-AE", "en", "pt-BR", "zh-Hant"]

  /// Errors that differ in as little as may be, the same by Swift's `==` among them.
  private static let errors: [ValidationError] = {
    var errors: [ValidationError] = []
    // What a rule made in advance, with and without what hides a part of it, or adds to it.
    let least = SharedArguments("actual", with: ["minimum": 3, "unit": "graphemes"])
    for code in [.lengthTooShort, "own.code"] as [ValidationError.Code] {
      errors.append(ValidationError(code: code, least, 1))
      errors.append(ValidationError(code: code, least))
      for found in [
        ["actual": 1], ["actual": 2], ["minimum": 4], ["unit": "utf8"], ["minimum": 4, "unit": "utf8"],
        ["a": 1],
        ["a": 2], ["b": 1], ["a": 1, "b": 2, "minimum": 5],
      ] as [ArgumentList] {
        errors.append(ValidationError(code: code, least, found: found))
        errors.append(ValidationError(code: code, least, limits: found))
        var measured = ValidationError(code: code, least, 1)
        measured.message = .key("{a} {b} {actual} {minimum}")
        errors.append(measured)
        measured.message = nil
        errors.append(ValidationError(reporting: code, least, measured: 2, found: found))
      }
    }
    for path in [[], ["name"], ["other"], ["e\u{301}"], ["é"], ["items", 3, "name"], ["items", 4, "name"]]
      as [FieldPath]
    {
      for minimum in [1, 2, 3, 11, 1_234] {
        for unit in ["graphemes", "utf8"] as [ValidationError.Argument] {
          errors.append(
            ValidationError(
              code: .lengthTooShort, arguments: ["minimum": .integer(minimum), "actual": 0, "unit": unit],
              path: path))
        }
      }
      for expected in [
        "é", "e\u{301}", "a\u{202E}b", "", 1, .decimal(Decimal(15) / 10), .key("field.name"), .key("none"),
        .list(["é"]), .list(["e\u{301}"]), .alternatives(["a", "b"]), .date(Date(timeIntervalSince1970: 0)),
        .key("script.Arab"),
      ] as [ValidationError.Argument] {
        errors.append(
          ValidationError(code: .comparisonNotEqual, arguments: ["expected": expected], path: path))
      }
      for stored in [
        .character("a" as Unicode.Scalar), .character("b" as Unicode.Scalar), .part("a"), .part("e\u{301}"),
        .part("é"), .alternative("a"), .alternative("b"), .oneOf(0b110), .oneOf(0b1010), .oneOf(0b10),
        .integer(1), .chosen([1, 2, 3], 0b11), .chosen([1, 2, 3], 0b101), .chosen([1, 2, 4], 0b101),
        .list([1, 2]),
      ] as [ArgumentList.Value] {
        var error = ValidationError(
          reporting: .comparisonNotEqual, found: ArgumentList("expected", stored))
        error.path = path
        errors.append(error)
      }
      errors.append(ValidationError(code: .presenceMissing, path: path))
      errors.append(ValidationError(code: .presenceMissing, arguments: ["field": "F"], path: path))
      errors.append(ValidationError(code: "own.code", arguments: ["a": "x"], path: path))
      errors.append(ValidationError(code: "own.code", arguments: ["a": "y"], path: path))
      for message in [.literal("own.code"), .key("own.code"), .key("{a}! é"), .key("{a}! e\u{301}")]
        as [ValidationError.Message]
      {
        for value in ["x", "y"] as [ValidationError.Argument] {
          errors.append(
            ValidationError(code: .invalid, arguments: ["a": value], path: path, message: message))
        }
      }
      errors.append(ValidationError(code: .invalid, path: path, underlying: CocoaError(.fileNoSuchFile)))
    }
    return errors
  }()

  private static func uncached(
    _ catalogs: MessageCatalogs, _ error: ValidationError, _ form: ValidationError.MessageForm,
    _ locale: LanguageTag
  ) -> [UInt8] {
    Array(catalogs.sentence(of: error, in: locale, form).utf8)
  }

  private static func expectSame(_ table: SentenceTable, _ catalogs: MessageCatalogs) {
    for round in 0..<3 {
      for (index, error) in errors.enumerated() {
        for locale in locales {
          let form: ValidationError.MessageForm = (index + round).isMultiple(of: 2) ? .inline : .full
          // The second reading comes from the table.
          for _ in 0..<2 {
            let kept = Array(table.sentence(of: error, form: form, in: locale).utf8)
            #expect(kept == uncached(catalogs, error, form, locale), "\(error) in \(locale)")
          }
        }
      }
    }
  }

  @Test("are those that are rendered afresh, byte by byte, before and after every kind of change")
  func changes() throws {
    let catalogs = MessageCatalogs.builtIn()
    let table = SentenceTable(catalogs: catalogs)
    Self.expectSame(table, catalogs)
    let layer = try catalogs.addLayer(
      ["field.name": "الاسم", "field.items[].name": "اسم العنصر", "own.code": "{a}؟"], for: "ar")
    Self.expectSame(table, catalogs)
    try catalogs.override("length.tooShort.full", with: "{field}: {minimum}", in: "ar")
    Self.expectSame(table, catalogs)
    catalogs.isolatesArguments = false
    Self.expectSame(table, catalogs)
    catalogs.isolatesArguments = true
    try catalogs.override("length.tooShort.full", with: nil, in: "ar")
    Self.expectSame(table, catalogs)
    layer.remove()
    Self.expectSame(table, catalogs)
  }

  @Test("do not keep a missing message from being reported")
  func missing() throws {
    let catalogs = MessageCatalogs.builtIn()
    let table = SentenceTable(catalogs: catalogs)
    let error = ValidationError(code: "own.code")
    _ = table.sentence(of: error, form: .inline, in: "en")
    let log = Log()
    catalogs.onMissingKey = { key, locale in log.append("\(key) \(locale)") }
    _ = table.sentence(of: error, form: .inline, in: "en")
    #expect(log.lines == ["own.code en"])
  }

  @Test("are never older than the last change, on any thread")
  func threads() throws {
    let catalogs = MessageCatalogs.builtIn()
    let latest = Lock(0)
    let wrong = Lock<[String]>([])
    let error = ValidationError(code: "own.count", path: ["name"])
    try catalogs.override("own.count", with: "0", in: "en")
    DispatchQueue.concurrentPerform(iterations: 5) { thread in
      if thread == 0 {
        for number in 1...300 {
          do { try catalogs.override("own.count", with: "\(number)", in: "en") } catch {
            wrong.withLock { $0.append("\(error)") }
          }
          latest.withLock { $0 = number }
        }
        return
      }
      let table = SentenceTable(catalogs: catalogs)
      for round in 0..<2_000 {
        let known = latest.withLock { $0 }
        let locale: LanguageTag = round.isMultiple(of: 2) ? "en" : "en-GB"
        let read = table.sentence(of: error, form: .inline, in: locale)
        if Int(read).map({ $0 < known }) ?? true { wrong.withLock { $0.append("\(read) after \(known)") } }
      }
    }
    #expect(wrong.withLock { $0 } == [])
  }

  @Test("of a table are bounded, whatever comes")
  func bounds() throws {
    let catalogs = MessageCatalogs.builtIn()
    let table = SentenceTable(catalogs: catalogs)
    for number in 0..<5_000 {
      let error = ValidationError(
        code: .comparisonNotEqual, arguments: ["expected": .integer(number)], path: [.key("f\(number)")])
      #expect(table.sentence(of: error, form: .inline, in: "en").contains("must be"))
    }
    #expect(table.kept.count < 5_000)
    #expect(table.kept.bytes <= 1 << 20)
  }

  @Test("are in the locale that is asked for, however many locales there are and in whatever order")
  func manyLocales() {
    let catalogs = MessageCatalogs.builtIn()
    let table = SentenceTable(catalogs: catalogs)
    let error = ValidationError(code: .lengthTooShort, arguments: ["minimum": 3, "unit": "graphemes"])
    let locales: [LanguageTag] = (0..<300).flatMap { number in
      ["ar", "pt"].compactMap { LanguageTag("\($0)-\(100 + number)") }
    }
    #expect(locales.count == 600)
    for locale in locales + locales.reversed() {
      let kept = Array(table.sentence(of: error, form: .standalone, in: locale).utf8)
      #expect(kept == Self.uncached(catalogs, error, .standalone, locale), "in \(locale)")
    }
  }

  /// Two lists, one within the other, and a field beside them.
  private static func order(_ catalogs: MessageCatalogs) throws -> [ValidationError] {
    let items = Validation<[String]>.all(
      .each(.field("sku", \.self, .length(3...))),
      Validation { items in if items.isEmpty { throw ValidationError(code: .presenceEmpty) } }
    )
    let rules = Validation<[[String]]>.all(
      .field("orders", \.self, .each(items)), .field("note", { $0.description }, .length(...2)))
    return rules.errors(in: (0..<120).map { row in Array(repeating: "x", count: row % 3) })
  }

  @Test("of elements are the same but for the offsets")
  func elements() throws {
    let catalogs = MessageCatalogs.builtIn()
    let table = SentenceTable(catalogs: catalogs)
    let errors = try Self.order(catalogs)
    func expectSame(_ name: String) {
      for locale in Self.locales {
        for form in [ValidationError.MessageForm.inline, .full] {
          for error in errors {
            let kept = Array(table.sentence(of: error, form: form, in: locale).utf8)
            #expect(
              kept == Self.uncached(catalogs, error, form, locale), "\(error) in \(locale), \(name)")
          }
        }
      }
    }
    expectSame("without labels")
    // One sentence for each rule, locale and form.
    #expect(table.kept.count == 3 * 2 * Self.locales.count)
    try catalogs.override("field.orders[][].sku", with: "الرمز", in: "ar")
    expectSame("with a label")
    try catalogs.override("length.tooShort.full", with: "{field} 9120487563021744860", in: "en")
    expectSame("with a message that contains a mark")
  }

  @Test("of many fields are all kept")
  func fields() throws {
    let catalogs = MessageCatalogs.builtIn()
    let table = SentenceTable(catalogs: catalogs)
    let rules = Validation<String>.chain((0..<500).map { .field("f\($0)", \.self, .length(2...)) })
    let errors = rules.errors(in: "x")
    for _ in 0..<2 {
      for error in errors { _ = table.sentence(of: error, form: .full, in: "pt-BR") }
    }
    #expect(table.kept.count > 490)
    #expect(table.kept.bytes < 400_000)
  }

  @Test("with the number that was measured differ by it, and only if they show it")
  func numbers() throws {
    let catalogs = MessageCatalogs.builtIn()
    let table = SentenceTable(catalogs: catalogs)
    let rule = Validation<String>.length(9...)
    let errors = ["", "a", "ab", "a"].flatMap { rule.errors(in: $0) }
    #expect(Set(errors.map { table.sentence(of: $0, form: .inline, in: "en") }).count == 1)
    try catalogs.override("length.tooShort", with: "{actual} of {minimum}", in: "en")
    #expect(
      errors.map { table.sentence(of: $0, form: .inline, in: "en") } == [
        "0 of 9", "1 of 9", "2 of 9", "1 of 9",
      ])
  }

  @Test(
    "of a rule with a long list of choices are kept, as the list is the rule's; those that show a date are not"
  )
  func longLimits() throws {
    let catalogs = MessageCatalogs.builtIn()
    let table = SentenceTable(catalogs: catalogs)
    let choices = Validation<String>.oneOf((0..<2_000).map { "choice \($0)" }).errors(in: "x")
    let past = ValidationError(
      code: .dateWeekday, SharedArguments(with: ["expected": .date(Date(timeIntervalSince1970: 0))]))
    for error in choices + [past] {
      #expect(
        table.sentence(of: error, form: .inline, in: "pt-BR")
          == catalogs.sentence(of: error, in: "pt-BR", .inline))
    }
    #expect(table.kept.count == 1)
    #expect(table.kept.bytes < 2_000)
  }

  /// Errors whose sentence is short, and that hold megabytes: in what the sentence shows, in what it does not, in a path
  /// or a key, in a list, in what a rule measured.
  private static let large: [(String, ValidationError)] = {
    let text = String(repeating: "é", count: 50_000)
    let number = Decimal(string: String(repeating: "9", count: 38)) ?? 0
    return [
      ("shown", ValidationError(code: .comparisonNotEqual, arguments: ["expected": .text(text)])),
      ("hidden", ValidationError(code: .rangeTooLarge, arguments: ["maximum": 2, "actual": .text(text)])),
      ("path", ValidationError(code: .presenceBlank, path: [.key(text)])),
      ("key", ValidationError(code: .invalid, message: .key(text))),
      (
        "list",
        ValidationError(
          code: .comparisonNotEqual,
          arguments: ["expected": .list(Array(repeating: .decimal(number), count: 1_000))])
      ),
      (
        "measured",
        ValidationError(
          code: .rangeTooLarge, SharedArguments("actual", with: ["maximum": 2, "other": .text(text)]), 3)
      ),
      ("suggestion", ValidationError(code: .presenceBlank, suggestion: text)),
      (
        "indices",
        ValidationError(code: .presenceBlank, path: FieldPath(Array(repeating: .index(1), count: 10_000)))
      ),
    ]
  }()

  @Test("hold on to nothing large", arguments: large.map(\.0))
  func size(name: String) throws {
    let catalogs = MessageCatalogs.builtIn()
    let table = SentenceTable(catalogs: catalogs)
    guard let error = Self.large.first(where: { $0.0 == name })?.1 else { return }
    for round in 0..<64 {
      var varied = error
      varied.path.segments.append(.index(round))
      for form in [ValidationError.MessageForm.inline, .full] {
        let sentence = table.sentence(of: varied, form: form, in: "en")
        if round == 0 { #expect(sentence == catalogs.sentence(of: varied, in: "en", form)) }
      }
    }
    #expect(table.kept.bytes < 100_000)
  }
}

extension ArgumentList.Value {
  fileprivate static func part(_ text: String) -> Self {
    var text = text
    return text.withUTF8 { .text($0) }
  }
}
