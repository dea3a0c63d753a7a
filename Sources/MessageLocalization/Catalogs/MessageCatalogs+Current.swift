import Synchronization

extension MessageCatalogs {
  /// The override of the current task.
  @TaskLocal static var ofTask: MessageCatalogs?

  /// Whether any task ever had an override; until then nobody looks for one.
  private static let isEverOverridden = Atomic(false)

  /// Whether others than ``shared`` may be in effect here. To ask costs less than ``current``, for which a reference is
  /// counted that all threads share.
  package static var mayDiffer: Bool { isEverOverridden.load(ordering: .relaxed) }

  /// The catalogs in effect here: those of ``ActiveLocale/with(_:catalogs:_:)``, otherwise ``shared``.
  public static var current: MessageCatalogs {
    guard mayDiffer else { return .shared }
    return ofTask ?? .shared
  }

  /// Runs a closure with other catalogs in effect, in this task only; nil for those in effect.
  static func withCurrent<Result>(_ catalogs: MessageCatalogs?, _ body: () throws -> Result) rethrows
    -> Result
  {
    guard let catalogs, catalogs !== current else { return try body() }
    isEverOverridden.store(true, ordering: .relaxed)
    return try $ofTask.withValue(catalogs, operation: body)
  }

  static func withCurrent<Result>(
    _ catalogs: MessageCatalogs?,
    isolation: isolated (any Actor)?,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    guard let catalogs, catalogs !== current else { return try await body() }
    isEverOverridden.store(true, ordering: .relaxed)
    return try await $ofTask.withValue(catalogs, operation: body, isolation: isolation)
  }
}
