import Primitives
import TextAutomata
import ValidationCore

/// The quick way to accept a text by its number of clusters, code points or UTF-16 units.
final class QuickLength: Sendable {
  private let minimum: Int
  private let maximum: Int

  init(_ minimum: Int, _ maximum: Int) { (self.minimum, self.maximum) = (minimum, maximum) }

  /// Whether a text, well-formed UTF-8, certainly has a number of clusters within the limits.
  ///
  /// Cheap bounds come first: no cluster has less than a code point, and most texts are far from the greatest length.
  @inline(__always)
  func acceptsClusters(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    guard utf8.count >= minimum else { return false }
    if utf8.count <= maximum || utf8.count / 4 <= maximum && utf8.codePointCount <= maximum {
      // Each character of printable ASCII begins a cluster, whatever follows.
      if PrintableASCII.begins(utf8, with: minimum) { return true }
      return Segmentation.hasClusters(minimum, in: utf8)
    }
    return acceptsEachCluster(utf8)
  }

  @inline(never)
  private func acceptsEachCluster(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    // Hardly any cluster has more than 32 bytes.
    guard utf8.count / 32 <= maximum,
      let count = Segmentation.clusters(in: utf8, stoppingAfter: maximum)
    else { return false }
    return count >= minimum && count <= maximum
  }

  /// The same for the number of code points.
  func acceptsCodePoints(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    guard utf8.count >= minimum, utf8.count / 4 <= maximum else { return false }
    if utf8.count <= maximum, utf8.count / 4 >= minimum || PrintableASCII.begins(utf8, with: minimum) {
      return true
    }
    let count = utf8.codePointCount
    return count >= minimum && count <= maximum
  }

  /// The same for the number of UTF-16 units: a code point of four bytes has two, and each other one.
  func acceptsUTF16(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    guard utf8.count >= minimum, utf8.count / 3 <= maximum else { return false }
    if utf8.count <= maximum, utf8.count / 3 >= minimum || PrintableASCII.begins(utf8, with: minimum) {
      return true
    }
    let codePoints = utf8.codePointCount
    guard codePoints >= minimum, codePoints <= maximum else { return false }
    return codePoints <= maximum / 2 || !utf8.contains { $0 >= 0xF0 }
  }
}
