import Testing
import ValidationCore

@testable import ValidationRules

/// What holds for every identifier of the package, from its samples.
@Suite("Every identifier")
struct IdentifierFormatTests {
  @Test("takes its valid samples", arguments: IdentifierFormat.sampled)
  func valid(format: IdentifierFormat) {
    for text in format.valid { expect(Row(text), from: format.publicRule) }
  }

  @Test("says of its invalid samples what is wrong", arguments: IdentifierFormat.sampled)
  func invalid(format: IdentifierFormat) throws {
    for sample in format.invalid {
      let errors = format.publicRule.errors(in: sample.text)
      #expect(errors.map(\.code) == [sample.code], "\(sample.text)")
      let error = try #require(errors.first)
      #expect(error.ranges == sample.ranges, "\(sample.text)")
      #expect(error.suggestion == sample.suggestion, "\(sample.text)")
      #expect(!format.publicRule.isValid(value: sample.text), "\(sample.text)")
      if sample.code == .identifierRegion, let range = sample.ranges.first {
        let region = String(decoding: Array(sample.text.utf8)[range], as: UTF8.self)
        #expect(error.arguments["region"] == .text(region))
      }
      if sample.code.rawValue.hasPrefix("identifier.") {
        #expect(error.arguments["kind"] == .key("identifier.kind.\(format.name)"))
      }
    }
  }

  @Test("has a sample for each of its checks, and reports only the codes that it lists")
  func samples() {
    for format in IdentifierFormat.sampled {
      let sampled = Set(format.invalid.map(\.code))
      #expect(sampled.isSubset(of: format.codes), "\(format.name)")
      let checks = Set(format.codes).intersection([
        .identifierNotIssued, .identifierRegion, .identifierDate, .identifierCheckDigit, .identifierShape,
      ])
      #expect(checks.subtracting(sampled).isEmpty, "\(format.name)")
    }
  }

  @Test("has a summary, an authority, and a name of its own")
  func descriptions() {
    let names = IdentifierFormat.all.map(\.name)
    #expect(Set(names).count == names.count)
    for format in IdentifierFormat.all {
      #expect(!format.summary.isEmpty && !format.authority.isEmpty, "\(format.name)")
    }
  }

  /// How many of the slips in the first sample go unnoticed where a check digit cannot find them all: sums by 10 miss
  /// some digits that changed places, and a slip may lead to a number of another form.
  static let unnoticed = [
    "isbn": 1, "ean": 1, "imei": 1, "mx.curp": 4, "co.nit": 5, "br.cpf": 1, "br.cnh": 1, "tw.nationalID": 8,
    "vin": 4,
    "ar.cbu": 2, "at.abgabenkontonummer": 1, "at.uid": 1, "au.acn": 9, "az.voen": 1, "bg.eik": 1, "cz.dic": 6,
    "cz.ico": 6, "ec.ruc": 33, "ee.isikukood": 1, "es.ccc": 8, "gb.utr": 9, "gb.vat": 2, "gr.amka": 1,
    "hu.adoszam": 23, "id.npwp": 56, "it.aic": 1, "kr.brn": 1, "lt.asmensKodas": 7, "md.idno": 1,
    "nl.btw": 19, "nz.ird": 6, "py.ruc": 7, "ro.cui": 7, "ro.onrc": 7, "rs.pib": 1, "si.maticna": 1,
    "sn.ninea": 14, "th.companyNumber": 19, "th.nationalID": 27, "tr.tckimlik": 2, "tr.vkn": 1, "tw.ubn": 11,
    "ua.edrpou": 2, "za.tin": 1, "figi": 1, "imoNumber": 7, "casNumber": 7, "eu.banknote": 10,
    "nz.bankAccount": 26, "cz.bankAccount": 5,
  ]

  @Test(
    "with a check digit notices slips of the pen",
    arguments: IdentifierFormat.sampled.filter { $0.codes.contains(.identifierCheckDigit) }
  )
  func slips(format: IdentifierFormat) throws {
    let sample = try #require(format.valid.first)
    let survivors = sample.slips.filter { format.publicRule.isValid(value: $0) }
    #expect(survivors.count == Self.unnoticed[format.name, default: 0], "\(survivors)")
  }

  @Test("is told from texts without end", arguments: ["1", "A", "DE1", "-", "\u{301}", "١", "👨‍👩‍👧"])
  func megabytes(text: String) {
    let megabyte = megabyte(of: text)
    // All are read by the same code, which takes seconds for a megabyte where it is not optimized.
    let page = String(megabyte.unicodeScalars.prefix(5000))
    for format in IdentifierFormat.sampled where format.name != "luhn" {
      let isRead = ["iban", "isbn", "creditCard"].contains(format.name)
      #expect(!format.publicRule.isValid(value: isRead ? megabyte : page), "\(format.name)")
    }
  }

  @Test("refuses characters that none of its kind has", arguments: IdentifierFormat.sampled)
  func unexpected(format: IdentifierFormat) throws {
    let sample = try #require(format.valid.first)
    for character in ["!", "\u{301}"] as [Unicode.Scalar] {
      let range = sample.utf8.count..<sample.utf8.count + UTF8.width(character)
      let error = identifier(
        .identifierCharacters, format.name, ["character": .character(character)], [range])
      expect(Row(sample + String(character), error), from: format.publicRule)
    }
  }

  @Test("has a certain number of characters", arguments: IdentifierFormat.sampled)
  func length(format: IdentifierFormat) throws {
    guard case .fixed(let variant) = format.structure, !variant.lengths.isEmpty else { return }
    let sample = try #require(format.valid.first)
    let last = try #require(sample.filter { $0.isLetter || $0.isNumber }.last)
    let text = sample + String(repeating: last, count: 70)
    let count = text.utf8.count { !$0.isSeparator || variant.alphabet.contains($0) }
    let error = identifier(
      .identifierLength, format.name,
      ["expected": .oneOf(variant.lengths), "actual": .integer(count), "unit": .text(format.unit)])
    expect(Row(text, error), from: format.publicRule)
  }

  @Test("is written in capitals where case makes no difference", arguments: IdentifierFormat.sampled)
  func letterCase(format: IdentifierFormat) throws {
    let withLetters = format.valid.first { $0.contains(where: \.isUppercase) }
    let sample = try #require(withLetters ?? format.valid.first)
    let lowercase = sample.lowercased()
    guard lowercase != sample, format.letterCase != .distinct else { return }
    let errors = format.publicRule.errors(in: lowercase)
    guard format.letterCase == .upper else {
      #expect(errors == [])
      return
    }
    #expect(errors.map(\.code) == [.identifierCase])
    #expect(errors.first?.suggestion == sample)
  }
}
