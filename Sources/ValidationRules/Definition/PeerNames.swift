extension RuleDefinition {
  /// What other libraries call the rule, such as `isEmail`, each with the name of its library: for readers who come from
  /// one of them.
  public var peerNames: [(library: String, name: String)] {
    (Self.peers[name] ?? "").split(separator: ";").flatMap { part -> [(library: String, name: String)] in
      let words = part.split(separator: " ").map(String.init)
      guard let library = words.first else { return [] }
      return words.dropFirst().map { (Self.libraries[library] ?? library, $0) }
    }
  }

  /// The rules with names elsewhere.
  package static var namesWithPeers: [String] { peers.keys.sorted() }

  /// The libraries by the letters that ``peers`` has for them.
  private static let libraries = [
    "V": "validator.js", "S": "Symfony", "L": "Laravel", "H": "Hibernate Validator", "B": "Valibot",
    "Z": "zod",
    "J": "Joi", "F": "FluentValidation", "R": "Rails", "D": "python-stdnum", "P": "libphonenumber",
    "M": "JSON Schema",
  ]

  /// For each rule, a library and its names, then the next library behind a semicolon.
  private static let peers: [String: String] = [
    "required":
      "S NotNull; L required present filled; H @NotNull; B nonNullish; J any.required; F NotNull; R presence; M required",
    "notEmpty": "V isEmpty; S NotBlank; L filled; H @NotEmpty; B nonEmpty; F NotEmpty; Z nonempty",
    "notBlank": "S NotBlank; H @NotBlank; F NotEmpty; R presence",
    "absent": "S IsNull Blank; L missing prohibited; H @Null; J any.forbidden; F Null Empty; R absence",
    "accepted": "S IsTrue; L accepted; H @AssertTrue; R acceptance",
    "declined": "S IsFalse; L declined; H @AssertFalse",
    "length":
      "V isLength isByteLength; S Length; L min max size between; H @Size @Length @CodePointLength; B length minLength maxLength graphemes bytes; Z min max length; J string.min string.max string.length; F Length MinimumLength MaximumLength; R length; M minLength maxLength",
    "matches":
      "V matches; S Regex; L regex; H @Pattern; B regex; Z regex; J string.pattern; F Matches; R format; M pattern",
    "notMatches": "S Regex; L not_regex; J string.pattern; R format",
    "regex": "B regex; M regex",
    "wordCount": "S WordCount; B words minWords maxWords",
    "startsWith": "L starts_with; B startsWith; Z startsWith",
    "endsWith": "L ends_with; B endsWith; Z endsWith",
    "contains": "V contains; L contains; B includes; Z includes",
    "notContains": "B excludes",
    "letterCase":
      "V isLowercase isUppercase; L lowercase uppercase; J string.lowercase string.uppercase; Z lowercase uppercase",
    "alphabetic": "V isAlpha; L alpha",
    "alphanumeric": "V isAlphanumeric; L alpha_num; J string.alphanum",
    "slug": "V isSlug; L alpha_dash; B slug; S Slug",
    "ascii": "V isAscii; L ascii; B ascii",
    "encodable": "S Charset",
    "normalized": "H @Normalized; J string.normalize; Z normalize",
    "noBidiControls": "S NoSuspiciousCharacters",
    "noInvisibles": "S NoSuspiciousCharacters",
    "singleScript": "S NoSuspiciousCharacters",
    "restrictionLevel": "S NoSuspiciousCharacters",
    "noMixedDigits": "S NoSuspiciousCharacters",
    "emoji": "B emoji; Z emoji",
    "email":
      "V isEmail; S Email; L email; H @Email; B email rfcEmail; Z email; J string.email; F EmailAddress; M email idn-email",
    "url": "V isURL; S Url; L url active_url; H @URL; B url; Z url httpUrl; J string.uri",
    "uri": "J string.uri; M uri uri-reference iri iri-reference; V isURL; B url",
    "uriTemplate": "M uri-template",
    "dataURI": "V isDataURI; J string.dataUri",
    "mailto": "V isMailtoURI",
    "jsonPointer": "M json-pointer relative-json-pointer",
    "hostname": "V isFQDN; S Hostname; Z hostname; J string.domain string.hostname; M hostname idn-hostname",
    "ipAddress":
      "V isIP isIPRange; S Ip Cidr; L ip ipv4 ipv6; B ip ipv4 ipv6; Z ipv4 ipv6 cidrv4 cidrv6; J string.ip; M ipv4 ipv6",
    "port": "V isPort; J number.port",
    "macAddress": "V isMACAddress; S MacAddress; L mac_address; B mac mac48 mac64; Z mac; D mac",
    "number": "V isNumeric isFloat isDecimal; L numeric; S Type; J number; Z number; R numericality; M type",
    "integer": "V isInt; L integer; S Type; B integer; Z int; J number.integer; R numericality",
    "digits": "V isNumeric; L digits digits_between min_digits max_digits; H @Digits; B digits",
    "range": "V isInt isFloat; S Range; L between; H @Range; R numericality",
    "min": "S GreaterThanOrEqual; L min; H @Min @DecimalMin; B minValue; Z min gte; J number.min; M minimum",
    "max": "S LessThanOrEqual; L max; H @Max @DecimalMax; B maxValue; Z max lte; J number.max; M maximum",
    "lessThan": "S LessThan; L lt; B ltValue; Z lt; J number.less; F LessThan; M exclusiveMaximum",
    "lessThanOrEqual": "S LessThanOrEqual; L lte; Z lte; F LessThanOrEqualTo",
    "greaterThan":
      "S GreaterThan; L gt; B gtValue; Z gt; J number.greater; F GreaterThan; M exclusiveMinimum",
    "greaterThanOrEqual": "S GreaterThanOrEqual; L gte; Z gte; F GreaterThanOrEqualTo",
    "between": "S Range; L between; F InclusiveBetween ExclusiveBetween; R inclusion",
    "precisionScale": "L decimal; H @Digits; J number.precision; F PrecisionScale; V isDecimal",
    "sign":
      "S Positive PositiveOrZero Negative NegativeOrZero; H @Positive @PositiveOrZero @Negative @NegativeOrZero; Z positive negative nonnegative; J number.positive number.negative",
    "multipleOf":
      "V isDivisibleBy; S DivisibleBy; L multiple_of; B multipleOf; Z multipleOf; J number.multiple; M multipleOf",
    "amount": "V isCurrency; R numericality",
    "date": "V isDate isISO8601; S Date; L date date_format; B isoDate; Z iso.date; J date.iso; M date",
    "time": "V isTime; S Time; B isoTime; Z iso.time; M time",
    "dateTime":
      "V isRFC3339 isISO8601; S DateTime; B isoDateTime isoTimestamp; Z iso.datetime; J string.isoDate; M date-time",
    "localizedDate": "V isDate; L date_format",
    "localizedTime": "V isTime; L date_format",
    "duration": "Z iso.duration; J string.isoDuration; M duration",
    "isoWeek": "S Week; B isoWeek",
    "timeZone": "S Timezone; L timezone",
    "before": "V isBefore; L before before_or_equal; S LessThan; J date.less; B maxValue",
    "after": "V isAfter; L after after_or_equal; S GreaterThan; J date.greater; B minValue",
    "past": "H @Past @PastOrPresent; S LessThan",
    "future": "H @Future @FutureOrPresent; S GreaterThan",
    "age": "S LessThanOrEqual",
    "type": "S Type; L array boolean string; J any; Z string number boolean; M type",
    "equal":
      "V equals; S EqualTo IdenticalTo; B value literal; Z literal; J any.valid; F Equal; R comparison; M const",
    "notEqual": "S NotEqualTo NotIdenticalTo; B notValue; J any.invalid; F NotEqual",
    "oneOf":
      "V isIn; S Choice; L in enum; B picklist enum; Z enum; J any.valid; F IsInEnum; R inclusion; M enum",
    "noneOf": "L not_in; B notValues; J any.invalid; R exclusion",
    "count":
      "S Count; L size min max; H @Size; B minLength maxLength; J array.length array.min array.max; M minItems maxItems",
    "unique": "S Unique; L distinct; H @UniqueElements; J array.unique; M uniqueItems",
    "containsElement": "L contains; J array.has; B includes; M contains",
    "requiredKeys": "S Collection; L required_array_keys; J object.keys; M required",
    "sameAs": "V equals; L same; S EqualTo; F Equal; J any.valid",
    "differentFrom": "L different; S NotEqualTo; F NotEqual",
    "confirmed": "L confirmed; R confirmation",
    "beforeField": "L before; S LessThan; F LessThan",
    "afterField": "L after; S GreaterThan; F GreaterThan",
    "requiredIf": "L required_if; S When; J any.when; M dependentRequired",
    "requiredUnless": "L required_unless; S When; J any.when",
    "prohibitedIf": "L prohibited_if missing_if; J object.without",
    "requiredWith": "L required_with; J object.with; M dependentRequired",
    "requiredWithout": "L required_without; J object.or",
    "requiredWithAll": "L required_with_all; J object.and",
    "atLeastOneOf": "S AtLeastOneOf; J object.or",
    "exactlyOneOf": "J object.xor",
    "iban": "V isIBAN; S Iban; D iban",
    "bic": "V isBIC; S Bic; B bic; D bic",
    "lei": "D lei",
    "isin": "V isISIN; S Isin; D isin",
    "isbn": "V isISBN; S Isbn; H @ISBN; B isbn; D isbn",
    "issn": "V isISSN; S Issn; D issn",
    "ismn": "D ismn",
    "isrc": "V isISRC; D isrc",
    "isan": "D isan",
    "isni": "D isni",
    "ean": "V isEAN; H @EAN; D ean",
    "gs1": "D gs1_128",
    "containerCode": "V isISO6346 isFreightContainerID; D iso6346",
    "imei": "V isIMEI; B imei; D imei",
    "luhn": "V isLuhnNumber; S Luhn; H @LuhnCheck @Mod10Check; D luhn",
    "creditCard":
      "V isCreditCard; S CardScheme Luhn; H @CreditCardNumber; B creditCard; J string.creditCard; F CreditCard",
    "uuid": "V isUUID; S Uuid; L uuid; H @UUID; B uuid; Z uuid uuidv4 uuidv7 guid; J string.guid; M uuid",
    "ulid": "V isULID; S Ulid; L ulid; B ulid; Z ulid",
    "nanoid": "B nanoid; Z nanoid",
    "phone":
      "V isMobilePhone; P isValidNumber isPossibleNumber isValidNumberForRegion; Z e164; L phone",
    "country": "V isISO31661Alpha2 isISO31661Alpha3 isISO31661Numeric; S Country",
    "currency": "V isISO4217 isCurrency; S Currency; H @Currency",
    "languageTag": "V isLocale isISO6391; S Language Locale",
    "postalCode": "V isPostalCode",
    "passportNumber": "V isPassportNumber",
    "licensePlate": "V isLicensePlate",
    "json": "V isJSON; S Json; L json; Z json",
    "base64": "V isBase64; B base64; Z base64 base64url; J string.base64",
    "base32": "V isBase32",
    "base58": "V isBase58",
    "hexadecimal": "V isHexadecimal; B hexadecimal; J string.hex; Z hex",
    "hash": "V isHash isMD5; B hash; Z hash",
    "jwt": "V isJWT; B jwsCompact; Z jwt",
    "hexColor": "V isHexColor; S CssColor; L hex_color; B hexColor",
    "cssColor": "S CssColor; V isRgbColor isHSL isHexColor",
    "semanticVersion": "V isSemVer",
    "mimeType": "V isMimeType; B mimeType; L mimetypes mimes; S File",
    "fileName": "L extensions; S File",
    "bitcoinAddress": "V isBtcAddress; D bitcoin",
    "ethereumAddress": "V isEthereumAddress",
    "eu.vat": "V isVAT; D eu.vat",
    "pl.pesel": "H @PESEL; V isIdentityCard; D pl.pesel",
    "pl.nip": "H @NIP; V isTaxID; D pl.nip",
    "pl.regon": "H @REGON; D pl.regon",
    "br.cpf": "H @CPF; V isTaxID; D br.cpf",
    "br.cnpj": "H @CNPJ; V isTaxID; D br.cnpj",
    "br.tituloEleitor": "H @TituloEleitoral",
    "ru.inn": "H @INN; D ru.inn",
    "pt.nif": "V isTaxID; D pt.nif",
    "es.nif": "V isTaxID isIdentityCard; D es.nif",
    "cn.residentID": "V isIdentityCard; D cn.ric",
    "hk.identityCard": "V isIdentityCard",
    "tw.nationalID": "V isIdentityCard",
    "nationalID": "V isIdentityCard",
    "taxNumber": "V isTaxID",
    "vat": "V isVAT",
  ]
}
