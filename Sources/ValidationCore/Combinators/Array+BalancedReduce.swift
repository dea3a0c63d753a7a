extension Array {
  /// All elements joined in order as a balanced tree, so that the depth of the result is logarithmic in the count; nil
  /// if the array is empty.
  package func balancedReduce(_ join: (Element, Element) -> Element) -> Element? {
    self[...].balancedReduce(join)
  }
}

extension ArraySlice {
  fileprivate func balancedReduce(_ join: (Element, Element) -> Element) -> Element? {
    guard count > 1 else { return first }
    let middle = startIndex + count / 2
    guard let front = self[..<middle].balancedReduce(join), let back = self[middle...].balancedReduce(join)
    else {
      return nil
    }
    return join(front, back)
  }
}
