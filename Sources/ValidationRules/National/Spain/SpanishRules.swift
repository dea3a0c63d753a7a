public import ValidationCore

/// The rules for Spanish numbers: `.es.nif`, `.es.nie`, `.es.cif`.
public struct SpanishRules: Sendable {}

extension Validation where Value == String {
  /// The rules for Spanish numbers.
  public static var es: SpanishRules { SpanishRules() }
}
