import ArgumentParser
import MessageLocalization

/// `rulecheck demo`.
struct DemoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "demo",
    abstract: "Check made-up sign-ups in many scripts and show every kind of failure.",
    discussion: """
      The same as rulecheck validate --rules signup-rules.json signups.ndjson with the files of \
      Sources/rulecheck/Demo, which are part of the tool, and with labels for the fields in each built-in language.
      """
  )

  @OptionGroup var language: LanguageOptions

  func run() throws {
    Interruption.ignoreClosedPipes()
    let locale = try language.prepare()
    let output = Output()
    let style = TerminalStyle(isTerminal: output.isTerminal)
    let summary: Summary
    do {
      try Demo.addFieldLabels()
      summary = try Demo.run(in: locale, style: style, to: output)
    } catch {
      throw badData("\(error)")
    }
    if summary.invalid > 0 { throw ExitCode.invalid }
  }
}
