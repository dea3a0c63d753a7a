import Foundation
import Testing

@testable import rulecheck

@Suite("Shells complete what an argument can be")
struct CompletionTests {
  static let rows: [(words: [String], found: [String])] = [
    (["message", "length.tooS"], ["length.tooShort"]),
    (["message", "--locale", "pt"], ["pt-BR", "pt-PT"]),
    (["message", "--locale", "ar", "presence.bl"], ["presence.blank"]),
    (["message", "no.such.key"], []),
    (["catalog", "arguments", "unicode.notNorm"], ["unicode.notNormalized"]),
    (["catalog", "arguments", "length.tooShort", "length.tooL"], ["length.tooLong"]),
    (["rules", "br.cp"], ["br.cpf"]),
    (["rules", "--search", "semanticV"], ["semanticVersion"]),
    (["rules", "--format", "ma"], ["markdown"]),
  ]

  @Test("in bash", arguments: rows)
  func bash(row: (words: [String], found: [String])) throws {
    let tool = try #require(Binary.url)
    let script = try Binary.run(["--generate-completion-script", "bash"])
    #expect(script.status == 0)
    let files = try TemporaryFiles(["rulecheck.bash": script.output])
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "bash", "-c",
        """
        source "$1"
        shift
        COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) COMP_LINE="$*"
        COMP_POINT=${#COMP_LINE}
        _rulecheck "$1" "${@: -1}" "${@: -2:1}"
        printf '%s\\n' "${COMPREPLY[@]}"
        """,
        "bash", files.path("rulecheck.bash"), tool.lastPathComponent,
      ] + row.words
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(text.split(separator: "\n").map(String.init) == row.found)
  }

  @Test("in the scripts of all shells", arguments: ["bash", "zsh", "fish"])
  func scripts(shell: String) throws {
    let script = try Binary.run(["--generate-completion-script", shell])
    #expect(script.status == 0)
    for name in ["character.U+0009", "length.tooShort", "br.cpf", "zh-Hans"] {
      #expect(script.output.contains(name))
    }
  }
}
