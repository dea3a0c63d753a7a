import JSONText

/// The members of an object, or the elements of a list, that many rules look into.
///
/// A search for one part passes all parts before it. That is the fastest way for a few; where a run has passed very
/// many, it makes a table of each large object or list that it looks into again.
final class PartTable<Record: RecordValue> {
  private var members: [MemberName: Record] = [:]
  private var elements: [Record] = []

  init(_ container: Record) {
    // The last of several members of one name counts.
    container.forEachMember { name, value in members[MemberName(name)] = value }
    container.forEachElement { _, element in
      elements.append(element)
      return true
    }
  }

  func member(_ name: String) -> Record? { members[MemberName(name)] }

  func element(at index: Int) -> Record? { elements.indices.contains(index) ? elements[index] : nil }
}

/// Finds members and elements for one run.
struct PartFinder<Record: RecordValue> {
  /// Smaller objects and lists are always searched.
  private static var fewParts: Int { 64 }
  /// So many parts of larger ones are passed before any table is made.
  private static var freeSearch: Int { 8_192 }
  private var passed = 0
  /// Made when very many parts have been passed.
  private var tables: PartTables<Record>?

  /// The value of the last member with this name; nil where there is none, or no object.
  mutating func member(_ name: String, of container: Record) -> Record? {
    guard container.searchedParts > Self.fewParts, let table = table(of: container) else {
      return container.member(name)
    }
    return table.member(name)
  }

  /// The element at an offset; nil where there is none, or no list.
  mutating func element(at index: Int, of container: Record) -> Record? {
    guard container.searchedParts > Self.fewParts, let table = table(of: container) else {
      return container.element(at: index)
    }
    return table.element(at: index)
  }

  private mutating func table(of container: Record) -> PartTable<Record>? {
    passed &+= container.searchedParts
    guard passed > Self.freeSearch, let place = container.place else { return nil }
    let tables = tables ?? PartTables()
    self.tables = tables
    return tables.table(of: container, at: place)
  }
}

/// The tables of one run.
private final class PartTables<Record: RecordValue> {
  /// So often an object or list is searched before it gets a table, which costs as much as several searches.
  private static var searchesBeforeTable: Int { 4 }

  private var searches: [UnsafeRawPointer: Int] = [:]
  private var tables: [UnsafeRawPointer: PartTable<Record>] = [:]

  func table(of container: Record, at place: UnsafeRawPointer) -> PartTable<Record>? {
    if let table = tables[place] { return table }
    let count = searches[place, default: 0] + 1
    searches[place] = count
    guard count > Self.searchesBeforeTable else { return nil }
    let table = PartTable(container)
    tables[place] = table
    return table
  }
}
