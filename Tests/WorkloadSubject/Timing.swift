import AllocationCounter
import Foundation

/// One line of the table: how long an engine took for all records in one mode.
struct Timing: Encodable {
  let peer: String
  let mode: String
  let cpuRate: Double
  let wallRate: Double
  let nanoseconds: Double
  /// Heap allocations a record.
  let allocations: Double
  let errors: Int
  /// How many records were judged otherwise than they are; nil if that is not known.
  let wrongRecords: Int?

  enum CodingKeys: String, CodingKey {
    case peer, mode, allocations, errors
    case cpuRate = "cpu_rps"
    case wallRate = "wall_rps"
    case nanoseconds = "ns"
    case wrongRecords = "wrong_records"
  }

  /// Measures `work` over `count` records: the medians of several runs after two that do not count.
  ///
  /// - Parameter mode: The peer and its mode, with a slash between.
  init(
    _ mode: String,
    records count: Int,
    errors: Int,
    wrongRecords: Int?,
    repeats: Int,
    _ work: () -> Void
  ) {
    work()
    let before = allocation_count()
    work()
    allocations = (Double(allocation_count() - before) / Double(count) * 1000).rounded() / 1000
    var processor: [Double] = []
    var wall: [Double] = []
    for _ in 0..<repeats {
      let (cpuStart, start) = (Self.nanoseconds(CLOCK_PROCESS_CPUTIME_ID), Self.nanoseconds(CLOCK_MONOTONIC))
      work()
      processor.append(Self.nanoseconds(CLOCK_PROCESS_CPUTIME_ID) - cpuStart)
      wall.append(Self.nanoseconds(CLOCK_MONOTONIC) - start)
    }
    let time = processor.sorted()[repeats / 2]
    let names = mode.split(separator: "/", maxSplits: 1)
    peer = String(names[0])
    self.mode = names.last.map(String.init) ?? ""
    cpuRate = Double(count) / time * 1e9
    wallRate = Double(count) / wall.sorted()[repeats / 2] * 1e9
    nanoseconds = time / Double(count)
    self.errors = errors
    self.wrongRecords = wrongRecords
  }

  /// Prints the line as JSON.
  func print() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    Swift.print(String(decoding: try encoder.encode(self), as: UTF8.self))
  }

  private static func nanoseconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
