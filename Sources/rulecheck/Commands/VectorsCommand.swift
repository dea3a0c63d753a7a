import ArgumentParser
import MessageLocalization

/// `rulecheck vectors`.
struct VectorsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vectors",
    abstract: "Print what every built-in rule reports for its samples, with the sentences.",
    discussion: """
      A JSON file for the tests of a port: a case has a rule with its arguments, a record, and the errors of the record \
      with their facts and, for each language, the sentence that stands alone and the one with the label of the field. \
      Tests/Vectors/vectors.json is this output.
      """
  )

  @Option(
    help: ArgumentHelp("A language of the sentences, as a BCP 47 tag; may be given again.", valueName: "tag"))
  var locale: [LanguageTag] = [
    "ar-EG", "de", "en", "es", "fa", "fr", "hi", "ja", "ko", "pl", "pt-BR", "ru", "zh-Hans",
  ]

  func run() throws {
    Interruption.ignoreClosedPipes()
    try print(RuleVectors(locales: locale).text())
  }
}
