import ICU
public import ValidationCore

extension ValidationError.Code {
  /// The text has a character of a script that is not allowed. Arguments: `character` (the first, with its code
  /// point), `script` (its script, as the message key `script.Cyrl`), `allowed` (the scripts, as message keys). The
  /// ranges are all such characters.
  public static let unicodeScript: Self = "unicode.script"
}

extension RuleReport {
  static let unicodeScript = RuleReport(
    .unicodeScript, limits: ["allowed": .list], found: ["character": .character, "script": .key])
}

extension Rules {
  static let scripts = RuleOf(
    "scripts",
    "The text has characters of the allowed scripts only.",
    standard: "UAX #24",
    reports: [.unicodeScript],
    samples: [
      RuleSample(["allowed": ["Arab", "Latin"]], valid: ["سلام Ana 2"], invalid: ["Ана": .unicodeScript])
    ],
    takes: .scripts("allowed"),
    make: ScriptsRule.init
  )
}

extension RuleParameter where Value == [RuleOption.Script] {
  /// Scripts by code or English name.
  fileprivate static func scripts(_ name: String) -> Self {
    Self(
      name, .list(of: .text), shorthand: true, default: nil,
      decoded: { value throws(ImpossibleRule) in
        var scripts: [RuleOption.Script] = []
        for (index, element) in (value.list ?? []).enumerated() {
          guard let text = element.text, let script = RuleOption.Script(text) else {
            throw ImpossibleRule(
              at: name,
              element: index,
              "unknown script \(element)",
              expected: "a script's code of ISO 15924 or its English name, such as \"Arab\" or \"Arabic\"",
              known: knownScripts
            )
          }
          scripts.append(script)
        }
        return scripts
      }, encoded: { .value(.list($0.map { .text($0.code) })) })
  }

  /// The codes and English names of the scripts in which some locale is written.
  private static var knownScripts: [String] {
    var names: Set<String> = []
    for tag in LocaleData.allLocales {
      for subtag in LocaleData.maximized(tag).split(separator: "-") {
        guard let script = ICU.Script(rawValue: String(subtag)) else { continue }
        names.formUnion([script.rawValue, script.englishName])
      }
    }
    return names.sorted()
  }
}

extension Validation where Value == String {
  /// Every character belongs to one of the scripts, by Script_Extensions (UAX #24).
  ///
  /// Characters without their own script (digits, punctuation, emoji, marks that inherit) always pass, and a
  /// character shared by several scripts passes if one of them is allowed. Code: `unicode.script`.
  public static func scripts(_ allowed: RuleOption.Script...) -> Validation { scripts(allowed) }

  /// Every character belongs to one of the scripts in an array; an empty array stops the program.
  public static func scripts(
    _ allowed: [RuleOption.Script],
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    Rules.scripts(allowed, file: file, line: line)
  }
}

struct ScriptsRule: TextRule {
  private let keys: [ValidationError.Argument]
  private let refused: RefusedScriptTable

  init(_ allowed: [RuleOption.Script]) throws(ImpossibleRule) {
    if allowed.isEmpty {
      throw ImpossibleRule(at: "allowed", "no script is allowed", expected: "at least one script")
    }
    // `Jpan` stands for the three scripts in which Japanese is written.
    keys = allowed.map { .key("script.\($0.code)") }
    refused = RefusedScriptTable(
      allowing: ScriptSet(allowed.flatMap(\.script.constituents) + [.common, .inherited]))
  }

  var questions: CodePointQuestions {
    var questions = CodePointQuestions([])
    questions.refusedScripts = refused.address
    return questions
  }

  var test: TextTest? { .lacks(scripts: refused.address) }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    guard text.hasScripts(refusedBy: refused.address) else { return }
    var found = OffendingScalars()
    do throws(ICUError) {
      for element in text.scalars where try refused.refuses(element.scalar) {
        found.insert(element)
        if sink.goal == .verdict { break }
      }
    } catch {
      return sink.report(ValidationError(error))
    }
    guard let first = found.first else { return }
    sink.report(
      ValidationError(
        reporting: .unicodeScript,
        limits: ArgumentList("allowed", .alternatives(keys)),
        found: [
          "character": .character(first), "script": .key("script.\(ICU.Script.of(first).rawValue)"),
        ],
        ranges: found.ranges
      )
    )
  }
}
