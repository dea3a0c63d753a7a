import Foundation
import Testing

@testable import DocumentStorage

@Suite("Whichever call of a save fails, the file holds the old value or the new one")
struct EveryCallTests {
  /// What goes wrong at a call, and at those after it.
  enum Fault: CaseIterable, CustomTestStringConvertible {
    /// The call fails; later ones work.
    case once
    /// This call and all later ones fail, as after a disk has gone.
    case forGood
    /// The process ends: later calls, those that clean up included, do nothing.
    case death

    var testDescription: String { "\(self)" }
  }

  /// Counts the calls and lets one go wrong.
  final class Saboteur: Sendable {
    private let fault: Fault
    private let code: Int32
    private let target: Int
    private let count = Counter()

    init(_ fault: Fault, at target: Int, code: Int32) {
      self.fault = fault
      self.target = target
      self.code = code
    }

    /// Whether there were too few calls for one to go wrong.
    var wasIdle: Bool { count.next() <= target }

    func pass(_ call: String) throws(SystemFailure) {
      let number = count.next()
      if number == target || number > target && fault != .once { throw SystemFailure(call: call, code: code) }
    }

    var fileCalls: FileCalls {
      let system = FileCalls.system
      var calls = system
      calls.openForReading = { path throws(SystemFailure) in
        try self.pass("open")
        return try system.openForReading(path)
      }
      calls.create = { path, mode throws(SystemFailure) in
        try self.pass("open")
        return try system.create(path, mode)
      }
      calls.read = { file, buffer throws(SystemFailure) in
        try self.pass("read")
        return try system.read(file, UnsafeMutableRawBufferPointer(rebasing: buffer.prefix(7)))
      }
      calls.write = { file, buffer throws(SystemFailure) in
        try self.pass("write")
        return try system.write(file, UnsafeRawBufferPointer(rebasing: buffer.prefix(5)))
      }
      calls.synchronize = { file throws(SystemFailure) in
        try self.pass("fsync")
        try system.synchronize(file)
      }
      calls.rename = { old, new throws(SystemFailure) in
        try self.pass("rename")
        try system.rename(old, new)
      }
      calls.remove = { path throws(SystemFailure) in
        try self.pass("unlink")
        try system.remove(path)
      }
      calls.lock = { file throws(SystemFailure) in
        try self.pass("flock")
        return try system.lock(file)
      }
      return calls
    }
  }

  static let rows = Fault.allCases.flatMap { fault in [EIO, ENOSPC, EROFS].map { (fault, $0) } }

  @Test("For each call in turn, until a save has no more calls", arguments: rows)
  func eachCall(fault: Fault, code: Int32) throws {
    let old = ["سلمى", "王小明"]
    let new = ["João"]
    var target = 0
    var outcomes: Set<[String]> = []
    while true {
      let scratch = try Scratch()
      scratch.storage([String](), "names").wrappedValue = old
      let saboteur = Saboteur(fault, at: target, code: code)
      let storage = scratch.storage(["default"], "names", calls: saboteur.fileCalls)
      storage.wrappedValue = new
      let error = storage.error
      let found = scratch.storage(["none"], "names")

      #expect(found.error == nil)
      #expect([old, new].contains(found.wrappedValue))
      switch error {
      case nil: #expect(found.wrappedValue == new)
      case .unreadable: #expect(found.wrappedValue == old)
      case .notWritten(_, let failure):
        #expect(found.wrappedValue == (failure.call == "fsync directory" ? new : old))
      case let other?: Issue.record("\(other)")
      }
      outcomes.insert(found.wrappedValue)

      // The next writer finds nothing in its way and leaves nothing behind.
      found.wrappedValue = ["next"]
      #expect(found.error == nil)
      #expect(try scratch.names == ["names.json"])
      if saboteur.wasIdle { break }
      target += 1
    }
    #expect(target > 10)
    #expect(outcomes == [old, new])
  }
}
