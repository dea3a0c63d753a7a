import Testing
import ValidationCore
import ValidationRules

@Suite("VAT numbers of the European Union")
struct EuropeanVATTests {
  @Test(
    "of each member state pass where they are sound",
    arguments: [
      SoundNumbers(
        "AT", .eu.vat, undetected: 1, "ATU14243102", "ATU34172105", "ATU49362201", "ATU56377717",
        "ATU64762368", "ATU65033803"),
      SoundNumbers(
        "BE", .eu.vat, "BE0468561072", "BE0248015142", "BE0408299922", "BE0462423150",
        "BE0897290877", "BE0464401356"),
      SoundNumbers(
        "BG", .eu.vat, undetected: 8, "BG131272009", "BG7501020018", "BG7111042925", "BG7153849522",
        "BG103873594",
        "BG130358310", "BG131202360", "BG175074752",
        "BG200182590", "BG130544585"),
      SoundNumbers(
        "CY", .eu.vat, "CY10246672X", "CY10263870R", "CY10274231F", "CY10285193Z",
        "CY10277198H", "CY10008489A"),
      SoundNumbers(
        "CZ", .eu.vat, undetected: 6, "CZ25123891", "CZ61467839", "CZ654123789", "CZ8058012314", "CZ45033145",
        "CZ6109220348"),
      SoundNumbers(
        "DE", .eu.vat, "DE113866163", "DE267297673", "DE129304291", "DE195131068",
        "DE221304969", "DE811125440"),
      SoundNumbers(
        "DK", .eu.vat, "DK10503280", "DK16895016", "DK26097789", "DK30060946", "DK20045272",
        "DK31882095"),
      SoundNumbers(
        "EE", .eu.vat, "EE100931558", "EE100572933", "EE100594102", "EE100832107",
        "EE101031389", "EE101288941"),
      SoundNumbers(
        "EL", .eu.vat, undetected: 9, "EL039868210", "EL094012834", "EL094263543", "EL094051189",
        "EL999038150", "EL999715835"),
      SoundNumbers(
        "ES", .eu.vat, "ESQ0818001J", "ESA08370314", "ESB79110482", "ESR9600075G",
        "ESX5253868R", "ESA08074908"),
      SoundNumbers(
        "FI", .eu.vat, "FI02459042", "FI10320534", "FI20194885", "FI20946063", "FI01968312",
        "FI21495540"),
      SoundNumbers(
        "FR", .eu.vat, "FRK7399859412", "FR4Z123456782", "FR04409414364", "FR22379160070", "FR65444243075",
        "FR84323140392",
        "FR40303265045", "FR48000052489"),
      SoundNumbers(
        "HU", .eu.vat, undetected: 2, "HU12509403", "HU10766172", "HU12723650", "HU13851909", "HU23157653",
        "HU10402434"),
      SoundNumbers(
        "IE", .eu.vat, "IE6433435OA", "IE8D79739I", "IE0005306C", "IE6323420C", "IE6388047V", "IE6791517I",
        "IE9679477V",
        "IE9696131F"),
      SoundNumbers(
        "IT", .eu.vat, "IT01404480202", "IT00571320076", "IT01606120226", "IT02153481201",
        "IT04894530635", "IT06863340961"),
      SoundNumbers(
        "LT", .eu.vat, undetected: 1, "LT100001354118", "LT100001890913", "LT100002645517", "LT100005066013",
        "LT235449811", "LT354991917"),
      SoundNumbers(
        "LU", .eu.vat, "LU10059929", "LU11082217", "LU18710830", "LU19979983", "LU22221268",
        "LU24870640"),
      SoundNumbers(
        "LV", .eu.vat, "LV40003521600", "LV40003449366", "LV40003754957", "LV40008000102",
        "LV40103179665", "LV44103040262"),
      SoundNumbers(
        "MT", .eu.vat, "MT10396417", "MT11679112", "MT14658213", "MT16134207", "MT17025737",
        "MT18740407"),
      SoundNumbers(
        "NL", .eu.vat, undetected: 19, "NL001241643B01", "NL812421267B01", "NL001162938B28", "NL002455799B11",
        "NL007394913B01", "NL117621729B01"),
      SoundNumbers(
        "PL", .eu.vat, "PL5211355116", "PL5860224115", "PL6842599822", "PL7642305549",
        "PL7711598811", "PL8722342429"),
      SoundNumbers(
        "PT", .eu.vat, undetected: 7, "PT500019720", "PT501519246", "PT502971142", "PT506835669",
        "PT507859146", "PT509250505"),
      SoundNumbers(
        "RO", .eu.vat, "RO11358544", "RO16621241", "RO18547290", "RO21996566", "RO4003786",
        "RO6010151"),
      SoundNumbers(
        "SE", .eu.vat, "SE202100500001", "SE556759324801", "SE556126249301", "SE556708202801",
        "SE720522241201", "SE556792355101"),
      SoundNumbers(
        "SI", .eu.vat, "SI26808498", "SI36097152", "SI50223054", "SI56951442", "SI70310815",
        "SI85390518"),
      SoundNumbers(
        "SK", .eu.vat, "SK1078449064", "SK2022749619", "SK2020237945", "SK2020257679",
        "SK2021685820", "SK2021853504"),
      SoundNumbers("XI", .eu.vat, undetected: 2, "XI980780684", "XIGD001", "XIHA599", "XI432525179"),
    ]
  )
  func sound(numbers: SoundNumbers) { numbers.expectSound() }

