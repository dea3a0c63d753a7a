public import JSONText

extension ProblemDetails {
  /// The JSON Schema (draft 2020-12) of problem documents, for a component of an OpenAPI document (3.1).
  ///
  /// ```swift
  /// let components = ["ProblemDetails": ProblemDetails.schema]   // "#/components/schemas/ProblemDetails"
  /// ```
  public static var schema: JSONNode {
    object(
      "What is wrong with a request (RFC 9457), in the caller's language.",
      required: ["type", "status", "errors"],
      [
        ("type", text("A URI that identifies the kind of problem.", format: "uri-reference")),
        ("title", text("The kind of problem, in the caller's language.")),
        (
          "status",
          described(
            "The status code of HTTP.",
            ["type": .text("integer"), "minimum": .count(100), "maximum": .count(599)])
        ),
        ("detail", text("The sentences of the first errors, one per line.")),
        ("instance", text("A URI that identifies this occurrence.", format: "uri-reference")),
        ("language", text("The language of the sentences (BCP 47).")),
        (
          "errors",
          described(
            "What is wrong, in the order of the rules.", ["type": .text("array"), "items": entry])
        ),
        (
          "omittedErrors",
          described(
            "How many further errors are not listed.", ["type": .text("integer"), "minimum": .count(1)])
        ),
      ])
  }

  private static var entry: JSONNode {
    let step: JSONNode = .members([
      "anyOf": .list([
        .members(["type": .text("string")]), .members(["type": .text("integer"), "minimum": .count(0)]),
      ])
    ])
    let offset: JSONNode = .members(["type": .text("integer"), "minimum": .count(0)])
    return object(
      "One error or warning.",
      required: ["pointer", "code", "detail", "severity"],
      [
        (
          "pointer",
          described(
            "The place in the body, as a JSON Pointer in a URI fragment (RFC 6901).",
            ["type": .text("string"), "pattern": .text("^#(/([^%]|%[0-9A-F]{2})*)?$")])
        ),
        (
          "path",
          described(
            "The place as a list, where the pointer is ambiguous.", ["type": .text("array"), "items": step])
        ),
        (
          "code",
          described("What is wrong, for programs.", ["type": .text("string"), "minLength": .count(1)])
        ),
        ("detail", text("What is wrong, as a sentence in the caller's language.")),
        (
          "severity",
          described(
            "A warning does not refuse the value.", ["enum": .list([.text("error"), .text("warning")])])
        ),
        (
          "arguments",
          described(
            "The limits of the rule and what was found, by name. An object names the type of its value.",
            ["type": .text("object")])
        ),
        (
          "message",
          described(
            "The message that the rule's author set, instead of that of the code.", ["type": .text("object")])
        ),
        (
          "ranges",
          described(
            "The fault in the text, as UTF-8 offsets: start, and end after it.",
            [
              "type": .text("array"),
              "items": .members([
                "type": .text("array"), "items": offset, "minItems": .count(2), "maxItems": .count(2),
              ]),
            ])
        ),
        ("suggestion", text("The corrected text.")),
      ])
  }

  private static func object(
    _ description: String, required: [String], _ properties: [(key: String, value: JSONNode)]
  ) -> JSONNode {
    described(
      description,
      [
        "type": .text("object"), "required": .list(required.map(JSONNode.text)),
        "properties": .members(of: properties),
      ])
  }

  private static func text(_ description: String, format: String? = nil) -> JSONNode {
    described(description, ["type": .text("string"), "format": format.map(JSONNode.text)])
  }

  private static func described(
    _ description: String, _ keywords: KeyValuePairs<String, JSONNode?>
  ) -> JSONNode {
    .members(
      of: [("description", .text(description))]
        + keywords.compactMap { keyword in keyword.value.map { (keyword.key, $0) } })
  }
}
