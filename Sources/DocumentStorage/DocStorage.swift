public import Foundation
import Primitives
public import ValidationCore

/// A Codable value that is kept in a JSON file of the documents directory.
///
/// ```swift
/// struct Settings {
///   @DocStorage<[Mobile]>(fileName: "mobiles") var mobiles = []
/// }
/// settings.mobiles.append(mobile)     // mobiles.json is on disk when the statement ends
/// if let error = settings.$mobiles.error { log(error) }
/// ```
/// The file is read when the storage is made; where there is none, the value is the one in the declaration.
/// Every set writes the file before it returns: the bytes go to a temporary file in the same directory, are
/// flushed, and take the document's name in one step. A reader, and a power cut, meet the old value or the new
/// one, never a part. A change in place, like `append` above, is one read and one set: two threads that do it
/// at once can lose a change, so use ``update(_:)`` there.
/// Where the value is an object, changing it in place sets nothing: call ``save()`` then.
///
/// Whatever goes wrong with the file is in ``error``; the value in memory stays usable. A file that is not JSON,
/// or not of this type, is kept under a new name (`mobiles.damaged-1.json`). A file that cannot be read is left
/// in place, and nothing is written over it. Neither a file nor a value may have more than 256 MiB as JSON.
///
/// With validations, an invalid value stays in memory, is not written, and has its errors in ``errors``.
///
/// The storage is a reference: copies of a struct that holds one share the value and the file. Two storages of
/// one file, here or in another process, each hold their own value; the last to write wins whole, and
/// ``reload()`` shows what the file holds now.
///
/// It is `Sendable` where its value is. In an actor-free type that must be `Sendable` itself, hold it as
/// `let mobiles = DocStorage<[Mobile]>(wrappedValue: [], fileName: "mobiles")`, as Swift allows no `var` there.
///
/// Cost: a set encodes the value and flushes it to the disk, so milliseconds; a get copies from memory.
@propertyWrapper
public final class DocStorage<Value: Codable> {
  private struct Memory {
    var value: Sealed<Value>
    /// Grows with each change, so that an update notices that it was overtaken.
    var version = 0
    var error: DocumentError?
    var errors: [ValidationError]
    var keptAside: URL?

    mutating func take(_ value: Sealed<Value>, _ errors: [ValidationError]) {
      self.value = value
      self.errors = errors
      version += 1
    }
  }

  private let keeper: Lock<DocumentKeeper>
  private let place: Result<DocumentLocation, DocumentError>
  private let initial: Sealed<Value>
  private let validation: Validation<Value>
  private let memory: Lock<Memory>

  /// Loads the value from a file, or starts with the one in the declaration.
  ///
  /// - Parameters:
  ///   - wrappedValue: the value while there is no file.
  ///   - fileName: the file's name, in any script; `.json` is added unless it ends so. A name that could leave the
  ///     directory is refused: ``error`` says why, and nothing is read or written.
  ///   - directory: where the file stands; nil for the user's documents directory (on
  ///     Linux the one of `user-dirs.dirs`, else `~/Documents`). Made on the first set where it is missing.
  ///   - validations: rules that a value must pass to be written; warnings do not stop it.
  public convenience init(
    wrappedValue: Value,
    fileName: String,
    directory: URL? = nil,
    _ validations: Validation<Value>...
  ) {
    self.init(wrappedValue, fileName, directory, validations, .system)
  }

  /// Loads an optional value from a file, or starts with nil.
  public convenience init(
    fileName: String,
    directory: URL? = nil,
    _ validations: Validation<Value>...
  ) where Value: ExpressibleByNilLiteral {
    self.init(nil, fileName, directory, validations, .system)
  }

  /// Loads an optional value from a file; an absent value passes every rule except those about presence.
  public convenience init<Wrapped>(
    wrappedValue: Value,
    fileName: String,
    directory: URL? = nil,
    _ first: Validation<Wrapped>,
    _ others: Validation<Wrapped>...
  ) where Value == Wrapped? {
    let validation = Validation.chain([first] + others).optional
    self.init(wrappedValue, fileName, directory, [validation], .system)
  }

  init(
    _ initial: Value,
    _ fileName: String,
    _ directory: URL?,
    _ validations: [Validation<Value>],
    _ calls: FileCalls
  ) {
    self.initial = Sealed(value: initial)
    validation = .chain(validations)
    let place = Result { () throws(DocumentError) in
      try DocumentLocation(fileName: fileName, directory: directory)
    }
    self.place = place
    keeper = Lock(DocumentKeeper(place.map { DocumentFile(location: $0, calls: calls) }))
    memory = Lock(Memory(value: self.initial, errors: []))
    load()
  }

