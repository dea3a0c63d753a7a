// One import gives a user everything; what the modules keep to the package stays there.
@_exported public import DocumentStorage
@_exported public import MessageLocalization
@_exported public import RuleDocuments
@_exported public import ValidatedProperties
@_exported public import ValidationCore
@_exported public import ValidationRules

@_exported public import struct Primitives.ExactDecimal
