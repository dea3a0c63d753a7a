import JSONText

/// A table of the members of an object, or the elements of a list, that many rules read.
///
/// A search for one part passes all parts before it. That is the fastest way for a few parts; after a run has passed
/// very many, it makes a table of each large object or list that it searches again.
final class PartTable {
  private var members: [MemberName: JSONTapeValue] = [:]
  private var elements: [JSONTapeValue] = []

  init(_ container: JSONTapeValue) {
    // Of several members of the same name, the last one counts.
    container.forEachMember { name, value in members[MemberName(name)] = value }
    container.forEachElement { _, element in
      elements.append(element)
      return true
    }
  }

  func member(_ name: String) -> JSONTapeValue? { members[MemberName(name)] }

  func element(at index: Int) -> JSONTapeValue? { elements.indices.contains(index) ? elements[index] : nil }
}

/// Finds members and elements for one run.
struct PartFinder {
  /// Smaller objects and lists are always searched.
  private static var fewParts: Int { 64 }
  /// The number of parts of larger ones that are passed before any table is made.
  private static var freeSearch: Int { 8_192 }
  private var passed = 0
  /// Made after very many parts have been passed.
  private var tables: PartTables?

  /// The value of the last member with this name; nil if there is none, or if this is not an object.
  mutating func member(_ name: String, of container: JSONTapeValue) -> JSONTapeValue? {
    guard container.partCount > Self.fewParts, let table = table(of: container) else {
      return container.member(name)
    }
    return table.member(name)
  }

  /// The element at an offset; nil if there is none, or if this is not a list.
  mutating func element(at index: Int, of container: JSONTapeValue) -> JSONTapeValue? {
    guard container.partCount > Self.fewParts, let table = table(of: container) else {
      return container.element(at: index)
    }
    return table.element(at: index)
  }

  private mutating func table(of container: JSONTapeValue) -> PartTable? {
    passed &+= container.partCount
    guard passed > Self.freeSearch else { return nil }
    let tables = tables ?? PartTables()
    self.tables = tables
    return tables.table(of: container)
  }
}

/// The tables of one run.
private final class PartTables {
  /// The number of searches before an object or list gets a table, which costs as much as several searches.
  private static var searchesBeforeTable: Int { 4 }

  // An object or list is identified by its address on the tape.
  private var searches: [UnsafeRawPointer: Int] = [:]
  private var tables: [UnsafeRawPointer: PartTable] = [:]

  func table(of container: JSONTapeValue) -> PartTable? {
    let place = UnsafeRawPointer(container.entry)
    if let table = tables[place] { return table }
    let count = searches[place, default: 0] + 1
    searches[place] = count
    guard count > Self.searchesBeforeTable else { return nil }
    let table = PartTable(container)
    tables[place] = table
    return table
  }
}
