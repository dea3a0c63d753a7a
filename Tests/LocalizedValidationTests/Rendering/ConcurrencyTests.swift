import Dispatch
import LocalizedValidation
import Primitives
import ProcessLocale
import Testing

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

@Suite("Validation, rendering and switches from many threads", .processLocale)
struct ConcurrencyTests {
  static let rule = Validation<String>.all(
    .notBlank, .length(3...5), .normalized(), .scripts(.latin, .arabic), .matches(#"[\p{L}\p{M}]+"#)
  )
  static let texts = ["", "ab", "أحمد", "joe\u{301}", "王小明", "👨‍👩‍👧‍👦", "user name"]

  /// Every sentence that a text may get: those of each locale that the switching thread passes through.
  static let sentences = texts.map { text in
    Set(builtInLocales.map { rule.errors(in: text).localizedDescriptions(in: $0) })
  }

  @Test("eight threads validate and render while one switches the locale")
  func switching() {
    let wrong = Lock<[[String]]>([])
    let field = Validated(wrappedValue: "ab", Self.rule)
    let emitted = Lock(0)
    let subscription = field.publisher.sink { _ in emitted.withLock { $0 += 1 } }
    DispatchQueue.concurrentPerform(iterations: 9) { thread in
      for round in 0..<50 {
        if thread == 8 {
          ActiveLocale.switch(to: builtInLocales[round % builtInLocales.count])
          continue
        }
        let index = (round + thread) % Self.texts.count
        let errors = Self.rule.errors(in: Self.texts[index])
        // Each error reads the active locale for itself, so a switch may fall between two sentences of one list.
        let read = errors.map(\.localizedDescription)
        let isKnown = read.enumerated().allSatisfy { place, sentence in
          Self.sentences[index].contains { $0[place] == sentence }
        }
        if !isKnown { wrong.withLock { $0.append(read) } }
        _ = field.errors.localizedDescriptions
      }
    }
    subscription.cancel()
    #expect(wrong.withLock { $0 } == [])
    #expect(emitted.withLock { $0 } > 1)
  }
}
