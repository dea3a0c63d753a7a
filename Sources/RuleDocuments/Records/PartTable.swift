import JSONText

/// The members of an object, or the elements of a list, that many rules look into.
///
/// A search for one part passes all parts before it. That is the fastest way for a few; where a run has passed very
/// many, it makes a table of each large object or list that it looks into again.
final class PartTable {
  private var members: [MemberName: JSONTapeValue] = [:]
  private var elements: [JSONTapeValue] = []

  init(_ container: JSONTapeValue) {
    // The last of several members of one name counts.
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
  /// So many parts of larger ones are passed before any table is made.
  private static var freeSearch: Int { 8_192 }
  private var passed = 0
  /// Made when very many parts have been passed.
  private var tables: PartTables?

  /// The value of the last member with this name; nil where there is none, or no object.
  mutating func member(_ name: String, of container: JSONTapeValue) -> JSONTapeValue? {
    guard container.partCount > Self.fewParts, let table = table(of: container) else {
      return container.member(name)
    }
    return table.member(name)
  }

  /// The element at an offset; nil where there is none, or no list.
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
  /// So often an object or list is searched before it gets a table, which costs as much as several searches.
  private static var searchesBeforeTable: Int { 4 }

  // An object or list is told from others by where it is on the tape.
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
