#if Macros
  import SwiftSyntax

  /// The types that are known to have no rules of their own, whatever a program declares.
  enum PlainTypes {
    private static let names: Set<String> = [
      "String", "Substring", "Character", "Bool", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8",
      "UInt16",
      "UInt32", "UInt64", "Double", "Float", "Decimal", "Date", "Data", "URL", "UUID",
    ]

    private static let collections: Set<String> = ["Array", "Optional", "Set", "Dictionary"]

    /// Whether a property is of such a type, an optional one, or a collection of them; without an annotation, as its first
    /// value tells.
    static func contain(_ type: TypeSyntax?, or value: ExprSyntax?) -> Bool {
      if let type { return contain(type) }
      guard let value else { return false }
      if let array = value.as(ArrayExprSyntax.self) {
        return !array.elements.isEmpty && array.elements.allSatisfy { contain(nil, or: $0.expression) }
      }
      return value.is(StringLiteralExprSyntax.self) || value.is(IntegerLiteralExprSyntax.self)
        || value.is(FloatLiteralExprSyntax.self) || value.is(BooleanLiteralExprSyntax.self)
    }

    private static func contain(_ type: TypeSyntax) -> Bool {
      if let optional = type.as(OptionalTypeSyntax.self) { return contain(optional.wrappedType) }
      if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
        return contain(optional.wrappedType)
      }
      if let array = type.as(ArrayTypeSyntax.self) { return contain(array.element) }
      if let dictionary = type.as(DictionaryTypeSyntax.self) { return contain(dictionary.value) }
      guard let named = type.as(IdentifierTypeSyntax.self) else { return false }
      guard let arguments = named.genericArgumentClause?.arguments else {
        return names.contains(named.name.text)
      }
      guard collections.contains(named.name.text), case .type(let last) = arguments.last?.argument else {
        return false
      }
      return contain(last)
    }
  }
#endif
