import Foundation
import MessageLocalization
import Testing
import ValidationCore

@testable import rulecheck

@Suite struct StreamingTests {
  /// NDJSON without end, of which every record is invalid.
  struct EndlessSource: ByteSource {
    var totalBytes: Int? { nil }
    /// How many bytes have been read.
    var count = 0

    mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(InputError) -> Int {
      for index in buffer.indices { buffer[index] = (count + index) % 3 < 2 ? UInt8(ascii: "1") : 0x0A }
      count += buffer.count
      return buffer.count
    }
  }

  static let refuseAll = RecordCheck { _ in [ValidationError(code: "invalid")] }

  @Test("a reader who has gone away ends the run without a word")
  func closedPipe() throws {
    Interruption.ignoreClosedPipes()
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let output = Output(pipe.fileHandleForWriting.fileDescriptor)
    let run = ValidationRun(
      RecordReader(EndlessSource()),
      check: Self.refuseAll,
      report: NDJSONReport(wording: ReportText(locale: "en"))
    )
    let summary = try run.run(to: output)
    #expect(summary.stop == .closedOutput)
  }

  @Test(
    "a limit ends a run over a file without end, and no error too many is written", arguments: [1, 2, 1_000])
  func limits(maximum: Int) throws {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    let output = Output(descriptor)
    let run = ValidationRun(
      RecordReader(EndlessSource()),
      check: RecordCheck { _ in [.init(code: "a", severity: .warning), .init(code: "b"), .init(code: "c")] },
      report: CodesReport(),
      limits: StopLimits(maximumErrors: maximum)
    )
    let summary = try run.run(to: output)
    try pipe.fileHandleForWriting.close()
    let written = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(summary.stop == .maxErrors)
    #expect(summary.errors == maximum)
    #expect(written.filter { $0 != "a" }.count == maximum)
  }

  /// Writes the codes alone.
  struct CodesReport: Report {
    var opening: String { "" }
    var separator: String { "" }
    func write(_ result: RecordResult, to bytes: inout [UInt8]) {
      bytes.append(contentsOf: result.errors.map(\.code.rawValue).joined().utf8)
    }
    func closing(_ summary: Summary) -> String { "" }
  }

  @Test("a failing disk is reported, not passed over")
  func failingInput() {
    struct BrokenSource: ByteSource {
      var totalBytes: Int? { nil }
      func read(into buffer: UnsafeMutableRawBufferPointer) throws(InputError) -> Int {
        throw InputError(file: "disk", problem: "Input/output error")
      }
    }
    let pipe = Pipe()
    let run = ValidationRun(RecordReader(BrokenSource()), check: Self.refuseAll, report: CodesReport())
    #expect(throws: RunFailure.self) { try run.run(to: Output(pipe.fileHandleForWriting.fileDescriptor)) }
  }

  @Test("any bytes give records or faults, however they are portioned", arguments: 0..<100)
  func hostileBytes(seed: Int) {
    var state = UInt64(truncatingIfNeeded: seed &* 2_654_435_761 &+ 1)
    func next() -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(truncatingIfNeeded: state >> 33)
    }
    let alphabet = Array("{}[]\",:\\ab1 \n\r\t".utf8) + [0x00, 0xC3, 0xA9, 0xEF, 0xBB, 0xBF, 0xFF]
    let bytes = (0..<next() % 120).map { _ in alphabet[next() % alphabet.count] }
    for format in InputFormat.allCases {
      let whole = read(bytes, as: format, portion: 128, maximumRecordBytes: 40)
      for portion in [1, 3, 16] {
        #expect(
          read(bytes, as: format, portion: portion, maximumRecordBytes: 40) == whole, "\(format) \(bytes)")
      }
    }
  }
}