  static func region(_ region: String, _ range: Range<Int> = 0..<2) -> ValidationError {
    wrong("eu.vat", .identifierRegion, range, ["region": .text(region)])
  }

  static let lengths = ValidationError.Argument.alternatives((4...14).map { .integer($0) })

  @Test(
    "say what is wrong",
    arguments: [
      Row("GB980780684", region("GB")), Row("GR094259216", region("GR")), Row("us123456789", region("US")),
      Row("ＧＢ980780684", region("GB", 0..<6)),
      Row("", wrong("eu.vat", .identifierLength, nil, ["expected": lengths, "actual": 0])),
      Row("D", wrong("eu.vat", .identifierShape, 0..<1)),
      Row("136695976", wrong("eu.vat", .identifierShape, 0..<2)),
      Row("DE136695978", wrong("eu.vat", .identifierCheckDigit, 10..<11)),
      Row("DE13669597", wrong("eu.vat", .identifierLength, nil, ["expected": 11, "actual": 10])),
      Row("DE036695976", wrong("eu.vat", .identifierShape, 2..<3)),
      Row(
        "de136695976",
        wrong("eu.vat", .identifierCase, 0..<2, ["case": "upper"], suggestion: "DE136695976")),
      Row("DE 136695976", wrong("eu.vat", .identifierCharacters, 2..<3, ["character": .character("\u{20}")])),
      Row("ATU13585626", wrong("eu.vat", .identifierCheckDigit, 10..<11)),
      Row("BE697449992", wrong("eu.vat", .identifierLength, nil, ["expected": 12, "actual": 11])),
      Row("BE0431150351", wrong("eu.vat", .identifierCheckDigit, 10..<12)),
      Row("CY12259033P", wrong("eu.vat", .identifierNotIssued, 2..<4)),
      Row("CZ1103492745", wrong("eu.vat", .identifierDate, 2..<8)),
      Row("CZ590312123", wrong("eu.vat", .identifierDate, 2..<8)),
      Row("ESA11111118", wrong("eu.vat", .identifierCheckDigit, 10..<11)),
      Row("FRIO334175221", wrong("eu.vat", .identifierCharacters, 2..<4, ["character": .character("I")])),
      Row("FR84323140391", wrong("eu.vat", .identifierCheckDigit, 12..<13)),
      Row("IT00743110158", wrong("eu.vat", .identifierCheckDigit, 12..<13)),
      Row("IT00743119997", wrong("eu.vat", .identifierCheckDigit, 12..<13)),
      Row("IT00743112227", region("222", 9..<12)),
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
