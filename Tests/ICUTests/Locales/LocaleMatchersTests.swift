import Dispatch
import Primitives
import Testing

@testable import ICU

@Suite("Matchers that are kept")
struct LocaleMatchersTests {
  private static func lists(_ count: Int) -> [[String]] {
    let tags = ["ar", "zh-Hant", "pt-BR", "hi", "ru", "ja", "he"]
    return (0..<count).map { Array(tags[..<($0 + 1)]) }
  }

  @Test("are the same object for the same list, in its order")
  func same() throws {
    let matchers = LocaleMatchers(limit: 4)
    let first = try matchers.matcher(among: ["pt-PT", "pt-BR", "ar"])
    #expect(try matchers.matcher(among: ["pt-PT", "pt-BR", "ar"]) === first)
    let other = try matchers.matcher(among: ["pt-BR", "pt-PT", "ar"])
    #expect(other !== first)
    // Portuguese of Macao is as near to both where neither has a region: the order of the list is part of the answer.
    #expect(try first.bestMatch(for: ["pt-MO"]) == "pt-PT")
    #expect(try other.bestMatch(for: ["pt"]) == "pt-BR")
    #expect(matchers.lists == [["pt-PT", "pt-BR", "ar"], ["pt-BR", "pt-PT", "ar"]])
  }

  @Test("are at most as many as the limit; the one that was not used for longest goes")
  func bounded() throws {
    let matchers = LocaleMatchers(limit: 3)
    let lists = Self.lists(5)
    let first = try matchers.matcher(among: lists[0])
    for list in lists[1...2] { _ = try matchers.matcher(among: list) }
    #expect(try matchers.matcher(among: lists[0]) === first)
    _ = try matchers.matcher(among: lists[3])
    #expect(matchers.lists == [lists[0], lists[2], lists[3]])
    _ = try matchers.matcher(among: lists[4])
    #expect(matchers.lists == [lists[0], lists[3], lists[4]])
    #expect(try matchers.matcher(among: lists[0]) === first)
  }

  @Test(
    "answer what a matcher of its own answers, also for lists with tags that are none and for none at all")
  func answers() throws {
    let matchers = LocaleMatchers(limit: 2)
    let lists = [
      ["en", "zh-Hant", "zh-Hans", "not a tag"], ["not a tag"], [], ["ar-EG", "iw", "pt-PT", "pt"],
    ]
    let readers = [["zh-HK"], ["he"], ["pt-AO", "ar"], ["not a tag"], [], ["ar-AE-u-nu-latn"], ["sr-Latn"]]
    for _ in 0..<2 {
      for list in lists {
        for reader in readers {
          let expected = try LocaleMatcher(available: list).bestMatch(for: reader)
          #expect(try matchers.matcher(among: list).bestMatch(for: reader) == expected)
          #expect(LocaleData.bestMatch(desired: reader, available: list) == expected)
        }
      }
    }
  }

  @Test("serve many threads, also while the table is full")
  func threads() throws {
    let matchers = LocaleMatchers(limit: 3)
    let lists = Self.lists(7)
    let wrong = Lock<[String]>([])
    DispatchQueue.concurrentPerform(iterations: 400) { index in
      let list = lists[index % lists.count]
      let desired = list[index / lists.count % list.count]
      let best = try? matchers.matcher(among: list).bestMatch(for: ["no tag", desired])
      if best != desired { wrong.withLock { $0.append("\(list): \(desired)") } }
    }
    #expect(wrong.withLock { $0 } == [])
    #expect(matchers.lists.count == 3)
  }

  @Test("are not made for lists that a request shortens")
  func shortened() {
    let available = ["en", "fr-CA", "fr-FR", "sw", "ar-MA"]
    let header = AcceptLanguage("fr-CA;q=0, fr, sw;q=0.1")
    #expect(header.best(among: available) == "fr-FR")
    #expect(!LocaleMatchers.shared.lists.contains { $0 == ["en", "fr-FR", "sw", "ar-MA"] })
    #expect(AcceptLanguage("fr, sw;q=0.1").best(among: available) == "fr-FR")
    #expect(LocaleMatchers.shared.lists.contains(available))
  }
}
