import Dispatch

/// Whether code runs where the main actor does.
enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// True on the main thread, and wherever the main queue is drained after `dispatchMain()` ended that thread.
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) ?? false }
}
