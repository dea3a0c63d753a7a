import Observation

/// Tells Swift's observation, and so SwiftUI, of reads and changes of an object.
///
/// A class of its own because the key path that the registrar wants would be made anew at each read of a generic class.
final class Beacon: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private var state: Int { 0 }

  /// Notes that the object is read.
  func noteRead() { registrar.access(self, keyPath: \.state) }

  /// Changes the object, and tells those who have read it.
  func changing<Result>(_ change: () throws -> Result) rethrows -> Result {
    try registrar.withMutation(of: self, keyPath: \.state, change)
  }
}
