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
    let line = Self.line(
      bytes: bytes, of: totalBytes, elapsed: now - start, summary, columns: Self.columns)
    writeToStandardError("\r\u{1B}[K" + line)
  }

  /// The columns of the terminal now; nil if it does not say.
  private static var columns: Int? {
    var size = winsize()
    guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Clears the bar from the screen, so that something else can be written.
  mutating func clear() {
    guard isShown else { return }
    isShown = false
    writeToStandardError("\r\u{1B}[K")
  }

  /// Progress as a bar and in percent, records, MB per second, errors, and the remaining time if the size is known.
  ///
  /// The line leaves the last column of the terminal free, since a longer one would go on in the next row, which is not
  /// cleared. A part that does not fit beside more important ones is left out.
  static func line(
    bytes: Int, of total: Int?, elapsed: Duration, _ summary: Summary, columns: Int? = nil
  ) -> String {
    let seconds = Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) * 1e-18
    let rate = seconds > 0 ? Double(bytes) / seconds : 0
    var parts = [
      Part(text: "\(summary.records) records", importance: 2),
      Part(text: "\(tenths(rate / 1_000_000)) MB/s", importance: 0),
      Part(text: "\(summary.errors) errors", importance: 1),
    ]
    if let total, total > 0 {
      let share = min(1, Double(bytes) / Double(total))
      let width = 24
      let done = Int(share * Double(width))
      let bar = String(repeating: "█", count: done) + String(repeating: "░", count: width - done)
      parts.insert(Part(text: bar, gap: " ", importance: 3), at: 0)
      parts.insert(Part(text: "\(Int(share * 100))%", importance: 5), at: 1)
      if rate > 0 {
        let left = Int(min((Double(max(0, total - bytes)) / rate).rounded(.up), 1e9))
        let text = "\(left / 60):\(left % 60 < 10 ? "0" : "")\(left % 60) left"
        parts.append(Part(text: text, importance: 4))
      }
    }
    return Part.line(parts, width: columns.map { max(0, $0 - 1) } ?? .max)
  }

  private static func tenths(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}

extension ProgressBar {
  /// A part of the line, of which each character takes one column.
  private struct Part {
    let text: String
    /// What is between this part and the next.
    var gap = "  "
    let importance: Int

    /// The most important parts that fit together, in their order.
    static func line(_ parts: [Part], width: Int) -> String {
      var line = ""
      var shown: Set<Int> = []
      for part in parts.sorted(by: { $0.importance > $1.importance }) {
        let more = shown.union([part.importance])
        let longer = joined(parts.filter { more.contains($0.importance) })
        if longer.count <= width { (line, shown) = (longer, more) }
      }
      return line
    }

    private static func joined(_ parts: [Part]) -> String {
      guard let last = parts.last else { return "" }
      return parts.dropLast().map { $0.text + $0.gap }.joined() + last.text
    }
  }
}
