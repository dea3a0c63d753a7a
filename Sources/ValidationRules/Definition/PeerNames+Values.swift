extension RuleDefinition {
  /// The names of the rules for texts, numbers, dates, lists and several fields elsewhere.
  static let peersOfValues: [String: String] = [
    "required":
      "S NotNull; L required present filled; H @NotNull; B nonNullish nonNullable nonOptional; J any.required any.exist any.presence; F NotNull; R presence; M required; Y required defined; Z nonoptional",
    "notEmpty": "V isEmpty; S NotBlank; L filled; H @NotEmpty; B nonEmpty; F NotEmpty; Z nonempty",
    "notBlank": "S NotBlank; H @NotBlank; F NotEmpty; R presence",
    "absent":
      "S IsNull Blank; L missing prohibited missing_with_all; H @Null; J any.forbidden; F Null Empty; R absence; B null undefined never void empty; Z null undefined never void",
    "accepted":
      "S IsTrue; L accepted accepted_if; H @AssertTrue; R acceptance; Y isTrue; Z stringbool; J boolean.truthy",
    "declined": "S IsFalse; L declined declined_if; H @AssertFalse; Y isFalse; Z stringbool; J boolean.falsy",
    "length":
      "V isLength isByteLength; S Length; L min max size between; H @Size @Length @CodePointLength; B length minLength maxLength graphemes bytes minBytes maxBytes minGraphemes maxGraphemes empty; Z min max length maxLength minLength; J string.min string.max string.length; F Length MinimumLength MaximumLength; R length; M minLength maxLength; Y length min max",
    "matches":
      "V matches isFullWidth isHalfWidth isMultibyte isVariableWidth isSurrogatePair isOctal isWhitelisted; S Regex; L regex; H @Pattern; B regex octal; Z regex templateLiteral; J string.pattern string.token string.regex; F Matches; R format; M pattern; Y matches",
    "notMatches": "S Regex; L not_regex doesnt_start_with doesnt_end_with; J string.pattern; R format",
    "regex": "B regex; M regex",
    "wordCount": "S WordCount; B words minWords maxWords",
    "startsWith": "L starts_with; B startsWith; Z startsWith",
    "endsWith": "L ends_with; B endsWith; Z endsWith",
    "contains": "V contains; L contains; B includes; Z includes",
    "notContains": "B excludes",
    "letterCase":
      "V isLowercase isUppercase; L lowercase uppercase; J string.lowercase string.uppercase string.case; Z lowercase uppercase; Y lowercase uppercase",
    "alphabetic": "V isAlpha; L alpha",
    "alphanumeric": "V isAlphanumeric; L alpha_num; J string.alphanum",
    "slug": "V isSlug; L alpha_dash; B slug; S Slug",
    "ascii": "V isAscii; L ascii; B ascii",
    "encodable": "S Charset; L encoding",
    "normalized": "H @Normalized; J string.normalize; Z normalize",
    "noBidiControls": "S NoSuspiciousCharacters",
    "noInvisibles": "S NoSuspiciousCharacters",
    "singleScript": "S NoSuspiciousCharacters",
    "restrictionLevel": "S NoSuspiciousCharacters",
    "noMixedDigits": "S NoSuspiciousCharacters",
    "emoji": "B emoji; Z emoji",
    "email":
      "V isEmail; S Email; L email; H @Email; B email rfcEmail; Z email; J string.email; F EmailAddress; M email idn-email; Y email",
    "url": "V isURL; S Url; L url active_url; H @URL; B url; Z url httpUrl; J string.uri; Y url",
    "uri": "J string.uri; M uri uri-reference iri iri-reference; V isURL isMagnetURI; B url",
    "uriTemplate": "M uri-template",
    "dataURI": "V isDataURI; J string.dataUri",
    "mailto": "V isMailtoURI",
    "jsonPointer": "M json-pointer relative-json-pointer",
    "hostname":
      "V isFQDN; S Hostname; Z hostname; J string.domain string.hostname; M hostname idn-hostname; B domain",
    "ipAddress":
      "V isIP isIPRange; S Ip Cidr; L ip ipv4 ipv6; B ip ipv4 ipv6; Z ipv4 ipv6 cidrv4 cidrv6; J string.ip; M ipv4 ipv6; H @IpAddress",
    "port": "V isPort; J number.port",
    "macAddress": "V isMACAddress; S MacAddress; L mac_address; B mac mac48 mac64; Z mac; D mac",
    "number":
      "V isNumeric isFloat isDecimal; L numeric; S Type; J number; Z number float32 float64 finite; R numericality; M type; B decimal finite; Y number",
    "integer":
      "V isInt; L integer; S Type; B integer safeInteger bigint; Z int int32 uint32 int64 uint64 safeint safe bigint; J number.integer number.unsafe; R numericality; Y integer",
    "digits": "V isNumeric; L digits digits_between min_digits max_digits; H @Digits; B digits",
    "range": "V isInt isFloat; S Range; L between; H @Range; R numericality",
    "min":
      "S GreaterThanOrEqual; L min; H @Min @DecimalMin; B minValue; Z min gte; J number.min; M minimum; Y min",
    "max":
      "S LessThanOrEqual; L max; H @Max @DecimalMax; B maxValue; Z max lte; J number.max; M maximum; Y max",
    "lessThan":
      "S LessThan; L lt; B ltValue; Z lt; J number.less; F LessThan; M exclusiveMaximum; Y lessThan",
    "lessThanOrEqual": "S LessThanOrEqual; L lte; Z lte; F LessThanOrEqualTo",
    "greaterThan":
      "S GreaterThan; L gt; B gtValue; Z gt; J number.greater; F GreaterThan; M exclusiveMinimum; Y moreThan",
    "greaterThanOrEqual": "S GreaterThanOrEqual; L gte; Z gte; F GreaterThanOrEqualTo",
    "between": "S Range; L between; F InclusiveBetween ExclusiveBetween; R inclusion",
    "precisionScale": "L decimal; H @Digits; J number.precision; F PrecisionScale; V isDecimal",
    "sign":
      "S Positive PositiveOrZero Negative NegativeOrZero; H @Positive @PositiveOrZero @Negative @NegativeOrZero; Z positive negative nonnegative nonpositive; J number.positive number.negative number.sign; Y positive negative",
    "multipleOf":
      "V isDivisibleBy; S DivisibleBy; L multiple_of; B multipleOf; Z multipleOf step; J number.multiple; M multipleOf",
    "amount": "V isCurrency; R numericality",
    "date":
      "V isDate isISO8601; S Date; L date date_format; B isoDate date; Z iso.date date; J date.iso date.timestamp date; M date; Y date",
    "time": "V isTime; S Time; B isoTime isoTimeSecond; Z iso.time; M time",
    "dateTime":
      "V isRFC3339 isISO8601; S DateTime; B isoDateTime isoTimestamp; Z iso.datetime; J string.isoDate; M date-time; Y datetime",
    "localizedDate": "V isDate; L date_format",
    "localizedTime": "V isTime; L date_format",
    "duration": "Z iso.duration; J string.isoDuration; M duration; H @DurationMin @DurationMax",
    "isoWeek": "S Week; B isoWeek",
    "timeZone": "S Timezone; L timezone",
    "before": "V isBefore; L before before_or_equal; S LessThan; J date.less date.max; B maxValue",
    "after": "V isAfter; L after after_or_equal; S GreaterThan; J date.greater date.min; B minValue",
    "past": "H @Past @PastOrPresent; S LessThan",
    "future": "H @Future @FutureOrPresent; S GreaterThan",
    "age": "S LessThanOrEqual",
    "type":
      "S Type; L array boolean string list; J boolean array object string; Z string number boolean object array; M type; V isBoolean; B array boolean number string object; Y boolean string number",
    "equal":
      "V equals; S EqualTo IdenticalTo; B value literal; Z literal; J any.valid any.equal; F Equal; R comparison; M const; L date_equals",
    "notEqual": "S NotEqualTo NotIdenticalTo; B notValue; J any.invalid any.not any.disallow; F NotEqual",
    "oneOf":
      "V isIn; S Choice; L in enum; B picklist enum values; Z enum nativeEnum; J any.valid any.only; F IsInEnum; R inclusion; M enum; H @OneOf; Y oneOf",
    "noneOf":
      "L not_in doesnt_contain; B notValues; J any.invalid any.disallow any.not; R exclusion; Y notOneOf",
    "count":
      "S Count; L size min max; H @Size; B minLength maxLength size minSize maxSize empty; J array.length array.min array.max; M minItems maxItems; Y array.length array.min array.max; Z maxLength minLength size minSize maxSize",
    "unique": "S Unique; L distinct; H @UniqueElements; J array.unique; M uniqueItems",
    "containsElement": "L contains; J array.has array.items; B includes someItem; M contains",
    "requiredKeys": "S Collection; L required_array_keys; J object.keys; M required; Y noUnknown exact",
    "sameAs": "V equals; L same; S EqualTo; F Equal; J any.valid",
    "differentFrom": "L different; S NotEqualTo; F NotEqual",
    "confirmed": "L confirmed; R confirmation",
    "beforeField": "L before; S LessThan; F LessThan",
    "afterField": "L after; S GreaterThan; F GreaterThan",
    "requiredIf":
      "L required_if required_if_accepted required_if_declined present_if; S When; J any.when; M dependentRequired; Y when",
    "requiredUnless": "L required_unless present_unless; S When; J any.when",
    "prohibitedIf":
      "L prohibited_if missing_if prohibited_unless prohibited_if_accepted prohibited_if_declined missing_with missing_unless exclude_if; J object.without",
    "requiredWith": "L required_with present_with; J object.with; M dependentRequired",
    "requiredWithout": "L required_without required_without_all; J object.or",
    "requiredWithAll": "L required_with_all present_with_all; J object.and",
    "atLeastOneOf": "S AtLeastOneOf; J object.or; L required_without_all in_array_keys",
    "exactlyOneOf": "J object.xor",
    "coordinates": "V isLatLong",
    "password": "V isStrongPassword; S NotCompromisedPassword PasswordStrength; L Password",
    "atMostOneOf": "J object.oxor object.nand; L prohibits",
    "elementOf": "L in_array",
    "entryCount":
      "B entries minEntries maxEntries size minSize maxSize; J object.length object.min object.max; M minProperties maxProperties; H @Size; S Count; L size",
  ]
}
