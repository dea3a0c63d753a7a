import Benchmark
import LocalizedValidation

func signUpBenchmarks() {
  for (language, record) in SignUp.valid {
    Benchmark("valid sign-up in \(language)") { benchmark in
      precondition(SignUp.rule.errors(in: record).isEmpty, "\(SignUp.rule.errors(in: record))")
      benchmark.measure { _ in blackHole(SignUp.rule.errors(in: record)) }
    }

    let spoiled = record.spoiled
    Benchmark("sign-up in \(language) with three errors") { benchmark in
      let codes = SignUp.rule.errors(in: spoiled).map(\.code)
      precondition(codes == [.formatMismatch, .lengthTooShort, .rangeTooSmall], "\(codes)")
      benchmark.measure { _ in blackHole(SignUp.rule.errors(in: spoiled)) }
    }
    Benchmark("sign-up in \(language) with three errors, rendered in Arabic") { benchmark in
      benchmark.measure { _ in blackHole(SignUp.rule.errors(in: spoiled).localizedDescriptions(in: "ar")) }
    }
  }
}
