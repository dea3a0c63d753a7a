import Foundation
import LocalizedValidation
import Primitives
import ProcessLocale
import Testing

@testable import rulecheck

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// What several threads may do at once, done at once, so that the thread sanitizer sees it (`.ci/threads`).
@Suite("Everything at once", .processLocale) struct StressTests {
  /// How often each thread does its work: few rounds as a rule, many with `STRESS_ROUNDS=1000`.
  static let rounds = ProcessInfo.processInfo.environment["STRESS_ROUNDS"].flatMap(Int.init) ?? 20

  static let rule = Validation<String>.all(.notBlank, .length(3...))
  static let locales: [LanguageTag] = ["ar", "en", "es", "pt-BR", "pt-PT", "zh-Hans", "zh-Hant"]
  /// A language that nothing else here speaks, so that its messages may change under other tests.
  static let changing: LanguageTag = "tlh"

  /// What went wrong, from any thread, each fault once.
  final class Faults: Sendable {
    private let list = Lock<Set<String>>([])
    var all: Set<String> { list.withLock { $0 } }

    func expect(_ holds: Bool, _ fault: @autoclosure () -> String) {
      guard !holds else { return }
      let text = fault()
      list.withLock { _ = $0.insert(text) }
    }
  }

  /// Runs each work on a thread of its own, round by round, and waits for all without holding a thread of the pool.
  static func run(_ works: [@Sendable (_ round: Int) throws -> Void], _ faults: Faults) async {
    let group = DispatchGroup()
    for work in works {
      group.enter()
      Thread.detachNewThread {
        for round in 0..<rounds {
          do { try work(round) } catch { faults.expect(false, "\(error)") }
        }
        group.leave()
      }
    }
    await withCheckedContinuation { done in group.notify(queue: .global()) { done.resume() } }
  }

  @Test("switches, layers, reloads, sentences, publishers and jobs leave one another alone")
  func everything() async throws {
    let faults = Faults()
    let catalogs = MessageCatalogs.shared
    let files = try TemporaryFiles(["tlh.json": #"{"presence.blank": "file"}"#])
    let file = files.path("tlh.json")
    let layer = try catalogs.addLayer(directory: files.directory, as: .addOn)
    defer {
      layer.remove()
      withExtendedLifetime(files) {}
    }
    let watching = catalogs.watch(every: .milliseconds(10)) { faults.expect(false, "\($0)") }
    defer { watching.cancel() }

    let texts = ["", " ", "a", "王小", "ab"]
    let sentences = texts.map { text in
      Self.locales.map { Self.rule.errors(in: text).localizedDescriptions(in: $0) }
    }
    let blank: Set = ["Can't be blank", "File", "New file", "Layer", "Override"]
    let expectSentences = { @Sendable (round: Int) in
      let index = round % texts.count
      let place = round % Self.locales.count
      let errors = Self.rule.errors(in: texts[index])
      faults.expect(
        errors.localizedDescriptions(in: Self.locales[place]) == sentences[index][place],
        "\(Self.locales[place]) read \(errors.localizedDescriptions(in: Self.locales[place]))")
      let here = ActiveLocale.with(Self.locales[place]) { errors.localizedDescriptions }
      faults.expect(here == sentences[index][place], "\(Self.locales[place]) was read as \(here)")
      let changing = Validation.notBlank.errors(in: " ").localizedDescriptions(in: Self.changing)
      faults.expect(blank.isSuperset(of: changing), "\(changing)")
      _ = errors.localizedDescriptions
    }

    let rules = try TemporaryFiles(["rules.json": ValidateCommandTests.rules])
    let check = try RecordCheck.reading(PathArgument(rules.path("rules.json"))).check
    let records = Array(PipelineTests.nasty.prefix(4_000))
    let report = try PipelineTests.run(records, as: .ndjson, jobs: 1, check: check)

    let field = Validated(wrappedValue: "ab", Self.rule)
    let told = Lock(0)
    let subscription = field.publisher.sink { _ in told.withLock { $0 += 1 } }
    defer { subscription.cancel() }

    await Self.run(
      [
        { round in ActiveLocale.switch(to: (Self.locales + [Self.changing])[round % 8]) },
        { _ in
          let layer = try catalogs.addLayer(["presence.blank": "layer"], for: Self.changing)
          try catalogs.override("presence.blank", with: "override", in: Self.changing)
          try catalogs.override("presence.blank", with: nil, in: Self.changing)
          layer.remove()
        },
        { round in
          let text = #"{"presence.blank": "\#(round % 2 == 0 ? "new file" : "file")"}"#
          try text.write(toFile: file, atomically: true, encoding: .utf8)
          try catalogs.reload()
        },
        expectSentences, expectSentences,
        { round in field.wrappedValue = texts[round % texts.count] },
        { _ in
          field.publisher.sink { _ = $0.localizedDescriptions }.cancel()
          _ = field.errors.localizedDescriptions
        },
        { round in
          guard round % 10 == 0 else { return }
          let run = try PipelineTests.run(records, as: .ndjson, jobs: 3, check: check)
          faults.expect(run == report, "jobs wrote something else")
        },
      ],
      faults
    )
    #expect(faults.all == [])
    #expect(told.withLock { $0 } > 1)
    field.wrappedValue = "a"
    #expect(field.errors.map(\.code) == [.lengthTooShort])
  }
}
