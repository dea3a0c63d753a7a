import Foundation
import Testing
import ValidationCore
import ValidationRules

@testable import RuleDocuments

/// Whether rules that are made in Swift know what they are, and are written as the rule document that makes them again.
struct SwiftRuleTests {
  private struct Order: Sendable {
    var code = ""
    var other: String?
    var start: Int?
    var end: Int?
    var items: [String] = []
  }

  private typealias Text = Validation<String>

  /// Every text rule, with arguments other than the defaults where it takes some, and how it is written.
  private static let texts: [(rule: Validation<String>, use: String)] = [
    (.required, #""required""#),
    (.notEmpty, #""notEmpty""#),
    (.notBlank, #""notBlank""#),
    (.absent, #""absent""#),
    (.accepted, #""accepted""#),
    (.declined, #""declined""#),
    (.length(3...20), #"{"length":{"max":20,"min":3}}"#),
    (.length(5, in: .utf8), #"{"length":{"exact":5,"unit":"utf8"}}"#),
    (.length(2..., in: .words, maximumBytes: 9), #"{"length":{"maxBytes":9,"min":2,"unit":"words"}}"#),
    (.matches("a+", options: .find), #"{"matches":{"find":true,"pattern":"a+"}}"#),
    (
      .notMatches("é", options: [.caseInsensitive, .comments], deadline: .milliseconds(9)),
      #"{"notMatches":{"deadlineMilliseconds":9,"options":["caseInsensitive","comments"],"pattern":"é"}}"#
    ),
    (
      .email(.internationalized, unqualified: true),
      #"{"email":{"mode":"internationalized","unqualified":true}}"#
    ),
    (.wordCount(...9), #"{"wordCount":{"max":9}}"#),
    (.displayWidth(2...2), #"{"displayWidth":{"exact":2}}"#),
    (.startsWith("é"), #"{"startsWith":{"text":"é"}}"#),
    (
      .endsWith("İ", ignoring: [.case, .accents], in: "tr"),
      #"{"endsWith":{"ignoring":["case","accents"],"locale":"tr","text":"İ"}}"#
    ),
    (.contains("路"), #"{"contains":{"text":"路"}}"#),
    (.notContains("admin", ignoring: .case), #"{"notContains":{"ignoring":["case"],"text":"admin"}}"#),
    (.letterCase(.upper, in: "tr"), #"{"letterCase":{"case":"upper","locale":"tr"}}"#),
    (.alphabetic(ascii: true), #"{"alphabetic":{"ascii":true}}"#),
    (.alphanumeric, #""alphanumeric""#),
    (.slug(ascii: false), #"{"slug":{"ascii":false}}"#),
    (.ascii, #""ascii""#),
    (.encodable(in: "Big5"), #"{"encodable":{"charset":"Big5"}}"#),
    (.singleLine, #""singleLine""#),
    (.normalized(.nfkc), #"{"normalized":{"form":"NFKC"}}"#),
    (.scripts(.arabic, .latin), #"{"scripts":{"allowed":["Arab","Latn"]}}"#),
    (.noBidiControls, #""noBidiControls""#),
    (.noInvisibles, #""noInvisibles""#),
    (.singleScript, #""singleScript""#),
    (
      .restrictionLevel(.ascii, profile: .anyCharacter),
      #"{"restrictionLevel":{"level":"ascii","profile":"anyCharacter"}}"#
    ),
    (.notConfusable(with: ["paypal"]), #"{"notConfusable":{"with":["paypal"]}}"#),
    (.balancedBidi, #""balancedBidi""#),
    (.noMixedDigits, #""noMixedDigits""#),
    (.maxCombiningMarks(2), #"{"maxCombiningMarks":{"max":2}}"#),
    (.assignedOnly, #""assignedOnly""#),
    (.noPrivateUse, #""noPrivateUse""#),
    (.emoji(.only), #"{"emoji":{"use":"only"}}"#),
    (.identifier, #""identifier""#),
    (.usernameCaseMapped(.enforced), #"{"usernameCaseMapped":{"form":"enforced"}}"#),
    (.usernameCasePreserved(), #""usernameCasePreserved""#),
    (.opaqueString(), #""opaqueString""#),
    (.nickname(), #""nickname""#),
    (.url, #""url""#),
    (.url(schemes: ["ftp"]), #"{"url":{"schemes":["ftp"]}}"#),
    (.url(schemes: nil), #"{"url":{"anyScheme":true}}"#),
    (
      .url(
        hosts: ["*.example.com"], ports: [443], credentials: false, fragment: false, public: true),
      #"{"url":{"credentials":false,"fragment":false,"hosts":["*.example.com"],"ports":[443],"public":true}}"#
    ),
    (.uri(.iriReference), #"{"uri":{"form":"iriReference"}}"#),
    (.uriTemplate, #""uriTemplate""#),
    (.dataURI(types: ["image/*"]), #"{"dataURI":{"types":["image/*"]}}"#),
    (.mailto, #""mailto""#),
    (.language, #""language""#),
    (.scriptCode, #""scriptCode""#),
    (.subdivision(of: "BR"), #"{"subdivision":{"country":"BR"}}"#),
    (.doi, #""doi""#),
    (.handle, #""handle""#),
    (.ark, #""ark""#),
    (.bitcoinAddress([.test]), #"{"bitcoinAddress":{"networks":["test"]}}"#),
    (.ethereumAddress, #""ethereumAddress""#),
    (.gs1(.bracketed), #"{"gs1":{"form":"bracketed"}}"#),
    (.pem(labels: ["CERTIFICATE"]), #"{"pem":{"labels":["CERTIFICATE"]}}"#),
    (.cron(seconds: true), #"{"cron":{"seconds":true}}"#),
    (.jwt(claims: ["exp"]), #"{"jwt":{"claims":["exp"]}}"#),
    (.length(oneOf: [4, 6], in: .codePoints), #"{"lengthOneOf":{"lengths":[4,6],"unit":"codePoints"}}"#),
    (.password(min: 8, common: ["a"]), #"{"password":{"common":["a"],"min":8}}"#),
    (.coordinates, #""coordinates""#),
    (.date(picture: "DD/MM/YYYY"), #"{"date":{"picture":"DD/MM/YYYY"}}"#),
    (.date(pattern: "dd.MM.yyyy"), #"{"date":{"pattern":"dd.MM.yyyy"}}"#),
    (
      .localizedTime(in: "fa", hours: .twentyFour, seconds: true),
      #"{"localizedTime":{"hours":"twentyFour","locale":"fa","seconds":true}}"#
    ),
    (.personName(digits: 2), #"{"personName":{"digits":2}}"#),
    (
      .amount(in: "de", currency: "EUR", maximum: 9),
      #"{"amount":{"currency":"EUR","locale":"de","max":9}}"#
    ),
    (
      .amount(in: "en", currencies: ["EUR", "USD"]),
      #"{"amount":{"currencies":["EUR","USD"],"locale":"en"}}"#
    ),
    (.measure(.length, in: "zh", minimum: 0), #"{"measure":{"locale":"zh","min":0,"of":"length"}}"#),
    (
      .measure(units: ["mile", "foot"], in: "en"), #"{"measure":{"locale":"en","units":["mile","foot"]}}"#
    ),
    (.ismn, #""ismn""#),
    (.isrc, #""isrc""#),
    (.isan, #""isan""#),
    (.isni, #""isni""#),
    (.isil, #""isil""#),
    (.orcid, #""orcid""#),
    (.vin(checkDigit: .always), #"{"vin":{"checkDigit":"always"}}"#),
    (.containerCode, #""containerCode""#),
    (.imei(form: .any), #"{"imei":{"form":"any"}}"#),
    (.iccid, #""iccid""#),
    (.base32(.hex, padding: .optional), #"{"base32":{"padding":"optional","variant":"hex"}}"#),
    (.base58(check: true), #"{"base58":{"check":true}}"#),
    (.hexadecimal(bytes: 16), #"{"hexadecimal":{"bytes":16}}"#),
    (.hash(.sha256), #"{"hash":{"algorithm":"sha256"}}"#),
    (.cssColor([.hex, .name]), #"{"cssColor":{"forms":["hex","name"]}}"#),
    (.fileName(extensions: ["pdf"]), #"{"fileName":{"extensions":["pdf"]}}"#),
    (.jsonPointer(.relative), #"{"jsonPointer":{"form":"relative"}}"#),
    (.regex, #""regex""#),
    (.hostname(.internationalized), #"{"hostname":{"mode":"internationalized"}}"#),
    (
      .hostname(topLevelDomain: true, underscores: true, trailingDot: true, wildcard: true, reserved: false),
      #"{"hostname":{"reserved":false,"topLevelDomain":true,"trailingDot":true,"underscores":true,"wildcard":true}}"#
    ),
    (
      .ipAddress(prefix: .allowed, scopes: [.public], within: ["2000::/3"], network: true),
      #"{"ipAddress":{"network":true,"prefix":"allowed","scopes":["public"],"within":["2000::/3"]}}"#
    ),
    (
      .ipAddress(.v6, prefix: .required, zone: true),
      #"{"ipAddress":{"prefix":"required","version":"v6","zone":true}}"#
    ),
    (.port, #""port""#),
    (.macAddress(.eui64), #"{"macAddress":{"size":"eui64"}}"#),
    (.number(in: "pt-BR"), #"{"number":{"locale":"pt-BR"}}"#),
    (.integer(in: "ar"), #"{"integer":{"locale":"ar"}}"#),
    (.digits(4), #"{"digits":{"exact":4}}"#),
    (.date(.iso8601), #"{"date":{"notation":"iso8601"}}"#),
    (.time, #""time""#),
    (.dateTime, #""dateTime""#),
    (
      .localizedDate(skeleton: "yMMMd", in: "fa", calendar: .persian),
      #"{"localizedDate":{"calendar":"persian","locale":"fa","skeleton":"yMMMd"}}"#
    ),
    (.localizedDate(.long, in: "pt-BR"), #"{"localizedDate":{"locale":"pt-BR","style":"long"}}"#),
    (.duration, #""duration""#),
    (.isoWeek, #""isoWeek""#),
    (.timeZone, #""timeZone""#),
    (.before("2026-01-31"), #"{"before":{"date":"2026-01-31"}}"#),
    (
      .after("2026-01-31T14:30:00.25-03:00"),
      #"{"after":{"date":"2026-01-31T14:30:00.250000000000000000-03:00"}}"#
    ),
    (.past(), #""past""#),
    (.future(), #""future""#),
    (.age(minimum: 18, maximum: 99), #"{"age":{"maximum":99,"minimum":18}}"#),
    (.equal(to: "é"), #"{"equal":{"to":"é"}}"#),
    (.notEqual(to: "x"), #"{"notEqual":{"to":"x"}}"#),
    (.oneOf(["BR", "PT"]), #"{"oneOf":{"allowed":["BR","PT"]}}"#),
    (.noneOf(["admin"]), #"{"noneOf":{"forbidden":["admin"]}}"#),
    (.iban(separators: true), #"{"iban":{"separators":true}}"#),
    (.bic, #""bic""#),
    (.lei, #""lei""#),
    (.isin, #""isin""#),
    (.isbn(.isbn13), #"{"isbn":{"form":"isbn13"}}"#),
    (.issn, #""issn""#),
    (.ean([.ean8]), #"{"ean":{"forms":["ean8"]}}"#),
    (.imei, #""imei""#),
    (.luhn, #""luhn""#),
    (.creditCard([.visa], separators: true), #"{"creditCard":{"schemes":["visa"],"separators":true}}"#),
    (.uuid, #""uuid""#),
    (.uuid(versions: [4, 7], nil: true), #"{"uuid":{"nil":true,"versions":[4,7]}}"#),
    (.ulid, #""ulid""#),
    (.nanoid(length: 8), #"{"nanoid":{"length":8}}"#),
    (.phone(separators: true), #"{"phone":{"separators":true}}"#),
    (.phone(of: "BR"), #"{"phone":{"country":"BR"}}"#),
    (
      .phone(of: "GB", kinds: [.mobile], form: .e164, allowsForeign: true, extensions: true),
      #"{"phone":{"allowsForeign":true,"country":"GB","extensions":true,"form":"e164","kinds":["mobile"]}}"#
    ),
    (.phone(.possible), #"{"phone":{"check":"possible"}}"#),
    (.country(.numeric), #"{"country":{"form":"numeric"}}"#),
    (.currency, #""currency""#),
    (.languageTag(known: true), #"{"languageTag":{"known":true}}"#),
    (.nationalID(of: "PL"), #"{"nationalID":{"country":"PL"}}"#),
    (.taxNumber(of: "US"), #"{"taxNumber":{"country":"US"}}"#),
    (.vat(of: "DE", digits: .anyScript), #"{"vat":{"country":"DE","digits":"anyScript"}}"#),
    (.companyNumber(of: "FR"), #"{"companyNumber":{"country":"FR"}}"#),
    (.passportNumber(of: "DE"), #"{"passportNumber":{"country":"DE"}}"#),
    (
      .postalAddress(of: "BR", in: PostalAddressFields(lines: ["street"])) { PostalAddress(country: $0) },
      #"{"postalAddress":{"country":"BR","members":{"lines":["street"]}}}"#
    ),
    (.cusip, #""cusip""#), (.figi, #""figi""#), (.cfi, #""cfi""#),
    (.creditorReference, #""creditorReference""#), (.imsi, #""imsi""#), (.meid, #""meid""#),
    (.imoNumber, #""imoNumber""#), (.casNumber, #""casNumber""#), (.grid, #""grid""#),
    (.objectID, #""objectID""#), (.cuid2, #""cuid2""#), (.ksuid, #""ksuid""#), (.xid, #""xid""#),
    (.checkDigit(.damm), #"{"checkDigit":{"algorithm":"damm"}}"#),
    (.mrz([.td3]), #"{"mrz":{"sizes":["td3"]}}"#),
    (.dataURI(types: nil, content: true), #"{"dataURI":{"content":true}}"#),
    (.licensePlate(of: "FR"), #"{"licensePlate":{"country":"FR"}}"#),
    (.postalCode("BR", digits: .anyScript), #"{"postalCode":{"digits":"anyScript","region":"BR"}}"#),
    (.json, #""json""#),
    (.base64(.url, padding: .forbidden), #"{"base64":{"padding":"forbidden","variant":"url"}}"#),
    (.jwt, #""jwt""#),
    (.hexColor(alpha: false), #"{"hexColor":{"alpha":false}}"#),
    (.semanticVersion, #""semanticVersion""#),
    (.mimeType(parameters: false), #"{"mimeType":{"parameters":false}}"#),
    (Text.br.cpf, #""br.cpf""#),
    (Text.eg.nationalID(digits: .anyScript), #"{"eg.nationalID":{"digits":"anyScript"}}"#),
    (Text.eu.vat, #""eu.vat""#),
  ]

  private static let numbers: [(rule: Validation<Int>, use: String)] = [
    (.range(1...3), #"{"range":{"max":3,"min":1}}"#),
    (.range(..<3), #"{"range":{"below":3}}"#),
    (.lessThan(3), #"{"lessThan":{"bound":3}}"#),
    (.lessThanOrEqual(to: 3), #"{"lessThanOrEqual":{"bound":3}}"#),
    (.greaterThan(-3), #"{"greaterThan":{"bound":-3}}"#),
    (.greaterThanOrEqual(to: 3), #"{"greaterThanOrEqual":{"bound":3}}"#),
    (.between(1, 3, inclusive: false), #"{"between":{"inclusive":false,"lower":1,"upper":3}}"#),
    (.sign(.nonNegative), #"{"sign":{"is":"nonNegative"}}"#),
    (.multipleOf(3), #"{"multipleOf":{"factor":3}}"#),
    (.port, #""port""#),
    (.equal(to: 1), #"{"equal":{"to":1}}"#),
  ]

  private static let lists: [(rule: Validation<[String]>, use: String)] = [
    (.count(1...3), #"{"count":{"max":3,"min":1}}"#),
    (.unique, #""unique""#),
    (.containsElement("é"), #"{"containsElement":{"expected":"é"}}"#),
  ]

  private static let dictionaries: [(rule: Validation<[String: Int]>, use: String)] = [
    (.count(1...3), #"{"entryCount":{"max":3,"min":1}}"#),
    (.count(equalTo: 2), #"{"entryCount":{"exact":2}}"#),
  ]

  private static let fields: [(rule: Validation<Order>, use: String)] = [
    (.compare("start", \.start, .notAfter, "end", \.end), #"{"beforeField":{"field":"end","orEqual":true}}"#),
    (.compare("start", \.start, .after, "end", \.end), #"{"afterField":{"field":"end"}}"#),
    (.compare("start", \.start, .differentFrom, "end", \.end), #"{"differentFrom":{"field":"end"}}"#),
    (.compare("start", \.start, .sameAs, "end", \.end), #"{"sameAs":{"field":"end","matchAbsent":true}}"#),
    (.confirmed("start", \.start, by: \.end), #""confirmed""#),
    (.elementOf("start", \.start, "items", { [$0.items.count] }), #"{"elementOf":{"field":"items"}}"#),
    (
      .require("start", \.start, if: "code", { $0.code }, is: "BR"),
      #"{"requiredIf":{"equals":"BR","field":"code"}}"#
    ),
    (
      .require("start", \.start, unless: "end", \.end, is: 1, 2),
      #"{"requiredUnless":{"field":"end","in":[1,2]}}"#
    ),
    (.prohibit("start", \.start, if: "end", \.end, is: 1), #"{"prohibitedIf":{"equals":1,"field":"end"}}"#),
    (
      .require("start", \.start, with: NamedField("end", \.end)),
      #"{"requiredWith":{"fields":["end"]}}"#
    ),
    (
      .require("start", \.start, without: NamedField("end", \.end)),
      #"{"requiredWithout":{"fields":["end"]}}"#
    ),
    (
      .require("start", \.start, withAll: NamedField("end", \.end), NamedField("other", \.other)),
      #"{"requiredWithAll":{"fields":["end","other"]}}"#
    ),
  ]

  @Test("A rule of Swift is written as the rule that a document names")
  func uses() throws {
    let values =
      Self.texts.map { ($0.rule.ruleDocument(), #"{"record":[\#($0.use)]}"#) }
      + Self.numbers.map { ($0.rule.ruleDocument(), #"{"record":[\#($0.use)]}"#) }
      + Self.lists.map { ($0.rule.ruleDocument(), #"{"record":[\#($0.use)]}"#) }
      + Self.dictionaries.map { ($0.rule.ruleDocument(), #"{"record":[\#($0.use)]}"#) }
      + Self.fields.map { ($0.rule.ruleDocument(), #"{"fields":{"start":[\#($0.use)]}}"#) }
    for (written, json) in values {
      #expect(written == WrittenRules(json: json, closures: []))
      _ = try RuleDocument(json: written.json.utf8)
    }
  }

  /// Rules that documents have and Swift says otherwise: by types, and by `range`.
  private static let documentsOnly: Set<String> = ["type", "min", "max", "requiredKeys"]

  @Test("Every rule of documents is one of Swift, and is here")
  func coverage() throws {
    func names(of constraint: RuleConstraint) -> [String] {
      switch constraint {
      case .rule(let name, _): [name]
      case .field(_, let rule): names(of: rule)
      default: []
      }
    }
    var named = Set(Self.texts.flatMap { names(of: $0.rule.constraint) })
    named.formUnion(Self.numbers.flatMap { names(of: $0.rule.constraint) })
    named.formUnion(Self.lists.flatMap { names(of: $0.rule.constraint) })
    named.formUnion(Self.dictionaries.flatMap { names(of: $0.rule.constraint) })
    named.formUnion(Self.fields.flatMap { names(of: $0.rule.constraint) })
    named.formUnion(names(of: Validation<Order>.atLeastOneOf(NamedField("start", \.start)).constraint))
    named.formUnion(names(of: Validation<Order>.exactlyOneOf(NamedField("start", \.start)).constraint))
    named.formUnion(names(of: Validation<Order>.atMostOneOf(NamedField("start", \.start)).constraint))
    named.formUnion(names(of: Validation<Decimal>.precisionScale(5, 2).constraint))
    // The numbers of countries are derived from their formats; some represent all.
    let others = RuleDefinition.builtIn.map(\.name).filter { !$0.contains(".") }
    #expect(Set(others).subtracting(named).subtracting(Self.documentsOnly) == [])
  }

  @Test("A model is written with its fields, elements, messages and severities, and says where closures are")
  func model() throws {
    let rules = Validation<Order>.all(
      .field(
        "code", \.code, .required, .firstFailure(.length(2), .oneOf(["BR", "PT"])).message("code.wrong")),
      .field("other", \.other, .notBlank, Validation<String> { _ in }),
      .field("items", \.items, .count(1...), .each(.slug.asWarning, .notContains("admin").sensitive())),
      .compare("start", \.start, .before, "end", \.end),
      .field("end", \.end, .range(1...)).when { $0.start != nil },
      .atLeastOneOf(NamedField("start", \.start), NamedField("end", \.end))
    )
    let written = rules.ruleDocument()
    #expect(written.closures == ["other", ""])
    #expect(
      written.json == """
        {"record":[{"atLeastOneOf":{"fields":["start","end"]}}],"fields":{\
        "code":["required",{"length":{"exact":2},"message":"code.wrong","stopAtFirst":true},\
        {"oneOf":{"allowed":["BR","PT"]},"message":"code.wrong","stopAtFirst":true}],\
        "other":["notBlank"],\
        "items":[{"count":{"min":1}}],\
        "items[]":[{"slug":true,"severity":"warning"},{"notContains":{"text":"admin"},"sensitive":true}],\
        "start":[{"beforeField":{"field":"end"}}]}}
        """)
    let document = try RuleDocument(json: written.json.utf8)
    let order = Order(code: "XYZ", other: "x", start: 3, end: 2, items: ["São", "admin"])
    let json = #"{"code":"XYZ","other":"x","items":["São","admin"],"start":3,"end":2}"#
    let swift = rules.errors(in: order)
    let read = try document.errors(inJSON: json.utf8)
    #expect(read.map(\.description).sorted() == swift.map(\.description).sorted())
  }

  private struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let rules: Validation<Order>
    let json: String
    var closures: [String] = []
  }

  private static let scenarioCases: [Case] = [
    Case(
      testDescription: "of fields, rules and elements, in the order in which they are named",
      rules: .all(
        .field("code", \.code, .absent).on("更新", "create"),
        .field("other", \.other, .required.on("create"), .slug.asWarning.on("create", "publier")),
        .field("items", \.items, .each(.notBlank.message("empty").on("publier")))),
      json:
        #"{"scenarios":["更新","create","publier"],"fields":{"code":[{"absent":true,"on":["更新","create"]}],"#
        + #""other":[{"required":true,"on":"create"},{"slug":true,"severity":"warning","on":["create","publier"]}],"#
        + #""items[]":[{"notBlank":true,"message":"empty","on":"publier"}]}}"#),
    Case(
      testDescription: "of rules over the record",
      rules: .atLeastOneOf(NamedField("start", \.start)).on("create"),
      json: #"{"scenarios":["create"],"record":[{"atLeastOneOf":{"fields":["start"]},"on":"create"}]}"#),
    Case(
      testDescription: "within scenarios, if one includes the other",
      rules: .field("code", \.code, .slug.on("a", "b"), .notBlank.on("b"), .ascii.on("b", "c", "d")).on(
        "b", "c"),
      json:
        #"{"scenarios":["b","c"],"fields":{"code":[{"notBlank":true,"on":"b"},{"ascii":true,"on":["b","c"]}]}}"#,
      closures: ["code"]),
    Case(
      testDescription: "that are none: the rules never apply",
      rules: .field("code", \.code, .slug, .notBlank.on()), json: #"{"fields":{"code":["slug"]}}"#),
    Case(
      testDescription: "whose names are canonically equivalent are one",
      rules: .field("code", \.code, .slug.on("caf\u{E9}"), .ascii.on("cafe\u{301}")),
      json: "{\"scenarios\":[\"caf\u{E9}\"],\"fields\":{\"code\":["
        + "{\"slug\":true,\"on\":\"caf\u{E9}\"},{\"ascii\":true,\"on\":\"caf\u{E9}\"}]}}"),
    Case(
      testDescription: "that a document cannot name",
      rules: .field("code", \.code, .slug.on("create", ""), .ascii), json: #"{"fields":{"code":["ascii"]}}"#,
      closures: ["code"]),
    Case(
      testDescription: "around the rules of which the first failure ends the chain",
      rules: .field("code", \.code, .firstFailure(.slug.on("a"), .ascii).on("a", "b")),
      json: #"{"scenarios":["a","b"],"fields":{"code":[{"slug":true,"on":"a","stopAtFirst":true},"#
        + #"{"ascii":true,"on":["a","b"],"stopAtFirst":true}]}}"#),
  ]

  @Test("Scenarios are written", arguments: scenarioCases)
  private func writesScenarios(row: Case) throws {
    let written = row.rules.ruleDocument()
    #expect(written == WrittenRules(json: row.json, closures: row.closures))
    guard row.closures.isEmpty else { return }
    // The document judges as the rules do, whatever is chosen.
    let document = try RuleDocument(json: written.json.utf8)
    let orders = [
      (Order(), #"{"code":"","items":[]}"#),
      (Order(code: "É É", other: "A b", items: [" "]), #"{"code":"É É","other":"A b","items":[" "]}"#),
    ]
    let names: [Scenario] = ["更新", "create", "publier", "a", "b", "caf\u{E9}"]
    for chosen in [[]] + names.map({ [$0] }) + [names] {
      for (order, json) in orders {
        let errors = Scenario.$chosen.withValue(Set(chosen)) { row.rules.errors(in: order) }
        #expect(try document.applied(on: Set(chosen)).errors(inJSON: json.utf8) == errors, "\(chosen)")
      }
    }
  }

  @Test("No more scenarios are written than a document can have")
  func tooManyScenarios() throws {
    let rules = (0..<70).map {
      Validation<Order>.field("f\($0)", \.code, .slug.on(Scenario(rawValue: "s\($0)")))
    }
    let written = Validation<Order>.chain(rules).ruleDocument()
    #expect(try RuleDocument(json: written.json.utf8).scenarios.count == 64)
    #expect(written.closures == (64..<70).map { "f\($0)" })
  }

  @Test(
    "Two fields that must be the same are so in a document, also where one is absent",
    arguments: [nil, 1, 2] as [Int?], [nil, 1, 2] as [Int?])
  func sameFields(start: Int?, end: Int?) throws {
    let rules = Validation<Order>.compare("start", \.start, .sameAs, "end", \.end)
    let document = try RuleDocument(json: rules.ruleDocument().json.utf8)
    let members = [("start", start), ("end", end)].compactMap { name, value in
      value.map { "\"\(name)\":\($0)" }
    }
    let read = try document.errors(inJSON: "{\(members.joined(separator: ","))}".utf8)
    #expect(read == rules.errors(in: Order(start: start, end: end)))
    #expect(read.isEmpty == (start == end))
    // Null is no value either.
    let nulls = [("start", start), ("end", end)].map { name, value in
      "\"\(name)\":\(value.map { "\($0)" } ?? "null")"
    }
    #expect(try document.errors(inJSON: "{\(nulls.joined(separator: ","))}".utf8) == read)
  }

  @Test("A constraint is printed as Swift writes the rules")
  func description() {
    let rules = Validation<Order>.all(
      .field("code", \.code, .required, .length(3...20)), .field("items", \.items, .each(.notBlank)))
    #expect(
      "\(rules.constraint)" == "code: (required, length(max: 20, min: 3)), items: (each(notBlank))")
    #expect("\(Validation<String>.slug.on("create", "更新").constraint)" == #"(slug).on("create", "更新")"#)
  }
}
