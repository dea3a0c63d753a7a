import JSONText
import Primitives
import RuleDocuments

/// The first element of a list that is equal to an earlier one.
enum RepeatedElements {
  private static let few = 12
  private static let hash = MeaningHash()

  /// The offsets of an element and of the earlier one that it repeats; nil if all are distinct.
  ///
  /// Takes time proportional to the list, as values are looked up by their hashes. Values that are too deep to have a hash
  /// are compared with each other.
  static func first(in list: JSONTapeValue) -> (original: Int, repeated: Int)? {
    let count = list.count
    guard count > 1 else { return nil }
    if count <= few {
      var element = list.first
      for index in 0..<count {
        var earlier = list.first
        for other in 0..<index {
          if earlier.isEqual(to: element) { return (other, index) }
          earlier = earlier.next
        }
        element = element.next
      }
      return nil
    }
    return withRoom(for: count, of: (hash: UInt64, index: Int, value: JSONTapeValue).self) { hashes in
      var element = list.first
      for index in 0..<count {
        hashes.initializeElement(at: index, to: (hash.hash(element) ?? 0, index, element))
        element = element.next
      }
      var hashes = hashes
      hashes.sort { $0.hash == $1.hash ? $0.index < $1.index : $0.hash < $1.hash }
      var found: (original: Int, repeated: Int)?
      var start = 0
      for index in 1..<count {
        if hashes[index].hash != hashes[start].hash {
          start = index
          continue
        }
        for other in start..<index where hashes[other].value.isEqual(to: hashes[index].value) {
          let pair = (hashes[other].index, hashes[index].index)
          if found == nil || pair.1 < found?.repeated ?? 0 { found = pair }
          break
        }
      }
      return found
    }
  }
}
