import JSONText
import Primitives
import RuleDocuments
import TextAutomata
import ValidationCore

/// The keywords for objects.
struct ObjectPlan: ~Copyable {
  /// A name that keywords mention.
  struct Member {
    /// The schema of the member; -1 if it has none.
    var schema: Int32 = -1
    /// The same as `properties` names it: it may be a reference to the other; -1 if it has none.
    var property: Int32 = -1
    /// The member's number among those that must be known to be present; -1 if it is not one of them.
    var flag: Int32 = -1
  }

  /// The least number of members, which required ones raise.
  let minimum: Int
  let maximum: Int
  let names: NameTable<Member>
  let flagCount: Int
  /// The numbers of the names that must be present: a bit for each of the first 64, and all of them.
  let requiredFlags: UInt64
  let required: FixedList<Int32>
  /// The numbers of a name and of those that it requires.
  ///
  /// Those of `dependentRequired`, and then those of `dependentSchemas`.
  let dependencies: FixedList<Dependency>
  let requiredDependencyCount: Int
  let patterns: FixedList<PatternPlan>
  let additional: Int32
  let propertyNames: Int32
  let unevaluated: Int32
  /// Whether a keyword says something of single members.
  let readsMembers: Bool

  struct Dependency: ~Copyable {
    let flag: Int32
    let required: FixedList<Int32>
    let schema: Int32
  }

  struct PatternPlan: ~Copyable {
    let matcher: PatternMatch
    let schema: Int32
  }

  init(_ objects: SubschemaRules.Objects, _ parts: PlanParts) {
    additional = parts.place(objects.additional)
    propertyNames = parts.place(objects.names)
    unevaluated = parts.place(objects.unevaluated)
    patterns = FixedList(count: objects.patterns.count) {
      PatternPlan(
        matcher: PatternMatch(objects.patterns[$0].matcher.made),
        schema: parts.place(objects.patterns[$0].schema))
    }
    var (texts, members, known) = ([String](), [Member](), [MemberName: Int]())
    func number(of name: String) -> Int {
      if let number = known[MemberName(name)] { return number }
      texts.append(name)
      members.append(Member())
      known[MemberName(name)] = texts.count - 1
      return texts.count - 1
    }
    for property in objects.properties {
      let number = number(of: property.name)
      members[number].schema = parts.place(property.schema)
      members[number].property = Int32(property.schema)
    }
    var flagCount = 0
    func flag(of name: String) -> Int32 {
      let number = number(of: name)
      if members[number].flag < 0 {
        members[number].flag = Int32(flagCount)
        flagCount += 1
      }
      return members[number].flag
    }
    let required = objects.required.map { flag(of: $0) }
    self.required = FixedList(required)
    requiredFlags = required.reduce(0) { $1 < 64 ? $0 | 1 << UInt64($1) : $0 }
    minimum = max(objects.minimum ?? 0, Set(required).count)
    maximum = objects.maximum ?? .max
    let dependencies =
      objects.dependentRequired.map { (flag(of: $0.name), $0.required.map { flag(of: $0) }, Int32(-1)) }
      + objects.dependentSchemas.map { (flag(of: $0.name), [], parts.place($0.schema)) }
    requiredDependencyCount = objects.dependentRequired.count
    self.dependencies = FixedList(count: dependencies.count) {
      Dependency(
        flag: dependencies[$0].0, required: FixedList(dependencies[$0].1), schema: dependencies[$0].2)
    }
    names = NameTable(zip(texts, members).map { (Array($0.utf8), $1) }, none: Member())
    self.flagCount = flagCount
    readsMembers = !texts.isEmpty || !objects.patterns.isEmpty || additional >= 0 || propertyNames >= 0
  }
}
