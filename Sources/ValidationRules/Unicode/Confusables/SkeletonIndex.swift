import ICU
import ValidationCore

/// The skeletons of a list of texts, sorted.
struct SkeletonIndex: Sendable {
  private struct Entry: Sendable {
    let skeleton: [UInt8]
    let text: String
  }

  private let leftToRight: [Entry]
  private let rightToLeft: [Entry]
  /// The number of code points in the longest skeleton.
  private let longest: Int

  init(_ list: [String]) throws(ICUError) {
    leftToRight = try Self.entries(list, .leftToRight)
    rightToLeft = try Self.entries(list, .rightToLeft)
    let skeletons = (leftToRight + rightToLeft).map(\.skeleton)
    longest = skeletons.map { $0.count { $0 & 0xC0 != 0x80 } }.max() ?? 0
  }

  /// The first listed text that this text looks like.
  func match(_ text: borrowing TextView) throws(ICUError) -> String? {
    var seen = 0
    var hasTwoDirections = false
    for element in text.scalars {
      guard !element.scalar.isASCII else {
        seen += 1
        continue
      }
      let properties = element.scalar.icuProperties
      hasTwoDirections = hasTwoDirections || properties.turnsText
      if !properties.isDefaultIgnorable { seen += 1 }
      // A skeleton has at least one code point for each visible one, so no megabyte is ever decomposed.
      if seen > longest { return nil }
    }
    if seen > longest { return nil }
    if let match = try Self.match(text, in: leftToRight, .leftToRight) { return match }
    return hasTwoDirections ? try Self.match(text, in: rightToLeft, .rightToLeft) : nil
  }

  private static func entries(
    _ list: [String],
    _ direction: ConfusableSkeleton.Direction
  ) throws(ICUError) -> [Entry] {
    var entries: [Entry] = []
    for text in list {
      let skeleton = try TextBuffers.withUTF8(of: text) { (utf8) throws(ICUError) in
        try ConfusableSkeleton.with(of: utf8, direction) { Array($0) }
      }
      entries.append(Entry(skeleton: skeleton, text: text))
    }
    // If two listed texts look alike, the first one is named.
    return entries.enumerated().sorted { left, right in
      left.element.skeleton == right.element.skeleton
        ? left.offset < right.offset
        : left.element.skeleton.lexicographicallyPrecedes(right.element.skeleton)
    }.map(\.element)
  }

  private static func match(
    _ text: borrowing TextView,
    in entries: [Entry],
    _ direction: ConfusableSkeleton.Direction
  ) throws(ICUError) -> String? {
    try ConfusableSkeleton.with(of: text.utf8, direction) { skeleton in
      var (low, high) = (0, entries.count)
      while low < high {
        let middle = (low + high) / 2
        if entries[middle].skeleton.lexicographicallyPrecedes(skeleton) {
          low = middle + 1
        } else {
          high = middle
        }
      }
      guard low < entries.count, entries[low].skeleton.elementsEqual(skeleton) else { return nil }
      return entries[low].text
    }
  }
}

extension ScalarProperties {
  /// Whether text with this character may be displayed in an order other than the stored one.
  fileprivate var turnsText: Bool {
    switch bidiClass {
    case .rightToLeft, .arabicLetter, .arabicNumber, .rightToLeftEmbedding, .rightToLeftOverride,
      .rightToLeftIsolate:
      true
    default: false
    }
  }
}
