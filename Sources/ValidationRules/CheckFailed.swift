internal import ICU
public import ValidationCore

extension ValidationError.Code {
  /// The value could not be checked because memory or ICU's data was not available; it is not accepted.
  /// Arguments: `operation`, `status`.
  public static let checkFailed: Self = "checkFailed"
}

extension ValidationError {
  /// ICU failed, so the value is not accepted.
  init(_ failure: ICUError) {
    self.init(
      code: .checkFailed,
      limits: ["operation": .text(failure.operation), "status": .text(failure.name)]
    )
  }
}
