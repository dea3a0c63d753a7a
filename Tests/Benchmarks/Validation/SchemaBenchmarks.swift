import Benchmark
import Foundation
import LocalizedValidation

func schemaBenchmarks() {
  for (language, order) in OrderSchema.orders {
    Benchmark("valid order in \(language) by a JSON Schema") { benchmark in
      precondition(OrderSchema.errors(inJSON: order).isEmpty, "\(OrderSchema.errors(inJSON: order))")
      benchmark.measure { _ in blackHole(OrderSchema.errors(inJSON: order)) }
    }
  }

  let broken = Array(#"{"id": "7", "état": "nouveau", "payment": {"kind": "card"}}"#.utf8)
  Benchmark("order with five errors by a JSON Schema, rendered in Arabic") { benchmark in
    precondition(OrderSchema.errors(inJSON: broken).count == 5, "\(OrderSchema.errors(inJSON: broken))")
    benchmark.measure { _ in
      blackHole(OrderSchema.errors(inJSON: broken).localizedDescriptions(in: "ar"))
    }
  }
}

/// A schema with most keywords of draft 2020-12, and orders that it accepts.
private enum OrderSchema {
  static let orders: [(language: String, json: [UInt8])] = [
    (
      "pt",
      #"""
      {"id": "BR-20261123", "état": "nova", "tags": ["à vista", "entrega"], "total": 129.90, "note": null,
       "payment": {"kind": "card", "number": "4111111111111111"}, "x-origem": "loja",
       "items": [{"sku": "A-1", "name": "Café em grãos", "count": 2}, {"sku": "B-22", "name": "Pão", "count": 1e0}]}
      """#
    ),
    (
      "ar",
      #"""
      {"id": "EG-20261123", "état": "\u062Cديد", "tags": [], "total": 0,
       "payment": {"kind": "bank", "iban": "EG380019000500000000263180002"},
       "items": [{"sku": "C-333", "name": "قهوة", "count": 10, "parent": {"sku": "D-4", "name": "طرد", "count": 1}}]}
      """#
    ),
  ].map { ($0.0, Array($0.1.utf8)) }

  static let schema: JSONSchema = {
    let text = #"""
      {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "type": "object", "required": ["id", "état", "items", "payment"], "minProperties": 4,
        "properties": {
          "id": {"type": "string", "pattern": "^[A-Z]{2}-[0-9]{8}$"},
          "état": {"enum": ["nova", "paga", "جديد"]},
          "tags": {"type": "array", "items": {"type": "string", "minLength": 1, "maxLength": 10}, "uniqueItems": true},
          "total": {"type": "number", "minimum": 0, "exclusiveMaximum": 1e6},
          "note": {"type": ["string", "null"]},
          "items": {"type": "array", "minItems": 1, "items": {"$ref": "#/$defs/item"}, "contains": {"required": ["sku"]}},
          "payment": {"oneOf": [{"$ref": "#/$defs/card"}, {"$ref": "#/$defs/bank"}]}
        },
        "patternProperties": {"^x-": {"not": {"type": "object"}}},
        "if": {"properties": {"total": {"const": 0}}}, "then": {"propertyNames": {"maxLength": 10}},
        "unevaluatedProperties": false,
        "$defs": {
          "item": {
            "$anchor": "item", "type": "object", "required": ["sku", "name", "count"], "additionalProperties": false,
            "properties": {
              "sku": {"type": "string"}, "name": {"type": "string", "minLength": 2}, "count": {"type": "integer", "multipleOf": 1},
              "parent": {"$ref": "#item"}
            }
          },
          "card": {
            "properties": {"kind": {"const": "card"}, "number": {"pattern": "^[0-9]{12,19}$"}},
            "required": ["kind", "number"], "dependentRequired": {"number": ["kind"]}
          },
          "bank": {"properties": {"kind": {"const": "bank"}, "iban": {"type": "string"}}, "required": ["kind", "iban"]}
        }
      }
      """#
    do { return try JSONSchema(Data(text.utf8)) } catch { fatalError("\(error)") }
  }()

  static func errors(inJSON json: [UInt8]) -> [ValidationError] {
    do { return try schema.errors(inJSON: json) } catch { fatalError("\(error)") }
  }
}
