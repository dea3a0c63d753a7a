/// Carries a value through a lock whatever its type.
///
/// `@unchecked Sendable` holds because of who owns it: a storage is `Sendable` only where its value is, so
/// the storage of any other value, and with it the value, never leaves the isolation that made it.
struct Sealed<Value>: @unchecked Sendable {
  let value: Value
}
