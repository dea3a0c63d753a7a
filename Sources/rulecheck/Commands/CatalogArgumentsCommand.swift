import ArgumentParser
import LocalizedValidation
import MessageLocalization

/// `rulecheck catalog arguments`.
struct CatalogArgumentsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "arguments",
    abstract: "List the arguments that messages can show.",
    discussion: """
      rulecheck catalog arguments length.tooShort

      Each message is a line: its key, and its arguments with their types in the order in which %1$@ and %2$lld count them \
      in Xcode's files.
      """
  )

  @Argument(help: "The keys of messages; without any, all of the library's.", completion: .contractKeys)
  var keys: [String] = []

  func run() throws {
    Interruption.ignoreClosedPipes()
    let contract = MessageContract.builtIn
    var text = ""
    for key in keys.isEmpty ? contract.arguments.keys.sorted() : keys {
      guard let arguments = contract.positions(of: key) else {
        throw badData("“\(TerminalText.inert(key))” is not the key of a message of the library")
      }
      text += key
      for (index, argument) in arguments.enumerated() {
        text += "\t\(index + 1) \(argument.name) \(argument.kind)"
      }
      text += "\n"
    }
    try print(text)
  }
}
