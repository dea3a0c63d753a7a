import ArgumentParser

@main
struct Rulecheck: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rulecheck",
    abstract: "Checks records by rules and says what is wrong in the reader's language."
  )
}
