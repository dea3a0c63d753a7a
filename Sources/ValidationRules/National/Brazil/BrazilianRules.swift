public import ValidationCore

/// The rules for Brazilian numbers: `.br.cpf`, `.br.cnpj`, `.br.cep`, `.br.cnh`, `.br.pis`,
/// `.br.tituloEleitor`.
public struct BrazilianRules: Sendable {}

extension Validation where Value == String {
  /// The rules for Brazilian numbers.
  public static var br: BrazilianRules { BrazilianRules() }
}
