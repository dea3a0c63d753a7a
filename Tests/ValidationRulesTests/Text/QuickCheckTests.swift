import Foundation
import Randomness
import Testing
import ValidationCore
import ValidationRules

/// Quick checks accept only what their rules accept, and leave everything else to them.
@Suite("Quick checks")
struct QuickCheckTests {
  struct Sample: CustomTestStringConvertible {
    let name: String
    let rule: Validation<String>
    let texts: [String]

    init(_ name: String, _ rule: Validation<String>, _ texts: String...) {
      (self.name, self.rule, self.texts) = (name, rule, texts)
    }

    var testDescription: String { name }
  }

  private static func zone(_ hours: Int) -> TimeZone { TimeZone(secondsFromGMT: hours * 3_600) ?? .gmt }

  static let samples = [
    Sample(
      "email", .email, "ana.souza@example.com.br", "a@b.c", "x+y_z@sub-domain.example.org",
      "\"a b\"@[192.0.2.1]"),
    Sample("email, unqualified", .email(.ascii, unqualified: true), "root@localhost", "a.b@c.d"),
    Sample("email, internationalized", .email(.internationalized), "用户@例子.中国", "ana@xn--bcher-kva.example"),
    Sample(
      "url", .url, "https://example.com/a?b=c#d", "http://a.b", "http://user:pw@host:8080/x%20y",
      "http://[::1]/"),
    Sample("url of some schemes", .url(schemes: ["ftp", "s3"]), "ftp://a-b.example/~x", "S3://bucket/key"),
    Sample(
      "url of some hosts", .url(hosts: ["example.com", "*.例え.jp", "127.0.0.1"]), "https://EXAMPLE.com",
      "http://a.xn--r8jz45g.jp/%e4%20", "http://127.0.0.1:80", "https://user@example.com:443/?#"),
    Sample(
      "url of some ports", .url(schemes: ["https", "http", "s3"], ports: [443, 8_443]), "https://a.b/",
      "http://a.b:8443/c", "s3://bucket:443", "s3://bucket", "https://a.b:00443"),
    Sample(
      "url without credentials and fragment", .url(credentials: false, fragment: false),
      "https://a.b:8080/c?d=%25", "http://u@a.b", "http://a.b/#"),
    Sample(
      "url of the public internet", .url(public: true), "https://example.com:65535", "http://localhost/a",
      "http://printer.local", "http://10.0.0.1", "http://8.8.8.8/"),
    Sample("url of any scheme", .url(schemes: nil), "gopher://example.com/"),
    Sample(
      "hostname", .hostname, "localhost", "a-b.example.com", "xn--bcher-kva.example", "1.2.3.4", "a.0x1f"),
    Sample(
      "hostname with more characters", .hostname(underscores: true, trailingDot: true, wildcard: true),
      "_dmarc.example.com", "*.example.com.", "*._a.b", "a_", "a.1", "xn--a_.com", "*", "."),
    Sample(
      "hostname below a top-level domain", .hostname(topLevelDomain: true, underscores: true, wildcard: true),
      "_a.example.com", "*.com", "*.a.b1", "a._com"),
    Sample("date", .date, "2024-02-29", "1900-02-28", "0000-01-01", "9999-12-31"),
    Sample("date of ISO 8601", .date(.iso8601), "2024-02-29", "2026-W05-6", "2026-031"),
    Sample(
      "dateTime", .dateTime, "2024-02-29T23:59:59Z", "2026-01-31T14:30:00-03:00", "2016-12-31T23:59:60Z"),
    Sample("dateTime of ISO 8601", .dateTime(.iso8601), "2024-02-29T23:59:59Z", "2026-01-31T14:30:00+00:00"),
    Sample(
      "dateTime with a fraction", .dateTime, "2024-02-29T23:59:59.123Z", "2026-01-31T14:30:00.5+01:30",
      "2026-01-31T14:30:00.5-00:00", "2016-12-31T23:59:60.9Z"),
    Sample(
      "dateTime of ISO 8601 with a fraction", .dateTime(.iso8601), "2024-02-29T23:59:59.123Z",
      "2026-01-31T24:00:00Z", "2026-01-31T14:30:00-00:00", "2026-W05-6T14:30Z"),
    Sample("time", .time, "14:30:00Z", "23:59:60Z", "00:00:00-00:00", "07:08:09.25+23:59"),
    Sample("time of ISO 8601", .time(.iso8601), "14:30:00Z", "24:00", "00:00:00-00:00", "T07:08:09.25+23:59"),
    Sample("isoWeek", .isoWeek, "2026-W05", "2026W53", "2025-W52", "2026-W53"),
    Sample(
      "localizedDate", .localizedDate(in: "pt-BR"), "31/01/2026", "1/2/1999", "29/02/2024", "1/1/26"),
    Sample(
      "after a time", .after("2024-02-29T12:00:00Z"), "2024-03-01T00:00:00-23:59",
      "2024-03-04T00:00:00+23:59",
      "2024-02-29T12:00:00.1Z", "2024-02-29"),
    Sample(
      "before a time", .before("2024-02-29T12:00:00+05:00"), "2024-02-26T00:00:00-23:59",
      "2024-02-25T00:00:00Z", "2024-02-28"),
    Sample(
      "before a day, with times", .before("2024-02-29"), "2024-02-28T23:59:59-12:00", "2024-02-28T00:00:00Z"),
    Sample("personName", .personName, "Jean-Luc O'Brien Jr.", "Ana Souza", "J.R.R. Tolkien", "X"),
    Sample("accepted", .accepted, "on", "true", "yes", "1"),
    Sample("declined", .declined, "off", "false", "no", "0"),
    Sample("hexColor", .hexColor, "#fff", "#00FF0080", "#abc9", "#A0b1C2"),
    Sample("hexColor without alpha", .hexColor(alpha: false), "#fff", "#00FF00"),
    Sample("base64", .base64, "Zm9v", "Zg==", "Zm8=", "+/AZ", ""),
    Sample("base64 without padding", .base64(.url, padding: .forbidden), "Zm9v", "Zg", "_-8"),
    Sample("base64, padding or not", .base64(.standard, padding: .optional), "Zm8", "Zm8=", "Zg==", "Zg"),
    Sample("nanoid", .nanoid(length: 5), "a_b-C", "Z9x__"),
    Sample(
      "hostname with a top-level domain", .hostname(topLevelDomain: true), "a.example", "a.b", "x.y1", "com"),
    Sample(
      "ipAddress", .ipAddress, "192.0.2.1", "2001:db8::1", "::ffff:10.0.0.1", "255.255.255.0", "1.02.3.4"),
    Sample("ipAddress of version 4", .ipAddress(.v4), "0.0.0.0", "::1", "10.20.30.40"),
    Sample(
      "ipAddress of version 6", .ipAddress(.v6, prefix: .allowed, zone: true), "fe80::1%eth0", "::", "::/64"),
    Sample("checkDigit of ISO/IEC 7064", .checkDigit(.mod11And2), "079X", "07940", "X", "0"),
    Sample("checkDigit of letters", .checkDigit(.mod37And2), "G123489654321Y", "*", "0*"),
    Sample("checkDigit of two", .checkDigit(.mod97And10), "9999123456789012141490", "94"),
    Sample("checkDigit by Verhoeff", .checkDigit(.verhoeff), "2363", "84736430954837284567892"),
    Sample("checkDigit by weights", .checkDigit(.mod11), "097420014X", "0365327"),
    Sample(
      "semanticVersion", .semanticVersion, "1.0.0-alpha.1+build.05", "1.2.3", "0.0.0+a--b.1-", "1.0.0-0.01",
      "1.2.3-a+b+c"),
    Sample(
      "mimeType", .mimeType, "text/plain; charset=utf-8", "application/vnd.a+json", "a/b;c=\"d;e\" ;f=g",
      "text/plain ;"),
    Sample("mimeType without parameters", .mimeType(parameters: false), "image/svg+xml", "text/plain;a=b"),
    Sample("duration", .duration, "P1DT12H", "PT0S", "P2W", "P1Y2M", "PT1.5S"),
    Sample("duration of ISO 8601", .duration(.iso8601), "PT0.5S", "-P1D", "P0001-02-03T04:05:06", "P1DT"),
    Sample(
      "languageTag", .languageTag, "zh-Hant-TW", "i-klingon", "x-whatever", "en-u-ca-buddhist",
      "de-1996-1996",
      "zh-min-nan"),
    Sample(
      "languageTag of known subtags", .languageTag(known: true), "pt-BR", "ZH-hant-tw", "sl-rozaj-biske",
      "es-419", "I-Klingon", "zh-min-nan", "de-1996-1996", "zh-Abcd"),
    Sample("port", .port, "443", "0", "65535", "65536", "00"),
    Sample("slug", .slug, "sao-paulo-2026", "a", "東京"),
    Sample("slug in any script", .slug(ascii: false), "東京-2026", "são-paulo"),
    Sample(
      "fileName", .fileName, "report.pdf", "résumé 2026.docx", "com1.txt", "conto.txt", ".a", "تقرير.txt",
      "a\u{200B}\u{85}b", "\u{FEFF}\u{61C}x"),
    Sample(
      "fileName with an extension", .fileName(extensions: ["pdf", "tar.gz", "ß"]), "a.PDF", "b.tar.gz", "c.ß"),
    Sample("digits", .digits(2...4), "٠١٢", "0123", "०१", "𝟎𝟏"),
    Sample("exact digits", .digits(4), "0123", "０１２３"),
    Sample(
      "past", .past(now: { Date(timeIntervalSince1970: 1_709_208_000) }), "2024-02-28", "2024-02-29",
      "2024-02-25",
      "2024-02-29T11:59:59Z", "2024-02-25T23:59:59-23:59", "1999-12-31"),
    Sample(
      "future", .future(now: { Date(timeIntervalSince1970: 1_709_208_000) }), "2024-03-01", "2024-02-29",
      "2024-03-04", "2024-02-29T12:00:01Z", "2024-03-04T00:00:00+23:59"),
    Sample(
      "past far in the east", .past(in: zone(14), now: { Date(timeIntervalSince1970: 1_709_208_000) }),
      "2024-02-29",
      "2024-03-01", "2024-02-28"),
    Sample(
      "future far in the west", .future(in: zone(-13), now: { Date(timeIntervalSince1970: 1_709_208_000) }),
      "2024-02-28", "2024-02-29", "2024-03-01"),
    Sample("past of an impossible clock", .past(now: { Date(timeIntervalSince1970: .nan) }), "2024-02-28"),
    Sample(
      "phone in its country", .phone(of: "BR"), "(11) 96123-4567", "+55 11 96123-4567", "0 15 11 96123-4567"),
    Sample("country", .country, "BR", "TW", "AQ"),
    Sample("currency", .currency(.numeric), "986", "978"),
    Sample("postal code", .postalCode("BR"), "01310-100", "70002900"),
    Sample("identifier of a few characters", .postalCode("IS"), "101", "999"),
    Sample("after", .after("2024-02-29"), "2024-03-01", "2024-02-29", "2024-03-01T00:00:00Z"),
    Sample("before", .before("2024-02-29T12:00:00Z"), "2024-02-28", "2024-02-29", "2024-02-29T11:59:59Z"),
    Sample("luhn", .luhn, "79927398713", "18", "00"),
    Sample("creditCard", .creditCard, "4111111111111111", "4111 1111 1111 1111"),
    Sample("pattern", .matches("[A-Z]{2}[0-9]{4,8}"), "AB1234", "ZZ12345678"),
    Sample("forbidden part", .notMatches("\\.(?:exe|scr)", options: .find), "a.exe", "b.sc"),
    Sample(
      "parts", .chain([.startsWith("ab"), .contains("-"), .endsWith("yz"), .notContains("..")]), "ab-xyz",
      "ab..-yz"),
    Sample(
      "choices", .chain([.oneOf(["lost", "found", "é"]), .length(2...), .ascii]), "lost", "é", "e\u{301}"),
    Sample(
      "no choices", .chain([.noneOf(["lost", "é"]), .notEqual(to: "found")]), "lost", "e\u{301}", "lust"),
    Sample("letter case", .letterCase(.lower), "straße", "ǆ", "İ", "ς"),
    Sample("jsonPointer", .jsonPointer, "", "/items/0/name", "/a~1b/m~0n", "/道/😎"),
    Sample("relative jsonPointer", .jsonPointer(.relative), "0#", "1/a/0", "12", "10/é~0"),
    Sample("uriTemplate", .uriTemplate, "", "{?q,lang*}", "{+path:3}/道", "a%20{a.b}"),
    Sample("base32", .base32, "", "MZXW6===", "MZXW6YTBOI======", "MY======"),
    Sample("base32, padding or not", .base32(.hex, padding: .optional), "CPNMU", "CPNMU===", "00"),
    Sample("base32, Crockford", .base32(.crockford), "CSQPY", "oil-1", "-", "16U", "1="),
    Sample("base58", .base58, "", "2NEpo7TZRRrLZSi2U", "111"),
    Sample("base58 with a checksum", .base58(check: true), "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa"),
    Sample("hexadecimal", .hexadecimal, "", "00ff", "C0FFEE"),
    Sample("hexadecimal of so many bytes", .hexadecimal(bytes: 2), "beef", "00AA"),
    Sample("regex", .regex, "", "^[a-c]+$", "(?<y>\\d{2,3})-\\k<y>\\1", "\\p{Script=Greek}", "[]", "道{02,2}"),
    Sample("doi", .doi, "10.1000/182", "10.1002.17/abc(1)", "10.12345/論文.1"),
    Sample("handle", .handle, "2381/12345", "20.500.12345/abc", "é/1"),
    Sample("ark", .ark, "ark:/12148/btv1b84/f29", "ark:12148/b.t", "ARK:/1/a%20"),
    Sample("timeZone", .timeZone, "Asia/Riyadh", "America/Argentina/Buenos_Aires", "UTC"),
    Sample("language", .language, "pt", "yue", "haw"),
    Sample("scriptCode", .scriptCode, "Latn", "Zyyy", "Qaaa", "Maya"),
    Sample("subdivision", .subdivision(), "BR-SP", "EG-C", "GB-ENG", "FI-01"),
    Sample("subdivision of a country", .subdivision(of: "BR"), "BR-SP", "BR-RJ"),
    Sample("isil", .isil, "IT-RM0267", "OCLC-DLC", "de-Tue120", "O-ABC:/1"),
    Sample("cfi", .cfi, "ELNUFR", "DBFUFR", "MMMXXX", "TTXXXX"),
    Sample("ksuid", .ksuid, "aWgEPTl1tmebfsQzFP4bxwgy80V", "0ujtsYcgvSTl8PAuAdqWYSMnLOv"),
    Sample(
      "number of the French register", .fr.rcs, "RCS Nancy B 323 159 715", "404833048 RCS Paris",
      "404 833 048 RCS Évry", "RCS Bourg-en-Bresse 552008443"),
    Sample(
      "Czech account", .cz.bankAccount, "19-2000145399/0800", "34278-0727558021/0100", "2000145399/0800"),
    Sample("Leitweg-ID", .de.leitwegID, "04011000-abcdef9-39", "991-03730-19", "99-92"),
    Sample(
      "number of a German register", .de.handelsregisternummer, "München HRB 42243", "HRB 30000 Ulm",
      "VR 1 KI Kiel", "düsseldorf GnR 400"),
    Sample("UEN", .sg.uen, "00192200M", "197401143C", "S16FC0121D", "T01FC6132D"),
    Sample("RUC", .ec.ruc, "1792060346-001", "1792060346001", "1760001550001"),
    Sample("asmens kodas", .lt.asmensKodas, "33309240064"),
    Sample("license plate of Germany", .licensePlate(of: "DE"), "TÖL-A 1", "B-MW 1234E", "BMW1234"),
    Sample("license plate of Britain", .licensePlate(of: "GB"), "AB51 ABC", "A 1", "1234 A"),
    Sample("VAT number of Switzerland", .vat(of: "CH"), "CHE-107.787.577 MWST", "CHE107787577"),
    Sample("national number of Finland", .nationalID(of: "FI"), "131052-308T", "131052A308T"),
    Sample("notBlank", .notBlank, "a", " \u{3000}\u{200B}", "\t", "\u{AD}x"),
    Sample("number", .number(in: "pt-BR"), "1.234,5", "-12", "٣٤٫٥", "+0,50"),
    Sample("integer", .integer(in: "ar-EG"), "1,234", "١٬٢٣٤", "\u{61C}-٧"),
    Sample("amount", .amount(in: "de", currency: "EUR"), "1.234,50 €", "-5 EUR", "EUR 0,99", "1234,5"),
    Sample("amount of any currency", .amount(in: "ar-EG"), "١٬٢٣٤٫٥٠ ج.م.", "USD ٥"),
    Sample(
      "amount within limits", .amount(in: "ja", currencies: ["JPY", "KWD"], minimum: 1, maximum: 1000),
      "￥1,000", "￥１０００", "KWD 1.125"),
    Sample("measure", .measure(.length, in: "en", minimum: 0, maximum: 10_000), "5 km", "0.5 m", "6miles"),
    Sample("measure in words", .measure(units: ["kilometer", "meter"], in: "ar-EG"), "٥ كم", "5 كيلومتر"),
    Sample("time in English", .localizedTime(in: "en"), "2:30 PM", "02:30pm", "12:00\u{202F}AM"),
    Sample("time in Chinese", .localizedTime(in: "zh-TW"), "下午2:30", "上午 9:05"),
    Sample("time in Arabic", .localizedTime(in: "ar-EG"), "٢:٣٠ م", "2:30 ص"),
    Sample("time with words", .localizedTime(in: "fr-CA"), "14 h 30", "9 h 05"),
    Sample("date by a picture", .date(picture: "DD/MM/YYYY"), "29/02/2024", "٢٩/٠٢/٢٠٢٤"),
    Sample("date by a pattern", .date(pattern: "d.M.yyyy"), "9.2.2024", "29.02.2024"),
    Sample(
      "coordinates", .coordinates, "48.8583, 2.2945", "48°51′30″N 2°17′40″E", "48,5; -2,25",
      "N 40° 26.767' W 79° 58.933'", "٢٤٫٤٦٧٢، ٣٩٫٦١١١", "90.0000000000000001 180.00000000000000000001"),
    Sample("username", .usernameCaseMapped(), "Juliet", "juliet_9", "ジュリエット"),
    Sample("username in its form", .usernameCaseMapped(.enforced), "juliet", "zoé"),
    Sample("username with letter case", .usernameCasePreserved(), "Juliet", "a.b-c"),
    Sample("opaque string", .opaqueString(), "correct horse", " a ", "πß å"),
    Sample("nickname", .nickname(), "Swan of Avon", "a"),
    Sample("nickname in its form", .nickname(.enforced), "Swan of Avon", "a"),
    Sample("password", .password, "correct horse battery staple", "пароль из многих слов"),
    Sample(
      "password with lists",
      .password(min: 8, common: ["password1"], personal: ["Ana Souza", "a.b@xyzt.com"]),
      "p4ssword!", "PassWord1", "souza-2026", "xyz-xyzt"),
    Sample(
      "password with lists in other scripts",
      .password(
        min: 4, max: 14, common: ["пароль1", "İstanbul", "ΟΔΟΣ", "çéréale"],
        personal: ["Nguyễn Văn An", "ВАНЯ Ⅷⅷⅷ"]),
      "ПАРОЛЬ1", "nguyễn-2026", "ваня пришёл", "i̇stanbul", "οδος", "C\u{327}éréale", "ㅎㅏㄴ글한글", "ⅧⅧⅧⅷ"),
    Sample(
      "name with signs and other spaces", .personName, "Martin Luther King, Jr.", "Ana \"Bia\" (Souza)",
      "山田\u{3000}太郎", "Ana\u{A0}Souza"),
    Sample("name with digits of other scripts", .personName(digits: 2), "X٣", "Ａ１"),
    Sample("name in other scripts", .personName, "O’Brien", "李", "Louis Ⅲ", "Zoë", "महात्मा"),
    Sample("name with digits", .personName(digits: 2), "X Æ A-12", "John Smith 3rd", "Ana 1 2", "A1"),
    Sample("color of CSS", .cssColor, "#f80", "#FF8800cc", "rebeccapurple"),
    Sample("color of CSS by function", .cssColor([.rgb]), "rgb(1,2,3)"),
    Sample("economic activity", .eu.nace, "V", "62.10", "6210", "62"),
    Sample("resident number of Korea", .kr.rrn, "971013-9019902", "9710139019902", "971013-3019902"),
    Sample("tax number of Belarus", .by.unp, "200988541", "MA1953684"),
    Sample("data URI of some types", .dataURI(types: ["image/png", "text/*"]), "data:,a", "data:IMAGE/png,"),
    Sample("one line", .singleLine, "", "a\tb", "São Paulo"),
    Sample("normalized", .normalized(.nfc), "é", "e", ""),
    Sample("chain of tests", .chain([.singleLine, .noInvisibles]), "", "a", "é界"),
    Sample("identifier", .identifier, "naïve", "变量", "a_1"),
    Sample("one script", .singleScript, "東京タワー", "abc", "Ελλάδα"),
    Sample("digits of one system", .noMixedDigits, "٢٠٢٦", "2026", "२०"),
    Sample("emoji", .emoji(.forbid), "abc", "é9"),
    Sample("one of some lengths", .length(oneOf: [3, 4, 5], in: .codePoints), "abcd", "éa9"),
    Sample("width", .displayWidth(...6), "abc", "界a", "é"),
  ]

