import ArgumentParser
import JSONText
import MessageFormat

/// A message from the command line.
struct SourceMessage {
  /// The syntax of a message.
  enum Syntax: String, ExpressibleByArgument, CaseIterable, Sendable {
    /// ICU MessageFormat.
    case mf1
    /// Unicode MessageFormat 2.
    case mf2
  }

  /// How a message is written.
  enum Format: String, ExpressibleByArgument, CaseIterable, Sendable {
    case text, json
  }

  let text: String
  let syntax: Syntax
  let locale: String

  /// The message with its arguments, or why it is not one.
  func write(_ arguments: [String: MessageArgument], isolating: Bool, timeZone: String?) -> Result {
    do throws(MessagePatternError) {
      let pattern =
        switch syntax {
        case .mf1: try MessagePattern(text, locale: locale)
        case .mf2: try MessagePattern(messageFormat2: text, locale: locale)
        }
      return .written(pattern.write(arguments, isolating: isolating, timeZone: timeZone))
    } catch {
      let all = syntax == .mf2 ? MessagePattern.errors(inMessageFormat2: text) : []
      return .broken(all.isEmpty ? [error] : all)
    }
  }

  /// What became of a message.
  enum Result {
    case written(MessagePattern.Written)
    case broken([MessagePatternError])
  }
}

extension SourceMessage.Result {
  /// Prints the message: in JSON with its errors, else with the errors as diagnostics.
  ///
  /// - Throws: The exit code for a message that is broken and is not to be shown in JSON.
  func print(as format: SourceMessage.Format) throws {
    switch (format, self) {
    case (.json, _):
      var bytes: [UInt8] = []
      JSONText.append(json, to: &bytes)
      try rulecheck.print(String(decoding: bytes, as: UTF8.self) + "\n")
    case (.text, .written(let written)):
      for error in written.errors { writeDiagnostic("rulecheck: \(error.kind.rawValue): \(error.source)") }
      try rulecheck.print(written.text + "\n")
    case (.text, .broken(let errors)):
      throw badData(errors.map(\.description).joined(separator: "\nrulecheck: "))
    }
  }

  /// `{"value": …, "parts": […], "errors": […]}` by the names of the conformance suite.
  var json: JSONNode {
    switch self {
    case .written(let written):
      let errors = written.errors.map { error in
        JSONNode.members(["type": .text(error.kind.rawValue), "source": .text(error.source)])
      }
      return Self.json(written.text, written.parts, errors)
    case .broken(let errors):
      // A message that cannot be read is written as a fallback without a source.
      let part = MessagePart.fallback(source: "\u{FFFD}")
      let errors = errors.map { error in
        JSONNode.members([
          "type": .text(error.kind.rawValue), "line": .count(error.line), "column": .count(error.column),
          "problem": .text(error.problem), "expected": .text(error.expected),
        ])
      }
      return Self.json(part.string, [part], errors)
    }
  }

  private static func json(_ text: String, _ parts: [MessagePart], _ errors: [JSONNode]) -> JSONNode {
    .members(["value": .text(text), "parts": .list(parts.map(\.json)), "errors": .list(errors)])
  }
}

extension MessagePart {
  /// The part by the names of the conformance suite.
  fileprivate var json: JSONNode {
    switch self {
    case .text(let text): .members(["type": .text("text"), "value": .text(text)])
    case .bidiIsolation(let control): .members(["type": .text("bidiIsolation"), "value": .text(control)])
    case .fallback(let source): .members(["type": .text("fallback"), "source": .text(source)])
    case .markup(let markup):
      .members([
        "type": .text("markup"), "kind": .text(markup.kind), "id": markup.id.map(JSONNode.text),
        "name": .text(markup.name),
        "options": markup.options.isEmpty
          ? nil
          : .members(of: markup.options.sorted { $0.key < $1.key }.map { ($0.key, .text($0.value)) }),
      ])
    case .value(let value):
      .members([
        "type": .text(value.type.rawValue), "dir": value.direction.map(JSONNode.text),
        "locale": .text(value.locale), "id": value.id.map(JSONNode.text),
        "value": value.pieces == nil ? .text(value.text) : nil,
        "parts": value.pieces.map { pieces in
          .list(pieces.map { .members(["type": .text($0.type), "value": .text($0.value)]) })
        },
      ])
    }
  }
}
