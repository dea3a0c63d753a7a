import Essentials

/// Which thread something runs on.
package struct ThreadIdentity: Sendable, Equatable {
  private let number: UInt

  package static var current: ThreadIdentity {
    #if canImport(Darwin) || canImport(Musl)
      ThreadIdentity(number: UInt(bitPattern: pthread_self()))
    #else
      ThreadIdentity(number: UInt(pthread_self()))
    #endif
  }
}