  /// Characters that matter to one of the rules.
  private static let characters = Array(
    "aZ09-._@:/?#%+T \n\u{0}é.\u{301}界\u{200B}[]\",;'°pm٣٫٬\u{A0}\u{61C}€３I".unicodeScalars)

  @Test("accept only what their rules accept", arguments: samples)
  func agreement(_ sample: Sample) {
    var random = SplitMix(seed: 31)
    var valid = 0
    for text in sample.texts {
      for _ in 0..<600 {
        var scalars = Array(text.unicodeScalars)
        for _ in 0..<Int.random(in: 0...2, using: &random) {
          let place = Int.random(in: 0...scalars.count, using: &random)
          let new = Self.characters.randomElement(using: &random) ?? "a"
          switch Int.random(in: 0..<3, using: &random) {
          case 0: scalars.insert(new, at: place)
          case 1 where place < scalars.count: scalars[place] = new
          case 2 where place < scalars.count: scalars.remove(at: place)
          default: break
          }
        }
        let changed = String(String.UnicodeScalarView(scalars))
        let (found, expected) = (sample.rule.errors(in: changed), sample.rule.errorsOfRule(in: changed))
        #expect(found == expected, "\(changed.debugDescription)")
        #expect(sample.rule.isValid(value: changed) == expected.isEmpty, "\(changed.debugDescription)")
        if expected.isEmpty { valid += 1 }
      }
    }
    #expect(valid > 100)
  }
}
