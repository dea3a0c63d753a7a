// Fuzzers over everything that reads input from outside: one executable, one target a file.
//
//   .ci/fuzz 60                          every target for a minute each, after the cases that were found before
//   .ci/fuzz 600 json patterns           some targets, longer
//   .ci/fuzz --reproduce json FILE       one input, with what it prints when it fails
//
// A target compares the library with something that was written apart from it (ICU, Foundation, a naive reader in
// the target) or holds it to a property. A check that fails prints both sides and aborts; libFuzzer then writes the
// input to `.build-fuzz/crashes`. Once the cause is fixed, put that file into `Tests/Fuzz/Found/<target>`, under a name
// that says what it showed: each run starts with those.
//
// To add a target: a file in `Targets` with an enumeration that has `static let target = FuzzTarget("name") { … }`, a
// line in `FuzzTarget.all`, and inputs to start with in `Tests/Fuzz/Seeds/<name>`. Let it read bytes through `FuzzInput`,
// keep objects that are costly to make in static properties, and hold what it needs per input small: a good target runs
// ten thousand inputs a second. An input that starts with `=` is the text itself, so that seeds and cases can be read.
//
// With FUZZ_COLLECT=directory a failed check does not abort. The smallest input for each kind of failure is written
// there, for a survey of many failures at once.

import Foundation

/// libFuzzer's own `main`, for programs that have another.
@_silgen_name("LLVMFuzzerRunDriver")
private func runLibFuzzer(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

/// `main` under the name that the package manager's linker flags give it.
///
/// The first argument names the target. libFuzzer does not see it; processes that it starts find the name in the
/// environment.
@_cdecl("Fuzz_main")
func fuzzMain(_ count: Int32, _ values: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32 {
  var count = count
  var values = values
  let variable = "FUZZ_TARGET"
  var name = ProcessInfo.processInfo.environment[variable]
  if name == nil, count > 1, let argument = values[1] {
    name = String(cString: argument)
    setenv(variable, String(cString: argument), 1)
    values[1] = values[0]
    values += 1
    count -= 1
  }
  if name == "--list" {
    for target in FuzzTarget.all { print(target.name) }
    return 0
  }
  guard let target = FuzzTarget.all.first(where: { $0.name == name }) else {
    print("usage: Fuzz TARGET [libFuzzer's arguments]; Fuzz --list")
    return 64
  }
  FuzzTarget.current = target
  if let survey = Survey.requested { Check.onFailure = survey.add }
  return runLibFuzzer(&count, &values) { start, count in
    let bytes = UnsafeBufferPointer(start: start, count: count)
    Check.bytes = bytes
    FuzzTarget.current?.run(bytes)
    return 0
  }
}
