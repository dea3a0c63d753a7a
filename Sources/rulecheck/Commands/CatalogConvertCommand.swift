import ArgumentParser
import MessageLocalization

/// `rulecheck catalog convert`.
struct CatalogConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Write a catalog with its messages in another syntax.",
    discussion: """
      rulecheck catalog convert --to mf2 de.json > mf2/de.json

      The catalog goes to standard output. A message that the other syntax cannot say stays as it is, under the name of \
      its own syntax, and is named on standard error; then the exit code is 1. Fractions may be rounded otherwise: \
      MessageFormat 2 rounds ties away from zero.
      """
  )

  @Option(help: "The syntax to write: mf1 is ICU MessageFormat, mf2 is Unicode MessageFormat 2.")
  var to: SourceMessage.Syntax

  @Argument(help: ArgumentHelp("The catalog, named after its language.", valueName: "file"))
  var file: PathArgument

  func run() throws {
    Interruption.ignoreClosedPipes()
    let path = try file.text()
    let bytes: [UInt8]
    do throws(CatalogError) { bytes = try CatalogFile.bytes(of: path) } catch { throw badData(error) }
    let conversion: CatalogConversion
    do throws(CatalogConversion.Faults) {
      conversion = try CatalogConversion(bytes, file: path, to: to == .mf2 ? .mf2 : .mf1)
    } catch {
      throw badData(error.errors.map(\.description).joined(separator: "\nrulecheck: "))
    }
    try print(String(decoding: conversion.json, as: UTF8.self))
    for problem in conversion.problems { writeDiagnostic(TerminalText.inert(problem.description)) }
    if !conversion.problems.isEmpty { throw ExitCode.invalid }
  }
}
