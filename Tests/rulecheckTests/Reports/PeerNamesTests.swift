import Testing
import ValidationRules

@testable import rulecheck

/// The names of other libraries.
@Suite("The names of other libraries")
struct PeerNamesTests {
  /// A library, and all of its checks.
  struct Library: Sendable, CustomTestStringConvertible {
    let name: String
    let checks: Set<String>

    init(_ name: String, _ checks: String) {
      self.name = name
      self.checks = Set(checks.split { $0 == " " || $0 == "\n" }.map(String.init))
    }

    var testDescription: String { name }
  }

  @Test("Each check of another library is known, by a rule or by what to use instead", arguments: libraries)
  func complete(library: Library) {
    let rules = Set(
      RuleDefinition.builtIn.flatMap(\.peerNames).filter { $0.library == library.name }.map(\.name))
    let others = Set(RuleDefinition.peersWithoutRule.filter { $0.library == library.name }.map(\.name))
    #expect(library.checks.subtracting(rules).subtracting(others).sorted() == [])
    #expect(rules.union(others).subtracting(library.checks).sorted() == [])
    #expect(rules.intersection(others).sorted() == [])
  }

  @Test(
    "A name that no rule has is found by itself, and by its library",
    arguments: [
      ("exists", ["exists"]), ("Assert\\Valid", ["Valid", "@Valid"]), ("valid hibernate", ["@Valid"]),
      ("@ScriptAssert", ["@ScriptAssert"]), ("any.custom", ["any.custom"]), ("iban", []), ("laravel", []),
    ] as [(String, [String])])
  func search(words: String, names: [String]) {
    #expect(RuleSearch(words).namesWithoutRule.map(\.name) == names)
  }

