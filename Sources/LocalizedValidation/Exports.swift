// One import gives a user everything that is public; what is `package` in the modules stays there.
@_exported public import DocumentStorage
@_exported public import JSONSchemas
@_exported public import JSONText
@_exported public import MessageLocalization
@_exported public import ModelDecoding
@_exported public import RuleDocuments
@_exported public import ValidatedProperties
@_exported public import ValidationCore
@_exported public import ValidationRules

@_exported public import struct Primitives.ExactDecimal
