import JSONText
import LocalizedValidation
import ValidationCore

/// The rules of a workload as Swift code, with its records decoded into structs.
struct DecodedWorkload {
  /// All errors of each record.
  let errors: () -> [[ValidationError]]
  /// Finds all errors, and drops them.
  let run: () -> Void

  // Closures that know their model, as those of a program do: generic code would look up its types for each record.

  fileprivate init<Model: WorkloadModel>(_ models: [Model], _ rules: Validation<Model>) {
    errors = { models.map { $0.completed(rules.errors(in: $0)) } }
    run = {
      // In place, as a program validates a model that it has in a variable: a copy would count a reference for each text.
      models.withUnsafeBufferPointer { models in
        guard let first = models.baseAddress else { return }
        for index in models.indices { (first + index).inPlace { keep(rules.errors(in: $0)) } }
      }
    }
  }
}

/// A record of a workload as a Swift program holds it.
protocol WorkloadModel: Sendable {
  /// The paths of the values that have another type than the model's, which decoding has found.
  var mistyped: Set<String> { get }

  init(_ record: JSONNode)

  /// The rules of the workload; the long literals are read from its rule document.
  static func rules(_ document: JSONNode) -> Validation<Self>
}

extension WorkloadModel {
  /// The errors with those of decoding: a value of another type is not missing.
  func completed(_ errors: [ValidationError]) -> [ValidationError] {
    guard !mistyped.isEmpty else { return errors }
    return errors.map { error in
      guard mistyped.contains(error.path.description), error.code == .presenceMissing else { return error }
      return ValidationError(code: .typeMismatch, path: error.path)
    }
  }
}

/// The workloads that have rules in Swift.
enum SwiftRules {
  /// The Swift form of a rule document, known by a field that only one workload has; nil if there is none.
  ///
  /// - Throws: If a record is not JSON.
  static func decode(
    _ records: [UnsafeBufferPointer<UInt8>],
    for document: JSONNode
  ) throws -> DecodedWorkload? {
    func decoded<Model: WorkloadModel>(_ type: Model.Type) throws -> DecodedWorkload {
      DecodedWorkload(try records.map { Model(try JSONNode.parse($0)) }, Model.rules(document))
    }
    if document["fields"]?["username"] != nil { return try decoded(SignupModel.self) }
    if document["fields"]?["orderId"] != nil { return try decoded(OrderModel.self) }
    return nil
  }
}
