import Essentials
import MessageLocalization
import RuleDocuments
import ValidationCore
import ValidationRules

/// An error of each code, with arguments as rules report them, to show messages.
enum SampleErrors {
  /// By code, the first error that a sample of a rule gets.
  static let byCode: [String: ValidationError] = {
    var errors: [String: ValidationError] = [:]
    for definition in RuleDefinition.builtIn {
      // Tests try the samples of all rules, so that none throws.
      for error in definition.trials.flatMap({ (try? $0.errors()) ?? [] })
      where errors[error.code.rawValue] == nil { errors[error.code.rawValue] = error }
    }
    return errors
  }()

  /// An argument of a type, for a message that no sample leads to.
  static func argument(_ kind: MessageContract.Kind, named name: String) -> ValidationError.Argument {
    switch kind {
    case .integer, .value: 3
    case .text: .text(name)
    case .list: .alternatives(["A", "B"])
    case .date: .date(.init(timeIntervalSince1970: 1_769_850_000))
    case .character: .character("Ж")
    case .key: .key(name == "kind" ? "identifier.kind" : name == "country" ? "region.BR" : "script.Cyrl")
    }
  }
}
