/// The functions that messages can name.
package struct MessageFunctions: Sendable {
  private var byName: [String: any MessageFunction]

  /// The functions of LDML 48: `:string`, `:number`, `:integer`, `:offset`, `:percent`, `:currency`, `:unit`, `:date`,
  /// `:time` and `:datetime`. Of these, the standard calls `:unit` and those of dates drafts.
  package static let standard = MessageFunctions(byName: [
    "string": StringFunction(),
    "number": NumberFunction.number,
    "integer": NumberFunction.integer,
    "percent": NumberFunction.percent,
    "currency": NumberFunction.currency,
    "unit": NumberFunction.unit,
    "offset": OffsetFunction(),
    "date": DateFunction.date,
    "time": DateFunction.time,
    "datetime": DateFunction.datetime,
  ])

  /// The function of a name.
  subscript(name: String) -> (any MessageFunction)? { byName[name] }

  /// These functions and others, whose names should have a namespace.
  package func adding(_ functions: [String: any MessageFunction]) -> MessageFunctions {
    MessageFunctions(byName: byName.merging(functions) { _, added in added })
  }
}
