import ValidationCore
import ValidationRules

extension BuiltIn {
  /// China, Taiwan, Hong Kong, Macau and the Arab countries.
  static let nationalAsian: [RegisteredRule] = [
    national(
      "cn.residentID",
      summary: "The number of a resident identity card of mainland China.",
      standard: "GB 11643-1999",
      codes: [.identifierCase, .identifierShape, .identifierRegion, .identifierDate, .identifierCheckDigit]
    ) { Validation.cn.residentID(digits: $0) },
    national(
      "cn.uscc",
      summary: "A unified social credit code of mainland China.",
      standard: "GB 32100-2015",
      codes: [.identifierCase, .identifierShape, .identifierRegion, .identifierCheckDigit]
    ) { Validation.cn.uscc(digits: $0) },
    national(
      "cn.mobile",
      summary: "A mobile telephone number of mainland China.",
      standard: "Telecommunications Network Numbering Plan, 2017",
      codes: [.identifierShape]
    ) { Validation.cn.mobile(digits: $0) },
    national(
      "cn.postalCode",
      summary: "A postal code of mainland China.",
      standard: "China Post",
      codes: [.identifierRegion]
    ) { Validation.cn.postalCode(digits: $0) },
    national(
      "tw.nationalID",
      summary: "A national identification number of Taiwan, or that of a resident.",
      standard: "National Immigration Agency",
      codes: [.identifierCase, .identifierShape, .identifierCheckDigit]
    ) { Validation.tw.nationalID(digits: $0) },
    national(
      "hk.identityCard",
      summary: "The number of a Hong Kong identity card.",
      standard: "Immigration Department",
      codes: [.identifierCase, .identifierShape, .identifierCheckDigit]
    ) { Validation.hk.identityCard(digits: $0) },
    national(
      "mo.identityCard",
      summary: "The number of a Macau resident identity card.",
      standard: "Lei 8/2002",
      codes: [.identifierShape]
    ) { Validation.mo.identityCard(digits: $0) },
    national(
      "sa.nationalID",
      summary: "A Saudi national ID, or the number of a resident.",
      standard: "Ministry of Interior",
      codes: [.identifierShape, .identifierCheckDigit]
    ) { Validation.sa.nationalID(digits: $0) },
    national(
      "sa.vat",
      summary: "A Saudi VAT registration number.",
      standard: "ZATCA, Electronic Invoice XML Implementation Standard",
      codes: [.identifierShape]
    ) { Validation.sa.vat(digits: $0) },
    national(
      "ae.emiratesID",
      summary: "An Emirates ID number.",
      standard: "Federal Authority for Identity, Citizenship, Customs and Port Security",
      codes: [.identifierShape, .identifierDate, .identifierCheckDigit]
    ) { Validation.ae.emiratesID(digits: $0) },
    national(
      "ae.trn",
      summary: "A tax registration number of the United Arab Emirates.",
      standard: "Federal Tax Authority",
      codes: [.identifierShape]
    ) { Validation.ae.trn(digits: $0) },
    national(
      "eg.nationalID",
      summary: "An Egyptian national number.",
      standard: "Civil Status Law 143 of 1994",
      codes: [.identifierShape, .identifierDate, .identifierRegion]
    ) { Validation.eg.nationalID(digits: $0) },
    national(
      "eg.taxNumber",
      summary: "An Egyptian tax registration number.",
      standard: "Egyptian Tax Authority",
      codes: [.identifierShape]
    ) { Validation.eg.taxNumber(digits: $0) },
  ]
}
