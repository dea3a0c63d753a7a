import Benchmark
import LocalizedValidation

/// A form of one field, with errors under it.
private struct Form: Sendable {
  @Validated(
    .required, .notBlank, .length(3...20), .matches(#"[\p{L}\p{M}\p{N}_]+"#), .normalized(), .noBidiControls
  ) var username: String? = nil

  /// What a form does at each keystroke.
  func type(_ text: String) -> [String] {
    username = text
    return $username.errors.localizedDescriptions
  }
}

func keystrokeBenchmarks() {
  let form = Form()
  let name = "joão_magalhães"
  let valid = (3...name.count).map { String(name.prefix($0)).onHeap }
  let invalid = (3..<name.count).map { (String(name.prefix($0)) + "!").onHeap }

  Benchmark("valid keystroke") { benchmark in
    benchmark.measure { blackHole(form.type(valid[$0 % valid.count])) }
  }
  Benchmark("invalid keystroke") { benchmark in
    ActiveLocale.switch(to: "pt-BR")
    benchmark.measure { blackHole(form.type(invalid[$0 % invalid.count])) }
  }
}
