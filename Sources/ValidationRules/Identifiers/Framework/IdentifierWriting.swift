import ValidationCore

/// An identifier of the right characters as a text writes it, against the ways in which its format does.
struct IdentifierWriting {
  private let line: IdentifierLine
  /// The ways to write it, the official one first: those that the characters fit count. Empty where any characters
  /// will do.
  private let masks: [IdentifierMask]
  private let grouping: IdentifierGrouping
  private let letterCase: IdentifierCase
  /// The cells of the official way to write the characters; none where any characters will do.
  private let official: [IdentifierMask.Cell]

  init(
    line: IdentifierLine, masks: [IdentifierMask], grouping: IdentifierGrouping, letterCase: IdentifierCase
  ) {
    (self.line, self.masks, self.grouping, self.letterCase) = (line, masks, grouping, letterCase)
    official = masks.first { line.fits($0, letterCase) }?.cells ?? []
  }

  /// Whether the separators are where the format has them.
  var isWellGrouped: Bool {
    switch grouping {
    case .asWritten:
      if official.isEmpty { return !line.hasSeparators }
      return masks.contains { line.fits($0, letterCase) && missing(in: $0.cells) == nil }
    case .between(let allowed):
      return !line.hasSeparators || IdentifierGrouping.isWellSeparated(line.lazy.map(\.character), allowed)
    }
  }

  /// Runs `body` on the UTF-8 of the identifier as it should be written: as it is where the separators are right, else
  /// in the official form.
  func withSuggestion<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let isWellGrouped = isWellGrouped
    var cells: [IdentifierMask.Cell] = []
    if case .asWritten = grouping { cells = official }
    var length = 0
    forEachByte(of: cells, isWellGrouped) { length += $0 < 0x80 ? 1 : 2 }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: length) { utf8 in
      var end = 0
      func append(_ byte: UInt8) {
        utf8.initializeElement(at: end, to: byte)
        end += 1
      }
      forEachByte(of: cells, isWellGrouped) { byte in
        if byte < 0x80 { return append(byte) }
        append(0xC0 | byte >> 6)
        append(0x80 | byte & 0x3F)
      }
      return body(UnsafeBufferPointer(rebasing: utf8[..<end]))
    }
  }

  /// Passes the characters and separators of the suggestion to `body`, in Latin-1.
  private func forEachByte(
    of cells: [IdentifierMask.Cell], _ isWellGrouped: Bool, _ body: (UInt8) -> Void
  ) {
    func take(_ place: IdentifierLine.Place) {
      body(letterCase == .upper ? place.character.uppercased : place.character)
    }
    var cell = 0
    func passSeparators() {
      while cell < cells.count, cells[cell].isSeparator {
        if let separator = cells[cell].character { body(separator) }
        cell += 1
      }
    }
    for place in line {
      if isWellGrouped { take(place) }
      if isWellGrouped || place.isSeparator { continue }
      passSeparators()
      take(place)
      cell += 1
    }
    if !isWellGrouped { passSeparators() }
  }

  /// The separators that do not belong where they are; empty where one is missing.
  var strays: FaultRanges {
    switch grouping {
    case .asWritten: strays(in: official)
    case .between(let allowed): strays(between: allowed)
    }
  }

  /// The separators beyond those that a gap between characters has in common with the same gap of the cells.
  private func strays(in cells: [IdentifierMask.Cell]) -> FaultRanges {
    var strays = FaultRanges()
    var cell = 0
    var isKept = true
    for place in line {
      if place.isSeparator {
        isKept = isKept && cells.hasSeparator(place.character, at: cell)
        if isKept { cell += 1 } else { strays.appendJoining(place.range) }
      } else {
        while cell < cells.count, cells[cell].isSeparator { cell += 1 }
        cell += 1
        isKept = true
      }
    }
    return strays
  }

  /// The separators that others follow or that have nothing on one side; all, where parentheses do not come in pairs.
  private func strays(between allowed: String) -> FaultRanges {
    let end = line.lastIndex { !$0.isSeparator } ?? 0
    func isStray(_ offset: Int) -> Bool {
      line[offset].isSeparator
        && (!allowed.utf8.contains(line[offset].character) || offset == 0 || offset > end
          || line[offset - 1].isSeparator)
    }
    let areAll = allowed.contains("(") || !line.indices.contains(where: isStray)
    var strays = FaultRanges()
    for offset in line.indices where areAll ? line[offset].isSeparator : isStray(offset) {
      strays.appendJoining(line[offset].range)
    }
    return strays
  }

  /// The place where the first missing separator belongs; nil after the end.
  var missing: IdentifierLine.Place? {
    guard let offset = missing(in: official), offset < line.count else { return nil }
    return line[offset]
  }

  /// The offset of the first character before which the separators are others than those of the cells; that of the end
  /// of the line if those after the last one are, and nil if all are the same.
  private func missing(in cells: [IdentifierMask.Cell]) -> Int? {
    var cell = 0
    var isSame = true
    for (offset, place) in line.enumerated() {
      if place.isSeparator {
        isSame = isSame && cells.hasSeparator(place.character, at: cell)
        if isSame { cell += 1 }
      } else {
        if !isSame || cell < cells.count && cells[cell].isSeparator { return offset }
        cell += 1
      }
    }
    return isSame && cell >= cells.count ? nil : line.count
  }
}

extension [IdentifierMask.Cell] {
  fileprivate func hasSeparator(_ character: UInt8, at index: Int) -> Bool {
    index < count && self[index].isSeparator && self[index].contains(character)
  }
}
