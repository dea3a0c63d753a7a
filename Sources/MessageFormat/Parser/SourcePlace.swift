/// The line and column of a code point, both from 1; only line feeds end lines.
struct SourcePlace {
  let line: Int
  let column: Int

  init(of index: Int, in scalars: [Unicode.Scalar]) {
    let before = scalars[..<min(index, scalars.count)]
    let lineStart = before.lastIndex(of: "\n").map { $0 + 1 } ?? 0
    line = before.count { $0 == "\n" } + 1
    column = before.count - lineStart + 1
  }
}
