import Essentials
import ICU

/// The time zone in which a rule tells what day it is.
enum ClockZone: Sendable {
  /// A zone that a program gives.
  case given(TimeZone)
  /// A zone that a document names: ICU has all of them, the essentials of Foundation only GMT.
  case named(TimeZoneOffsets)

  static let gmt = ClockZone.given(.gmt)

  /// The zone of a name of the IANA database; nil if ICU does not have it.
  init?(named name: String) {
    if name == TimeZone.gmt.identifier {
      self = .gmt
      return
    }
    do throws(ICUError) { self = .named(try TimeZoneOffsets(name)) } catch { return nil }
  }

  var name: String {
    switch self {
    case .given(let zone): zone.identifier
    case .named(let offsets): offsets.name
    }
  }

  /// Seconds east of UTC at a time, which is in seconds since 1970.
  func offset(at time: Double) -> Int {
    switch self {
    case .given(let zone): zone.secondsFromGMT(for: Date(timeIntervalSince1970: time))
    case .named(let offsets): offsets.seconds(at: time)
    }
  }
}
