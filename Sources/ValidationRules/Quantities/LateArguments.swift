import Primitives
import ValidationCore

/// Arguments that are made when an error first has them, and kept: ICU takes a while to write a number with its unit.
final class LateArguments: Sendable {
  private let made = Lock<SharedArguments?>(nil)

  func get(_ make: () -> [String: ValidationError.Argument]) -> SharedArguments {
    made.withLock { made in
      if let made { return made }
      let arguments = SharedArguments(with: make())
      made = arguments
      return arguments
    }
  }
}
