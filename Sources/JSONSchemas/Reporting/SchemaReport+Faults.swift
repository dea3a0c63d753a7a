import ValidationCore

/// The faults that are noted, and those that are dropped.
extension SchemaReport {
  mutating func report(_ error: ValidationError, _ schema: Int, _ keyword: String?, ownSteps: Int = 0) {
    report(.error(error), schema, keyword, ownSteps: ownSteps)
  }

  mutating func report(_ facts: SchemaFault.Facts, _ schema: Int, _ keyword: String?, ownSteps: Int = 0) {
    guard faults.count - firstFault < maximumErrors else { return }
    let (pathStart, trailStart) = (keptPaths.count, keptTrails.count)
    keptPaths.append(contentsOf: path)
    keptTrails.append(contentsOf: trail)
    faults.append(
      SchemaFault(
        facts: facts, kind: facts.kind, schema: schema, keyword: keyword, path: pathStart..<keptPaths.count,
        trail: trailStart..<keptTrails.count, ownSteps: ownSteps))
  }

  /// Where the faults and their ways ended at some time.
  struct Mark {
    let faults: Int
    let paths: Int
    let trails: Int
  }

  var mark: Mark { Mark(faults: faults.count, paths: keptPaths.count, trails: keptTrails.count) }

  /// Drops the faults since a mark, except those of a range, if there is one.
  mutating func drop(from mark: Mark, except kept: [SchemaFault] = []) {
    var (paths, trails) = ([SchemaFault.PathStep](), [SchemaFault.TrailStep]())
    var kept = kept
    for index in kept.indices {
      let (path, trail) = (kept[index].path, kept[index].trail)
      kept[index].path = mark.paths + paths.count..<mark.paths + paths.count + path.count
      kept[index].trail = mark.trails + trails.count..<mark.trails + trails.count + trail.count
      paths += keptPaths[path]
      trails += keptTrails[trail]
    }
    faults.removeLast(faults.count - mark.faults)
    keptPaths.removeLast(keptPaths.count - mark.paths)
    keptTrails.removeLast(keptTrails.count - mark.trails)
    keptPaths += paths
    keptTrails += trails
    faults += kept
  }

  /// Whether some faults make the value invalid: warnings do not.
  func hasErrors(_ range: Range<Int>) -> Bool { faults[range].contains(where: \.isError) }
}
