#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A line on standard error that shows the progress of a long run.
///
/// It is drawn at most ten times a second, and not before the run has lasted half a second.
struct ProgressBar {
  private static let interval = Duration.milliseconds(100)
  private static let grace = Duration.milliseconds(500)

  private let totalBytes: Int?
  private let start = ContinuousClock.now
  private var lastDrawn: ContinuousClock.Instant?
  private var isShown = false

  /// A bar for a terminal; nil if standard error is not a terminal.
  init?(totalBytes: Int?) {
    guard isatty(STDERR_FILENO) == 1 else { return nil }
    self.totalBytes = totalBytes
  }

  /// Draws the bar when it is due.
  mutating func show(bytes: Int, _ summary: Summary) {
    let now = ContinuousClock.now
    guard now - start > Self.grace, lastDrawn.map({ now - $0 > Self.interval }) ?? true else { return }
    lastDrawn = now
    isShown = true
    let line = Self.fitting(
      Self.line(bytes: bytes, of: totalBytes, elapsed: now - start, summary), columns: Self.columns)
    writeToStandardError("\r\u{1B}[K" + line)
  }

  /// The columns of the terminal now; nil if it does not say.
  private static var columns: Int? {
    var size = winsize()
    guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// A line that leaves the last column free, since a longer one would go on in the next row, which is not cleared.
  ///
  /// Every character of the line takes one column.
  static func fitting(_ line: String, columns: Int?) -> String {
    columns.map { String(line.prefix(max(0, $0 - 1))) } ?? line
  }

  /// Clears the bar from the screen, so that something else can be written.
  mutating func clear() {
    guard isShown else { return }
    isShown = false
    writeToStandardError("\r\u{1B}[K")
  }

  /// Progress as a bar and in percent, records, MB per second, errors, and the remaining time if the size is known.
  static func line(bytes: Int, of total: Int?, elapsed: Duration, _ summary: Summary) -> String {
    let seconds = Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) * 1e-18
    let rate = seconds > 0 ? Double(bytes) / seconds : 0
    var parts = [
      "\(summary.records) records", "\(tenths(rate / 1_000_000)) MB/s", "\(summary.errors) errors",
    ]
    guard let total, total > 0 else { return parts.joined(separator: "  ") }
    let share = min(1, Double(bytes) / Double(total))
    let width = 24
    let done = Int(share * Double(width))
    let bar = String(repeating: "█", count: done) + String(repeating: "░", count: width - done)
    parts.insert("\(bar) \(Int(share * 100))%", at: 0)
    if rate > 0 {
      let left = Int(min((Double(max(0, total - bytes)) / rate).rounded(.up), 1e9))
      parts.append("\(left / 60):\(left % 60 < 10 ? "0" : "")\(left % 60) left")
    }
    return parts.joined(separator: "  ")
  }

  private static func tenths(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