  /// The value in memory; setting it writes the file.
  public var wrappedValue: Value {
    get { memory.withLock { $0.value }.value }
    set { _ = store(newValue, replacing: nil) }
  }

  /// The storage itself, for its state and its file.
  public var projectedValue: DocStorage<Value> { self }

  /// What went wrong with the file at the last load or save; nil when that went well.
  public var error: DocumentError? { memory.withLock { $0.error } }

  /// The errors and warnings of the value in memory; a value with an error is not written.
  public var errors: [ValidationError] { memory.withLock { $0.errors } }

  /// The file; nil where its name or directory was refused.
  public var url: URL? {
    guard case .success(let location) = place else { return nil }
    return location.url
  }

  /// Where the last damaged file that this storage met is kept; it stays when later saves go well.
  public var keptAside: URL? { memory.withLock { $0.keptAside } }

  /// Reads the file again, as another process may have written it.
  ///
  /// Without a file the value is the declaration's again. On failure the value in memory stays.
  /// - Returns: whether the value is now what the file holds; the reason why not is in ``error``.
  @discardableResult
  public func reload() -> Bool { load() }

  /// Writes the value in memory again, for example after a failure.
  ///
  /// - Returns: whether the file now holds the value; the reason why not is in ``error`` and ``errors``.
  @discardableResult
  public func save() -> Bool { update { _ in } }

  /// Changes the value in one step that no other thread's change comes between, and writes it.
  ///
  /// ```swift
  /// $visits.update { $0 += 1 }     // from eight threads, eight visits
  /// ```
  /// - Parameter change: runs again on the newer value when another thread was faster, so it should only change
  ///   its argument. When it throws, nothing changes.
  /// - Returns: whether the file now holds the value; the reason why not is in ``error`` and ``errors``.
  @discardableResult
  public func update<Failure: Error>(_ change: (inout Value) throws(Failure) -> Void) throws(Failure) -> Bool
  {
    while true {
      let (sealed, version) = memory.withLock { ($0.value, $0.version) }
      var value = sealed.value
      try change(&value)
      if let isSaved = store(value, replacing: version) { return isSaved }
    }
  }

  /// Puts what the file holds into memory; whether that worked.
  ///
  /// The type's decoding runs while the keeper is held, so it must not set this storage.
  @discardableResult
  private func load() -> Bool {
    keeper.withLock { keeper in
      do throws(DocumentError) {
        let value = try keeper.load { bytes throws(CodingFailure) in
          try DocumentCoding.decode(Value.self, from: bytes)
        }
        let sealed = if let value { Sealed(value: value) } else { initial }
        let errors = validation.errors(in: sealed.value)
        memory.withLock { $0.take(sealed, errors) }
        report(nil)
        return true
      } catch {
        let value = memory.withLock { $0.value }
        let errors = validation.errors(in: value.value)
        memory.withLock { $0.errors = errors }
        report(error)
        return false
      }
    }
  }

  /// Takes a value into memory and, if it is valid, to the file; whether the file holds it.
  ///
  /// Nil, with nothing changed, when memory is no longer at the version that was to be replaced.
  private func store(_ value: Value, replacing version: Int?) -> Bool? {
    let errors = validation.errors(in: value)
    let isValid = !errors.contains { $0.severity == .error }
    let bytes = isValid ? Result { () throws(CodingFailure) in try DocumentCoding.encode(value) } : nil
    let sealed = Sealed(value: value)
    // Memory changes while the keeper is held, so that memory and file go through values in one order.
    return keeper.withLock { keeper -> Bool? in
      let isTaken = memory.withLock { memory in
        if let version, version != memory.version { return false }
        memory.take(sealed, errors)
        return true
      }
      guard isTaken else { return nil }
      guard let bytes else { return false }
      do throws(DocumentError) {
        let found = try keeper.save(bytes) { bytes throws(CodingFailure) in
          _ = try DocumentCoding.decode(Value.self, from: bytes)
        }
        report(found)
        return true
      } catch {
        report(error)
        return false
      }
    }
  }

  private func report(_ error: DocumentError?) {
    memory.withLock { memory in
      memory.error = error
      if case .damaged(_, let kept?, _) = error { memory.keptAside = kept }
    }
  }
}

extension DocStorage: Sendable where Value: Sendable {}
