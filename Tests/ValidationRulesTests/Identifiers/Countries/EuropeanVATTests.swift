import Testing
import ValidationCore
import ValidationRules

/// A rule under its name, with numbers that their authorities or the public know to be valid.
struct ValidNumbers: Sendable, CustomTestStringConvertible {
  let name: String
  let rule: Validation<String>
  let numbers: [String]
  /// How many of the single wrong digits and of the swapped neighbours in the first number go unnoticed.
  let undetected: Int

  init(_ name: String, _ rule: Validation<String>, undetected: Int = 0, _ numbers: String...) {
    (self.name, self.rule, self.undetected, self.numbers) = (name, rule, undetected, numbers)
  }

  var testDescription: String { name }

  func expectValid() {
    for number in numbers {
      #expect(rule.errors(in: number) == [], "\(name) \(number)")
      #expect(rule.isValid(value: number), "\(name) \(number)")
    }
    let survivors = (numbers.first?.slips ?? []).filter { rule.isValid(value: $0) }
    #expect(survivors.count == undetected, "\(name) \(survivors)")
  }
}

@Suite("VAT numbers of the European Union")
struct EuropeanVATTests {
  @Test(
    "of each member state are valid, and almost no slip of the pen is",
    arguments: [
      ValidNumbers(
        "AT", .eu.vat, undetected: 1, "ATU14243102", "ATU34172105", "ATU49362201", "ATU56377717",
        "ATU64762368", "ATU65033803"),
      ValidNumbers(
        "BE", .eu.vat, "BE0468561072", "BE0248015142", "BE0408299922", "BE0462423150",
        "BE0897290877", "BE0464401356"),
      ValidNumbers(
        "BG", .eu.vat, undetected: 8, "BG131272009", "BG7501020018", "BG7111042925", "BG7153849522",
        "BG103873594",
        "BG130358310", "BG131202360", "BG175074752",
        "BG200182590", "BG130544585"),
      ValidNumbers(
        "CY", .eu.vat, "CY10246672X", "CY10263870R", "CY10274231F", "CY10285193Z",
        "CY10277198H", "CY10008489A"),
      ValidNumbers(
        "CZ", .eu.vat, undetected: 6, "CZ25123891", "CZ61467839", "CZ654123789", "CZ8058012314", "CZ45033145",
        "CZ6109220348"),
      ValidNumbers(
        "DE", .eu.vat, "DE113866163", "DE267297673", "DE129304291", "DE195131068",
        "DE221304969", "DE811125440"),
      ValidNumbers(
        "DK", .eu.vat, "DK10503280", "DK16895016", "DK26097789", "DK30060946", "DK20045272",
        "DK31882095"),
      ValidNumbers(
        "EE", .eu.vat, "EE100931558", "EE100572933", "EE100594102", "EE100832107",
        "EE101031389", "EE101288941"),
      ValidNumbers(
        "EL", .eu.vat, undetected: 9, "EL039868210", "EL094012834", "EL094263543", "EL094051189",
        "EL999038150", "EL999715835"),
      ValidNumbers(
        "ES", .eu.vat, "ESQ0818001J", "ESA08370314", "ESB79110482", "ESR9600075G",
        "ESX5253868R", "ESA08074908"),
      ValidNumbers(
        "FI", .eu.vat, "FI02459042", "FI10320534", "FI20194885", "FI20946063", "FI01968312",
        "FI21495540"),
      ValidNumbers(
        "FR", .eu.vat, "FRK7399859412", "FR4Z123456782", "FR04409414364", "FR22379160070", "FR65444243075",
        "FR84323140392",
        "FR40303265045", "FR48000052489"),
      ValidNumbers(
        "HU", .eu.vat, undetected: 2, "HU12509403", "HU10766172", "HU12723650", "HU13851909", "HU23157653",
        "HU10402434"),
      ValidNumbers(
        "IE", .eu.vat, "IE6433435OA", "IE8D79739I", "IE0005306C", "IE6323420C", "IE6388047V", "IE6791517I",
        "IE9679477V",
        "IE9696131F"),
      ValidNumbers(
        "IT", .eu.vat, "IT01404480202", "IT00571320076", "IT01606120226", "IT02153481201",
        "IT04894530635", "IT06863340961"),
      ValidNumbers(
        "LT", .eu.vat, undetected: 1, "LT100001354118", "LT100001890913", "LT100002645517", "LT100005066013",
        "LT235449811", "LT354991917"),
      ValidNumbers(
        "LU", .eu.vat, "LU10059929", "LU11082217", "LU18710830", "LU19979983", "LU22221268",
        "LU24870640"),
      ValidNumbers(
        "LV", .eu.vat, "LV40003521600", "LV40003449366", "LV40003754957", "LV40008000102",
        "LV40103179665", "LV44103040262"),
      ValidNumbers(
        "MT", .eu.vat, "MT10396417", "MT11679112", "MT14658213", "MT16134207", "MT17025737",
        "MT18740407"),
      ValidNumbers(
        "NL", .eu.vat, undetected: 19, "NL001241643B01", "NL812421267B01", "NL001162938B28", "NL002455799B11",
        "NL007394913B01", "NL117621729B01"),
      ValidNumbers(
        "PL", .eu.vat, "PL5211355116", "PL5860224115", "PL6842599822", "PL7642305549",
        "PL7711598811", "PL8722342429"),
      ValidNumbers(
        "PT", .eu.vat, undetected: 7, "PT500019720", "PT501519246", "PT502971142", "PT506835669",
        "PT507859146", "PT509250505"),
      ValidNumbers(
        "RO", .eu.vat, "RO11358544", "RO16621241", "RO18547290", "RO21996566", "RO4003786",
        "RO6010151"),
      ValidNumbers(
        "SE", .eu.vat, "SE202100500001", "SE556759324801", "SE556126249301", "SE556708202801",
        "SE720522241201", "SE556792355101"),
      ValidNumbers(
        "SI", .eu.vat, "SI26808498", "SI36097152", "SI50223054", "SI56951442", "SI70310815",
        "SI85390518"),
      ValidNumbers(
        "SK", .eu.vat, "SK1078449064", "SK2022749619", "SK2020237945", "SK2020257679",
        "SK2021685820", "SK2021853504"),
      ValidNumbers("XI", .eu.vat, undetected: 2, "XI980780684", "XIGD001", "XIHA599", "XI432525179"),
    ]
  )
  func valid(numbers: ValidNumbers) { numbers.expectValid() }

