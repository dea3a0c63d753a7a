import ArgumentParser
import Essentials
import LocalizedValidation
import MessageLocalization

/// `rulecheck serve`.
struct ServeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Try rules, messages and texts in a page of the browser.",
    discussion: """
      The page has a form that is checked as you type, in every language, with its rules and messages to edit; it \
      shows what a text consists of, and all messages of a language. Nothing is stored, and nothing is loaded from \
      another host. Ctrl-C ends it.

      The server is in builds with the trait Page: swift run --traits default,Page rulecheck serve
      """
  )

  @Option(help: ArgumentHelp("The port; 0 for one that is free.", valueName: "number"))
  var port: UInt16 = 8080

  @Option(
    help: ArgumentHelp(
      "The address to listen on; others than this machine's are open to its network.", valueName: "address"))
  var host = "127.0.0.1"

  @Option(
    help: ArgumentHelp(
      "A directory of catalogs to search before the built-in ones; the last is searched first.",
      valueName: "directory"))
  var catalogs: [PathArgument] = []

  func run() throws {
    #if Page
      Interruption.ignoreClosedPipes()
      Interruption.observe()
      try LanguageOptions.addLayers(catalogs)
      let server: PageServer
      do {
        try Demo.addFieldLabels()
        server = try PageServer(PageSite(host: host), host: host, port: Int(port))
      } catch {
        throw badData("cannot serve on \(host):\(port): \(error)")
      }
      let name = host.contains(":") ? "[\(host)]" : host
      try print("Open http://\(name):\(server.port)/ (Ctrl-C ends it)\n")
      // The signal may arrive on any thread, so no wait is sure to be interrupted by it.
      while !Interruption.isRequested { usleep(50_000) }
      try server.stop()
    #else
      writeDiagnostic(
        "rulecheck: this build has no server; run it with: swift run --traits default,Page rulecheck serve")
      throw ExitCode.validationFailure
    #endif
  }
}
