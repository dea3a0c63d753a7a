import Foundation
import Primitives
import Testing

@testable import ICU

@Suite("Patterns that are shared")
struct CompiledPatternTests {
  static func key(_ pattern: String) -> PatternCache.Key {
    PatternCache.Key(
      pattern: Array(pattern.utf8), options: [], extent: .whole, limits: RegularExpression.Limits())
  }

  static func compile(_ pattern: String) throws(RegularExpression.SyntaxError) -> CompiledPattern {
    .backtracking(try RegularExpression(pattern))
  }

  @Test("Equal patterns are compiled once, whichever threads want them")
  func once() async throws {
    final class Shared: Sendable {
      let cache = PatternCache()
      let compilations = Lock(0)
    }
    let shared = Shared()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<16 {
        group.addTask {
          _ = try shared.cache.compiled(Self.key("a+")) { () throws(RegularExpression.SyntaxError) in
            shared.compilations.withLock { $0 += 1 }
            return try Self.compile("a+")
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(shared.compilations.withLock { $0 } == 1)
  }

  @Test("Patterns that are canonically equivalent, or differ in a flag, extent or deadline, are told apart")
  func keys() throws {
    func automaton(
      _ pattern: String,
      _ options: RegularExpression.Options = [],
      _ extent: PatternAutomaton.Extent = .whole,
      _ deadline: Duration = .milliseconds(50)
    ) throws -> ObjectIdentifier? {
      let limits = RegularExpression.Limits(deadline: deadline)
      let compiled = try CompiledPattern.compiled(pattern, options: options, extent: extent, limits: limits)
      guard case .automaton(let automaton) = compiled else { return nil }
      return ObjectIdentifier(automaton)
    }
    let composed = try #require(try automaton("caf\u{E9}"))
    #expect(try automaton("caf\u{E9}") == composed)
    #expect(try automaton("cafe\u{301}") != composed)
    #expect(try automaton("caf\u{E9}", .caseInsensitive) != composed)
    #expect(try automaton("caf\u{E9}", [], .part) != composed)
    #expect(try automaton("caf\u{E9}", [], .whole, .seconds(1)) != composed)
  }

  @Test("Patterns without end leave the cache at its size, and the last ones in it")
  func bounded() throws {
    let cache = PatternCache(mostEntries: 10, mostBytes: 10_000_000)
    var compilations = 0
    func want(_ number: Int) throws {
      _ = try cache.compiled(Self.key("a\(number)")) { () throws(RegularExpression.SyntaxError) in
        compilations += 1
        return try Self.compile("a\(number)")
      }
    }
    for number in 0..<1_000 { try want(number) }
    #expect(cache.count == 10)
    for number in 990..<1_000 { try want(number) }
    #expect(compilations == 1_000)
    let small = PatternCache(mostEntries: 1_000, mostBytes: 500_000)
    for number in 0..<100 {
      _ = try small.compiled(Self.key("b\(number)")) { () throws(RegularExpression.SyntaxError) in
        try Self.compile("b\(number)")
      }
    }
    #expect(small.count < 10)
  }

  @Test("A pattern that does not compile is not kept")
  func failure() {
    let cache = PatternCache()
    for _ in 0..<2 {
      #expect(throws: RegularExpression.SyntaxError.self) {
        try cache.compiled(Self.key("(")) { () throws(RegularExpression.SyntaxError) in try Self.compile("(")
        }
      }
    }
    #expect(cache.count == 0)
  }

  @Test(
    "Nesting, alternatives and looks of any depth compile and match on a thread of 512 KB",
    arguments: [
      String(repeating: "(", count: 40) + "a" + String(repeating: ")*", count: 40),
      String(repeating: "(?:a|", count: 40) + "b" + String(repeating: ")+", count: 40),
      String(repeating: "(", count: 95) + "a" + String(repeating: ")*", count: 95),
      String(repeating: "(?=", count: 20) + "a" + String(repeating: ")", count: 20),
      String(repeating: "(?>a|", count: 12) + "b" + String(repeating: ")", count: 12),
      String(repeating: "[", count: 45) + "a" + String(repeating: "]", count: 45),
      String(repeating: "a|", count: 20_000), String(repeating: "(", count: 20_000),
      String(repeating: "(?:b?", count: 30) + String(repeating: "){0,2}", count: 30),
    ]
  )
  func smallStack(pattern: String) {
    let isDone = DispatchSemaphore(value: 0)
    let thread = Thread {
      for extent in PatternAutomaton.Extent.allCases {
        let compiled = try? CompiledPattern.compiled(
          pattern, options: [], extent: extent, limits: RegularExpression.Limits())
        if case .automaton(let automaton) = compiled { _ = try? automaton.accepts("aaab") }
        if case .backtracking(let expression) = compiled { _ = try? expression.find(in: "aaab") }
      }
      isDone.signal()
    }
    thread.stackSize = 512 * 1024
    thread.start()
    isDone.wait()
  }

  @Test("One automaton whose states are made while it runs answers many threads alike")
  func threads() async throws {
    let automaton = try PatternAutomaton(#"^(?=.*\p{Lu})(?=.*\d).{8,}$"#)
    let answers = try await withThrowingTaskGroup(of: [Bool].self) { group in
      for _ in 0..<8 {
        group.addTask {
          try (0..<200).map {
            try automaton.accepts($0.isMultiple(of: 2) ? "Пароль٣٣\($0)" : "пароль\($0)xx")
          }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(answers == Array(repeating: (0..<200).map { $0.isMultiple(of: 2) }, count: 8))
  }
}