  static func region(_ region: String, _ range: Range<Int> = 0..<2) -> ValidationError {
    wrong("eu.vat", .identifierRegion, range, ["region": .text(region)])
  }

  @Test(
    "say what is wrong",
    arguments: [
      Row("GR094259216", region("GR")), Row("us123456789", region("US")),
      Row("ＧＢ980780684", region("GB", 0..<6)),
      Row("DE13669597", wrong("eu.vat", .identifierLength, nil, ["expected": 11, "actual": 10])),
      Row(
        "de136695976",
        wrong("eu.vat", .identifierCase, 0..<2, ["case": "upper"], suggestion: "DE136695976")),
      Row("ATU13585626", wrong("eu.vat", .identifierCheckDigit, 10..<11)),
      Row("BE697449992", wrong("eu.vat", .identifierLength, nil, ["expected": 12, "actual": 11])),
      Row("BE0431150351", wrong("eu.vat", .identifierCheckDigit, 10..<12)),
      Row("CZ590312123", wrong("eu.vat", .identifierDate, 2..<8)),
      Row("ESA11111118", wrong("eu.vat", .identifierCheckDigit, 10..<11)),
      Row("FR84323140391", wrong("eu.vat", .identifierCheckDigit, 12..<13)),
      Row("IT00743110158", wrong("eu.vat", .identifierCheckDigit, 12..<13)),
      Row("IT00743119997", wrong("eu.vat", .identifierCheckDigit, 12..<13)),
      Row("LV16137519997", wrong("eu.vat", .identifierDate, 2..<9)),
      Row("NL123456789B90", wrong("eu.vat", .identifierCheckDigit, 10..<14)),
      Row("PT461234561", wrong("eu.vat", .identifierNotIssued, 2..<4)),
      Row("SE123456789102", wrong("eu.vat", .identifierShape, 13..<14)),
      Row("SK2012749619", wrong("eu.vat", .identifierShape, 4..<5)),
      Row("XI802311781", wrong("eu.vat", .identifierCheckDigit, 9..<11)),
    ]
  )
  func faults(row: Row<String>) { expect(row, from: .eu.vat) }

  @Test("are read in other digits where that is asked")
  func digits() {
    #expect(Validation.eu.vat(digits: .anyScript).isValid(value: "ＤＥ１３６６９５９７６"))
    #expect(Validation.eu.vat(digits: .anyScript).isValid(value: "EL٠٩٤٢٥٩٢١٦"))
    #expect(!Validation.eu.vat.isValid(value: megabyte(of: "DE1")))
  }
}