  static let libraries = [
    // 13.15
    Library(
      "validator.js",
      """
      contains equals isAbaRouting isAfter isAlpha isAlphanumeric isAscii isBase32 isBase58 isBase64
      isBefore isBIC isBoolean isBtcAddress isByteLength isCreditCard isCurrency isDataURI isDate isDecimal
      isDivisibleBy isEAN isEmail isEmpty isEthereumAddress isFloat isFQDN isFreightContainerID isFullWidth
      isHalfWidth isHash isHexadecimal isHexColor isHSL isIBAN isIdentityCard isIMEI isIn isInt isIP
      isIPRange isISBN isISIN isISO15924 isISO31661Alpha2 isISO31661Alpha3 isISO31661Numeric isISO4217
      isISO6346 isISO6391 isISO8601 isISRC isISSN isJSON isJWT isLatLong isLength isLicensePlate isLocale
      isLowercase isLuhnNumber isMACAddress isMagnetURI isMailtoURI isMD5 isMimeType isMobilePhone isMongoId
      isMultibyte isNumeric isOctal isPassportNumber isPort isPostalCode isRFC3339 isRgbColor isSemVer
      isSlug isStrongPassword isSurrogatePair isTaxID isTime isULID isUppercase isURL isUUID isVariableWidth
      isVAT isWhitelisted matches
      """),
    // 7.4
    Library(
      "Symfony",
      """
      All AtLeastOneOf Bic Blank Callback CardScheme Cascade Charset Choice Cidr Collection Compound Count
      Country Cron CssColor Currency Date DateTime DisableAutoMapping DivisibleBy Email EnableAutoMapping
      EqualTo Expression ExpressionSyntax File GreaterThan GreaterThanOrEqual GroupSequence Hostname Iban
      IdenticalTo Image Ip IsFalse IsNull IsTrue Isbn Isin Issn Json Language Length LessThan
      LessThanOrEqual Locale Luhn MacAddress Negative NegativeOrZero NoSuspiciousCharacters NotBlank
      NotCompromisedPassword NotEqualTo NotIdenticalTo NotNull PasswordStrength Positive PositiveOrZero
      Range Regex Sequentially Slug Time Timezone Traverse Twig Type Ulid Unique UniqueEntity Url
      UserPassword Uuid Valid Video Week When WordCount Xml Yaml
      """),
    // 12
    Library(
      "Laravel",
      """
      accepted accepted_if boolean declined declined_if active_url alpha alpha_dash alpha_num ascii
      confirmed current_password different doesnt_start_with doesnt_end_with email ends_with enum hex_color
      in ip ipv4 ipv6 json lowercase mac_address max min not_in regex not_regex same size starts_with string
      uppercase url ulid uuid between decimal digits digits_between gt gte integer lt lte max_digits
      min_digits multiple_of numeric array contains doesnt_contain distinct in_array in_array_keys list
      after after_or_equal before before_or_equal date date_equals date_format timezone dimensions encoding
      extensions file image mimetypes mimes exists unique anyOf any_of bail exclude exclude_if exclude_unless
      exclude_with exclude_without filled missing missing_if missing_unless missing_with missing_with_all
      nullable present present_if present_unless present_with present_with_all prohibited prohibited_if
      prohibited_if_accepted prohibited_if_declined prohibited_unless prohibits required required_if
      required_if_accepted required_if_declined required_unless required_with required_with_all
      required_without required_without_all required_array_keys sometimes Password can
      """),
    // 9.1 with Jakarta Validation 3.1
    Library(
      "Hibernate Validator",
      """
      @AssertFalse @AssertTrue @DecimalMax @DecimalMin @Digits @Email @Future @FutureOrPresent @Max @Min
      @Negative @NegativeOrZero @NotBlank @NotEmpty @NotNull @Null @Past @PastOrPresent @Pattern @Positive
      @PositiveOrZero @Size @BitcoinAddress @CodePointLength @ConstraintComposition @CreditCardNumber
      @Currency @DurationMax @DurationMin @EAN @ISBN @Length @LuhnCheck @Mod10Check @Mod11Check @Normalized
      @ParameterScriptAssert @Range @ScriptAssert @UniqueElements @URL @UUID @IpAddress @OneOf @CNPJ @CPF
      @TituloEleitoral @KorRRN @NIP @PESEL @REGON @INN @Valid
      """),
    // 1.2
    Library(
      "Valibot",
      """
      base64 bic bytes check checkItems creditCard cuid2 decimal digits domain email emoji empty endsWith
      entries everyItem excludes finite graphemes gtValue guard hash hexadecimal hexColor imei includes
      integer ip ipv4 ipv6 isbn isrc isoDate isoDateTime isoTime isoTimeSecond isoTimestamp isoWeek
      jwsCompact length ltValue mac mac48 mac64 maxBytes maxEntries maxGraphemes maxLength maxSize maxValue
      maxWords mimeType minBytes minEntries minGraphemes minLength minSize minValue minWords multipleOf
      nanoid nonEmpty notBytes notEntries notGraphemes notLength notSize notValue notValues notWords octal
      parseJson partialCheck rawCheck regex rfcEmail safeInteger size slug someItem startsWith ulid url uuid
      value values words any array bigint blob boolean custom date enum exactOptional file function instance
      intersect lazy literal looseObject looseTuple map nan never nonNullable nonNullish nonOptional null
      nullable nullish number object objectWithRest optional picklist promise record set strictObject
      strictTuple string symbol tuple tupleWithRest undefined undefinedable union unknown variant void ascii
      """),
    // 4
    Library(
      "zod",
      """
      any array base64 base64url bigint boolean cidrv4 cidrv6 cuid cuid2 custom date discriminatedUnion e164
      email emoji enum file float32 float64 function guid hash hex hostname httpUrl instanceof int int32
      int64 intersection ipv4 ipv6 iso.date iso.datetime iso.duration iso.time json jwt keyof ksuid lazy
      literal looseObject mac map mime nan nanoid nativeEnum never null nullable nullish nonoptional number
      object optional partialRecord promise record set strictObject string stringFormat stringbool symbol
      templateLiteral tuple uint32 uint64 ulid undefined union unknown url uuid uuidv4 uuidv6 uuidv7 void
      superRefine overwrite coerce trim
      xid xor lt lte gt gte positive negative nonpositive nonnegative multipleOf maxSize minSize size
      maxLength minLength length regex lowercase uppercase includes startsWith endsWith property normalize
      nonempty min max safe safeint finite step refine check
      """),
    // 18
    Library(
      "Joi",
      """
      any any.allow any.custom any.equal any.exist any.external any.forbidden any.invalid any.disallow any.not
      any.only any.optional any.presence any.required any.valid any.when any.failover
      alternatives.conditional alternatives.match alternatives.try array array.has array.items array.length
      array.max array.min array.ordered array.single array.sort array.sparse array.unique binary
      binary.encoding binary.length binary.max binary.min boolean boolean.falsy boolean.truthy date
      date.greater date.iso date.less date.max date.min date.timestamp function function.arity
      function.class function.maxArity function.minArity link number number.greater number.integer
      number.less number.max number.min number.multiple number.negative number.port number.positive
      number.precision number.sign number.unsafe object object.and object.assert object.instance object.keys
      object.length object.max object.min object.nand object.or object.oxor object.pattern object.ref
      object.regex object.schema object.unknown object.with object.without object.xor string string.alphanum
      string.base64 string.case string.creditCard string.dataUri string.domain string.email string.guid
      string.hex string.hostname string.ip string.isoDate string.isoDuration string.length string.lowercase
      string.max string.min string.normalize string.pattern string.regex string.token string.trim
      string.truncate string.uppercase string.uri symbol
      """),
    // 2.2
    Library(
      "python-stdnum",
      """
      ad.nrt al.nipt ar.cbu ar.cuit ar.dni at.businessid at.postleitzahl at.tin at.uid at.vnr au.abn au.acn
      au.tfn az.voen be.bis be.eid be.iban be.nn be.ogm_vcs be.ssn be.vat bg.egn bg.pnf bg.vat bic bitcoin
      br.cnpj br.cpf by.unp ca.bc_phn ca.bn ca.sin casrn cfi ch.esr ch.ssn ch.uid ch.vat cl.rut cn.ric
      cn.uscc co.nit cr.cpf cr.cpj cr.cr cu.ni cusip cy.vat cz.bankaccount cz.dic cz.rc damm
      de.handelsregisternummer de.idnr de.leitweg de.stnr de.vat de.wkn dk.cpr dk.cvr do.cedula do.ncf
      do.rnc dz.nif ean ec.ci ec.ruc ee.ik ee.kmkr ee.registrikood eg.tn es.cae es.ccc es.cif es.cups es.dni
      es.iban es.nie es.nif es.postal_code es.referenciacatastral eu.at_02 eu.banknote eu.ecnumber eu.eic
      eu.excise eu.nace eu.oss eu.vat fi.alv fi.associationid fi.hetu fi.veronumero fi.ytunnus figi fo.vn
      fr.accise fr.nif fr.nir fr.rcs fr.siren fr.siret fr.tva gb.nhs gb.sedol gb.upn gb.utr gb.vat gh.tin
      gn.nifp gr.amka gr.vat grid gs1_128 gt.nit hr.oib hu.anum iban id.nik id.npwp ie.pps ie.vat il.hp
      il.idnr imei imo imsi in_.aadhaar in_.epic in_.gstin in_.pan in_.vid is_.kennitala is_.vsk isan isbn
      isil isin ismn isni iso11649 iso6346 iso7064.mod_11_10 iso7064.mod_11_2 iso7064.mod_37_2
      iso7064.mod_37_36 iso7064.mod_97_10 iso9362 isrc issn it.aic it.codicefiscale it.iva jp.cn jp.in_
      ke.pin kr.brn kr.rrn lei li.peid lt.asmens lt.pvm lu.tva luhn lv.pvn ma.ice mac mc.tva md.idno me.iban
      me.pib meid mk.edb mt.vat mu.nid mx.curp mx.rfc my.nric mz.nuit nl.brin nl.bsn nl.btw
      nl.identiteitskaartnummer nl.onderwijsnummer nl.postcode no.fodselsnummer no.iban no.kontonr no.mva
      no.orgnr nz.bankaccount nz.ird pe.cui pe.ruc pk.cnic pl.nip pl.pesel pl.regon pt.cc pt.nif py.ruc
      ro.cf ro.cnp ro.cui ro.onrc rs.pib ru.inn ru.ogrn se.orgnr se.personnummer se.postnummer se.vat sg.uen
      si.ddv si.emso si.maticna sk.dph sk.rc sm.coe sn.ninea sv.nit th.moa th.pin th.tin tn.mf tr.tckimlik
      tr.vkn tw.ubn ua.edrpou ua.rntrc us.atin us.ein us.itin us.ptin us.rtn us.ssn us.tin uy.rut vatin
      ve.rif verhoeff vn.mst za.idnr za.tin
      """),
  ]
}
