import ValidationCore
import ValidationRules

extension BuiltIn {
  /// Brazil, Portugal, Spain and Spanish America.
  static let nationalIberian: [RegisteredRule] = [
    national(
      "br.cpf",
      summary: "A CPF, the number of a Brazilian taxpayer.",
      standard: "Receita Federal do Brasil",
      codes: [.identifierShape, .identifierNotIssued, .identifierCheckDigit]
    ) { Validation.br.cpf(digits: $0) },
    national(
      "br.cnpj",
      summary: "A CNPJ, the number of a Brazilian legal entity, of digits or with letters.",
      standard: "Instrução Normativa RFB 2.229/2024",
      codes: [.identifierCase, .identifierShape, .identifierNotIssued, .identifierCheckDigit]
    ) { Validation.br.cnpj(digits: $0) },
    national(
      "br.cep",
      summary: "A CEP, a Brazilian postal code.",
      standard: "Correios",
      codes: [.identifierShape, .identifierRegion]
    ) { Validation.br.cep(digits: $0) },
    national(
      "br.cnh",
      summary: "The registration number of a Brazilian driving licence.",
      standard: "Resolução Contran 192/2006",
      codes: [.identifierNotIssued, .identifierCheckDigit]
    ) { Validation.br.cnh(digits: $0) },
    national(
      "br.pis",
      summary: "A PIS, PASEP, NIT or NIS, the number of a Brazilian worker.",
      standard: "Caixa Econômica Federal",
      codes: [.identifierShape, .identifierNotIssued, .identifierCheckDigit]
    ) { Validation.br.pis(digits: $0) },
    national(
      "br.tituloEleitor",
      summary: "The number of a Brazilian voter’s registration.",
      standard: "Resolução TSE 23.659/2021",
      codes: [.identifierShape, .identifierRegion, .identifierNotIssued, .identifierCheckDigit]
    ) { Validation.br.tituloEleitor(digits: $0) },
    national(
      "pt.nif",
      summary: "A NIF or NIPC, a Portuguese tax number.",
      standard: "Decreto-Lei 14/2013",
      codes: [.identifierShape, .identifierNotIssued, .identifierCheckDigit]
    ) { Validation.pt.nif(digits: $0) },
    national(
      "pt.cartaoCidadao",
      summary: "The document number of a Portuguese citizen card.",
      standard: "Autenticação.gov",
      codes: [.identifierCase, .identifierShape, .identifierCheckDigit]
    ) { Validation.pt.cartaoCidadao(digits: $0) },
    national(
      "pt.postalCode",
      summary: "A Portuguese postal code.",
      standard: "CTT",
      codes: [.identifierShape]
    ) { Validation.pt.postalCode(digits: $0) },
    national(
      "es.nif",
      summary: "An NIF, a Spanish tax number of a person or an entity.",
      standard: "Real Decreto 1065/2007",
      codes: [.identifierCase, .identifierShape, .identifierCheckDigit]
    ) { Validation.es.nif(digits: $0) },
    national(
      "es.nie",
      summary: "An NIE, the number of a foreigner in Spain.",
      standard: "Real Decreto 557/2011",
      codes: [.identifierCase, .identifierShape, .identifierCheckDigit]
    ) { Validation.es.nie(digits: $0) },
    national(
      "es.cif",
      summary: "A CIF, the tax number of a Spanish entity.",
      standard: "Orden EHA/451/2008",
      codes: [.identifierCase, .identifierShape, .identifierCheckDigit]
    ) { Validation.es.cif(digits: $0) },
    national(
      "mx.curp",
      summary: "A CURP, the Mexican population registry code.",
      standard: "Instructivo Normativo para la Asignación de la CURP",
      codes: [
        .identifierCase, .identifierShape, .identifierNotIssued, .identifierDate, .identifierRegion,
        .identifierCheckDigit,
      ]
    ) { Validation.mx.curp(digits: $0) },
    national(
      "ar.cuit",
      summary: "A CUIT or CUIL, an Argentine tax or labour number.",
      standard: "ARCA",
      codes: [.identifierShape, .identifierNotIssued, .identifierCheckDigit]
    ) { Validation.ar.cuit(digits: $0) },
    national(
      "cl.rut",
      summary: "A RUT or RUN, a Chilean tax or identity number.",
      standard: "Servicio de Impuestos Internos",
      codes: [.identifierCase, .identifierShape, .identifierNotIssued, .identifierCheckDigit]
    ) { Validation.cl.rut(digits: $0) },
    national(
      "co.nit",
      summary: "A NIT, a Colombian tax number with its check digit.",
      standard: "DIAN, Orden Administrativa 4 of 1989",
      codes: [.identifierShape, .identifierNotIssued, .identifierCheckDigit]
    ) { Validation.co.nit(digits: $0) },
    RegisteredRule(
      "mx.rfc",
      summary: "An RFC, a Mexican tax number.",
      standard: "SAT, Algoritmo para generar el RFC con homoclave",
      arguments: [
        digitsArgument(isShorthand: true), RuleArgument("checkDigit", .choice(["error", "warning"])),
      ],
      codes: nationalCodes + [
        .identifierCase, .identifierShape, .identifierNotIssued, .identifierDate, .identifierCheckDigit,
      ]
    ) { arguments in
      let checkDigit = try arguments.textIfPresent("checkDigit").flatMap(ValidationError.Severity.init)
      return .text(.mx.rfc(digits: try digits(arguments), checkDigit: checkDigit ?? .error))
    },
  ]
}
