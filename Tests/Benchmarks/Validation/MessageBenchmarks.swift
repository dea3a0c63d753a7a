import Benchmark
import LocalizedValidation

func messageBenchmarks() {
  Benchmark("Arabic plural message") { benchmark in
    let errors = (3..<103).flatMap { Validation<String>.length($0...).errors(in: "") }
    benchmark.measure {
      blackHole(errors[$0 % errors.count].localizedDescription(in: "ar"))
    }
  }

  var configuration = Benchmark.defaultConfiguration
  configuration.scalingFactor = .one
  configuration.timeUnits = .microseconds
  let spoiled = SignUp.valid.map(\.record.spoiled)
  Benchmark("locale switch with 1,000 live errors", configuration: configuration) { benchmark in
    let errors = (0..<250).flatMap { SignUp.rule.errors(in: spoiled[$0 % spoiled.count]) + shortName }
    let locales: [LanguageTag] = ["ar", "zh-Hans", "pt-BR", "en"]
    benchmark.measure { _ in
      ActiveLocale.switch(to: locales[benchmark.currentIteration % locales.count])
      blackHole(errors.localizedDescriptions)
    }
  }
}

/// One more error, so that a record has four.
private let shortName = Validation<SignUp>.field("name", { _ in "" }, .length(2...)).errors(in: SignUp())
