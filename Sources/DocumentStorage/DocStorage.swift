public import Essentials
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
/// The file is read when the storage is created; if there is no file, the value is the one in the declaration. Every
/// set writes the file before it returns: the bytes are written to a temporary file in the same directory, flushed,
/// and renamed to the document's name in one step. After a power cut, and for every reader, the file holds the old
/// value or the new one, never a part. A change in place, like `append` above, is one read and one set: if two threads
/// do it at once, a change can be lost, so use ``update(_:)`` there. If the value is an object, changing it in place
/// does not set the property: call ``save()`` then.
///
/// Any problem with the file is reported in ``error``; the value in memory remains usable. A file that is not JSON, or
/// not of this type, is kept under a new name (`mobiles.damaged-1.json`). A file that cannot be read is left in place
/// and never overwritten. Neither a file nor a value may have more than 256 MiB as JSON.
///
/// With validations, an invalid value stays in memory and is not written; its errors are in ``errors``.
///
/// The storage is a reference: copies of a struct that holds one share the value and the file. Two storages of one
/// file, here or in another process, each hold their own value; the last writer wins, and ``reload()`` reads the
/// current content of the file.
///
/// It is `Sendable` if its value is. In a type that has no actor and must itself be `Sendable`, declare it as `let
/// mobiles = DocStorage<[Mobile]>(wrappedValue: [], fileName: "mobiles")`, since Swift does not allow a `var` there.
///
/// Cost: a set encodes the value and flushes it to the disk, which takes milliseconds; a get copies from memory.
@propertyWrapper
public final class DocStorage<Value: Codable> {
  private struct Memory {
    var value: UncheckedSendable<Value>
    /// Grows with each change, so that an update detects a concurrent change.
    var version = 0
    var error: DocumentError?
    var errors: [ValidationError]
    var keptAside: URL?

    mutating func take(_ value: UncheckedSendable<Value>, _ errors: [ValidationError]) {
      self.value = value
      self.errors = errors
      version += 1
    }
  }

  private let keeper: Lock<DocumentKeeper>
  private let place: Result<DocumentLocation, DocumentError>
  private let initial: UncheckedSendable<Value>
  private let validation: Validation<Value>
  private let memory: Lock<Memory>

  /// Loads the value from a file, or starts with the one in the declaration.
  ///
  /// - Parameters:
  ///   - wrappedValue: the value while there is no file.
  ///   - fileName: the file's name, in any script; `.json` is appended unless the name already ends in it. A name that
  ///     could leave the directory is rejected: ``error`` says why, and nothing is read or written.
  ///   - directory: the directory of the file; nil for the user's documents directory (on Linux the one that
  ///     `user-dirs.dirs` names, otherwise `~/Documents`). Created on the first set if it is missing.
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
    self.initial = UncheckedSendable(value: initial)
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

  /// What went wrong with the file at the last load or save; nil if that succeeded.
  public var error: DocumentError? { memory.withLock { $0.error } }

  /// The errors and warnings of the value in memory; a value with an error is not written.
  public var errors: [ValidationError] { memory.withLock { $0.errors } }

  /// The file; nil if its name or directory was rejected.
  public var url: URL? {
    guard case .success(let location) = place else { return nil }
    return location.url
  }

  /// The location of the last damaged file that this storage found; it remains set after later saves succeed.
  public var keptAside: URL? { memory.withLock { $0.keptAside } }

  /// Reads the file again, since another process may have written it.
  ///
  /// If there is no file, the value is reset to that of the declaration. On failure the value in memory does not
  /// change.
  /// - Returns: whether the value is now what the file holds; if not, ``error`` has the reason.
  @discardableResult
  public func reload() -> Bool { load() }

  /// Writes the value in memory again, for example after a failure.
  ///
  /// - Returns: whether the file now holds the value; the reason why not is in ``error`` and ``errors``.
  @discardableResult
  public func save() -> Bool { update { _ in } }

  /// Changes the value atomically with regard to other threads, and writes it.
  ///
  /// ```swift
  /// $visits.update { $0 += 1 }     // from eight threads, eight visits
  /// ```
  /// - Parameter change: runs again on the newer value if another thread was faster, so it should only change its
  ///   argument. If it throws, nothing changes.
  /// - Returns: whether the file now holds the value; the reason why not is in ``error`` and ``errors``.
  @discardableResult
  public func update<Failure: Error>(_ change: (inout Value) throws(Failure) -> Void) throws(Failure) -> Bool
  {
    while true {
      let (carried, version) = memory.withLock { ($0.value, $0.version) }
      var value = carried.value
      try change(&value)
      if let isSaved = store(value, replacing: version) { return isSaved }
    }
  }

  /// Deletes the file, so that the value is that of the declaration.
  ///
  /// A file that could not be read is left in place.
  /// - Returns: whether there is no file now; the reason why not is in ``error``.
  @discardableResult
  public func remove() -> Bool {
    let errors = validation.errors(in: initial.value)
    return keeper.withLock { keeper in
      memory.withLock { $0.take(initial, errors) }
      do throws(DocumentError) {
        try keeper.remove()
        report(nil)
        return true
      } catch {
        report(error)
        return false
      }
    }
  }

  /// Loads the file into memory; returns whether that succeeded.
  ///
  /// The type's decoding runs while the keeper is locked, so it must not set this storage.
  @discardableResult
  private func load() -> Bool {
    keeper.withLock { keeper in
      do throws(DocumentError) {
        let value = try keeper.load { bytes throws(CodingFailure) in
          try DocumentCoding.decode(Value.self, from: bytes)
        }
        let carried = if let value { UncheckedSendable(value: value) } else { initial }
        let errors = validation.errors(in: carried.value)
        memory.withLock { $0.take(carried, errors) }
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

  /// Stores a value in memory and, if it is valid, in the file; returns whether the file holds it.
  ///
  /// Returns nil, with nothing changed, if memory is no longer at the version to be replaced.
  private func store(_ value: Value, replacing version: Int?) -> Bool? {
    let errors = validation.errors(in: value)
    let isValid = errors.leaveValueValid
    let bytes = isValid ? Result { () throws(CodingFailure) in try DocumentCoding.encode(value) } : nil
    let carried = UncheckedSendable(value: value)
    // Memory changes while the keeper is locked, so memory and file go through the same values in the same order.
    return keeper.withLock { keeper -> Bool? in
      let isTaken = memory.withLock { memory in
        if let version, version != memory.version { return false }
        memory.take(carried, errors)
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
