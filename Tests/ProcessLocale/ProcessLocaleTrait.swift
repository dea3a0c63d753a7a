import MessageLocalization
public import Testing

/// Gives a test the process's locale for itself: one test at a time, over all suites and targets, with the locale of
/// the environment before and after it.
public struct ProcessLocaleTrait: TestTrait, SuiteTrait, TestScoping {
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    // A suite has no case; its tests take their turns one by one.
    guard testCase != nil else { return try await function() }
    await Turn.shared.take()
    ActiveLocale.followEnvironment()
    defer {
      ActiveLocale.followEnvironment()
      Task { await Turn.shared.giveBack() }
    }
    try await function()
  }
}

extension Trait where Self == ProcessLocaleTrait {
  /// The test switches, or reads, the locale of the process or what its shared catalogs say.
  public static var processLocale: Self { ProcessLocaleTrait() }
}

/// Lets one test in at a time, in the order in which they came.
private actor Turn {
  static let shared = Turn()

  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func take() async {
    if isTaken {
      await withCheckedContinuation { waiting.append($0) }
    } else {
      isTaken = true
    }
  }

  func giveBack() {
    if waiting.isEmpty {
      isTaken = false
    } else {
      waiting.removeFirst().resume()
    }
  }
}
