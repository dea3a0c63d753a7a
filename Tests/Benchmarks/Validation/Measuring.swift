import AllocationCounter
import Benchmark
import Foundation

extension BenchmarkMetric {
  /// Heap allocations of one operation, rounded up, so that one in a thousand operations shows.
  ///
  /// Counted at glibc's malloc; elsewhere there is no such figure.
  static let allocations = BenchmarkMetric.custom("Allocations", useScalingFactor: false)

  /// Nanoseconds of the processor that one operation takes, which other processes disturb less than the wall clock.
  ///
  /// The harness's own CPU metrics on Linux count in ticks of 10 ms.
  static let processorTime = BenchmarkMetric.custom("CPU time (ns)")
}

extension Benchmark {
  /// Measures an operation, repeated `scalingFactor` times.
  ///
  /// - Parameter operation: Takes the number of the repetition, counted from 0.
  @inline(__always)
  func measure(_ operation: (Int) -> Void) {
    startMeasurement()
    let start = processorNanoseconds()
    let allocated = allocation_count()
    for index in scaledIterations { operation(index) }
    let allocations = Int(allocation_count() - allocated)
    let time = processorNanoseconds() - start
    stopMeasurement()

    measurement(.processorTime, time)
    if allocation_counter_works() != 0 {
      let operations = scaledIterations.count
      measurement(.allocations, (allocations + operations - 1) / operations)
    }
  }
}

/// The time that the calling thread has had of a processor, in nanoseconds.
func processorNanoseconds() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}
