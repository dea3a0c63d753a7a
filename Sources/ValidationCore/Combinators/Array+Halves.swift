extension Array {
  /// All elements joined in order as a balanced tree, so that the depth of the result is logarithmic in the count; nil
  /// if the array is empty.
  func joinedByHalves(_ join: (Element, Element) -> Element) -> Element? { self[...].joinedByHalves(join) }
}

extension ArraySlice {
  fileprivate func joinedByHalves(_ join: (Element, Element) -> Element) -> Element? {
    guard count > 1 else { return first }
    let middle = startIndex + count / 2
    guard let front = self[..<middle].joinedByHalves(join), let back = self[middle...].joinedByHalves(join)
    else {
      return nil
    }
    return join(front, back)
  }
}
