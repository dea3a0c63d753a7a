package import Essentials

/// The time that rules compare with if they have no clock of their own.
package enum CurrentTime {
  /// What tests set for a while instead of the system's clock.
  @TaskLocal package static var fixed: Date?

  static var now: Date { fixed ?? Date() }
}
