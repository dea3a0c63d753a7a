import CICUShim

/// The offsets of a time zone of the IANA database from UTC, as the linked ICU knows them.
package final class TimeZoneOffsets: @unchecked Sendable {
  // Sendable: ICU's time zone is not changed after it is opened.
  package let name: String
  private let pointer: OpaquePointer

  /// - Throws: If there is no such zone, or ICU fails.
  package init(_ name: String) throws(ICUError) {
    var status = Int32(icushim_illegal_argument)
    guard let opened = withICUText(name, { icushim_time_zone_open($0, $1, &status) }) else {
      throw ICUError(status: status, operation: "open time zone \(name)")
    }
    (self.name, pointer) = (name, opened)
  }

  deinit { icushim_time_zone_close(pointer) }

  /// The offset at a time, in seconds east of UTC; 0 if ICU fails, which it does for no time.
  ///
  /// - Parameter time: Seconds since 1970.
  package func seconds(at time: Double) -> Int {
    var status: Int32 = 0
    let offset = icushim_time_zone_offset_at(pointer, time * 1_000, &status)
    return status > 0 ? 0 : Int(offset) / 1_000
  }
}
