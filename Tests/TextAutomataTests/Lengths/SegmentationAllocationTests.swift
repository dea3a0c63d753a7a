import AllocationCounter
import ICU
import Testing
import TextAutomata

struct SegmentationAllocationTests {
  /// Unoptimized code allocates for closures that optimized code keeps on the stack.
  private static var isOptimized: Bool {
    #if DEBUG
      false
    #else
      true
    #endif
  }

  @Test(
    "Counting clusters and columns allocates nothing",
    .enabled(if: isOptimized && allocation_counter_works() != 0, "counted in release builds alone"),
    arguments: ["maria", "João da Conceição", "مُحَمَّد", "我爱北京天安门", "क्षत्रिय हिन्दी में", "👩‍👩‍👧‍👦🇧🇷👍🏽❤️"]
  )
  func counting(word: String) throws {
    let text = String(repeating: word, count: 40)
    _ = try Segmentation.count(.displayColumns, in: text)
    let before = allocation_count()
    let clusters = try Segmentation.count(.graphemes, in: text)
    let limited = try Segmentation.count(.graphemes, in: text, stoppingAfter: 20)
    let columns = try Segmentation.count(.displayColumns, in: text)
    let after = allocation_count()
    #expect(after - before == 0)
    #expect(clusters > 100 && limited == 21 && columns >= clusters)
  }
}
