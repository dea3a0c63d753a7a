import Dispatch
import Foundation
import Locking
import Testing

@testable import LocalizedValidation

@Suite("Sentences that are kept")
struct SentenceTableTests {
  private static let locales: [LanguageTag] = ["ar", "ar-AE", "en", "pt-BR", "zh-Hant"]

  /// Errors that differ in as little as may be, the same by Swift's `==` among them.
  private static let errors: [ValidationError] = {
    var errors: [ValidationError] = []
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
    Array(ErrorRenderer(locale: locale, catalogs: catalogs).sentence(of: error, form: form).utf8)
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
    let catalogs = try MessageCatalogs.builtIn()
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
    let catalogs = try MessageCatalogs.builtIn()
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
    let catalogs = try MessageCatalogs.builtIn()
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
        let locale: LanguageTag = round.isMultiple(of: 2) ? "en" : "pt-BR"
        let read = table.sentence(of: error, form: .inline, in: locale)
        if Int(read).map({ $0 < known }) ?? true { wrong.withLock { $0.append("\(read) after \(known)") } }
      }
    }
    #expect(wrong.withLock { $0 } == [])
  }

  @Test("of a table are bounded, whatever comes")
  func bounds() throws {
    let catalogs = try MessageCatalogs.builtIn()
    let table = SentenceTable(catalogs: catalogs)
    for number in 0..<5_000 {
      let error = ValidationError(
        code: .comparisonNotEqual, arguments: ["expected": .integer(number)], path: [.key("f\(number)")])
      #expect(table.sentence(of: error, form: .inline, in: "en").contains("must be"))
    }
    #expect(table.keptCount <= 512)
  }
}
