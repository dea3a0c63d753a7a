import AllocationCounter
import RuleChecks

/// What one run of something takes.
struct Cost {
  var instructions: Double
  var allocations: Double

  static func - (left: Cost, right: Cost) -> Cost {
    Cost(
      instructions: left.instructions - right.instructions, allocations: left.allocations - right.allocations)
  }

  /// The cost of one of many runs, after some that fill what is made once and kept.
  @inline(never)
  static func of(_ body: () -> Void) -> Cost {
    for _ in 0..<20 { body() }
    let repetitions = 200
    let (instructions, allocations) = (instruction_count(), allocation_count())
    for _ in 0..<repetitions { body() }
    let taken = (instruction_count() - instructions, allocation_count() - allocations)
    return Cost(
      instructions: Double(taken.0) / Double(repetitions), allocations: Double(taken.1) / Double(repetitions))
  }
}
