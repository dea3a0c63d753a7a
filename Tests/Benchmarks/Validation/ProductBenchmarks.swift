import Benchmark
import Foundation
import JSONText
import LocalizedValidation

func productBenchmarks() {
  for (language, product, json) in Product.samples {
    Benchmark("valid product in \(language)") { benchmark in
      precondition(Product.rule.errors(in: product).isEmpty, "\(Product.rule.errors(in: product))")
      benchmark.measure { _ in blackHole(Product.rule.errors(in: product)) }
    }

    var broken = product
    broken.sku = "AB--12"
    broken.releasedOn = "2026-02-30"
    broken.price = "1,29.5"
    broken.variants[0].stock = -1
    Benchmark("product in \(language) with four errors, rendered in Arabic") { benchmark in
      let codes = Product.rule.errors(in: broken).map(\.code.rawValue)
      precondition(codes == ["format.mismatch", "date.day", "number.syntax", "range.tooSmall"], "\(codes)")
      benchmark.measure { _ in blackHole(Product.rule.errors(in: broken).localizedDescriptions(in: "ar")) }
    }

    Benchmark("product in \(language) from JSON by a rule document") { benchmark in
      precondition(Product.errors(inJSON: json).isEmpty, "\(Product.errors(inJSON: json))")
      benchmark.measure { _ in blackHole(Product.errors(inJSON: json)) }
    }
  }
}

// The files are the benchmark's own: without them there is nothing to measure, so it stops.
extension Product {
  private static let document: RuleDocument = {
    do {
      return try RuleDocument(json: PackageResources.product_rules_json, file: "product-rules.json")
    } catch {
      fatalError("\(error)")
    }
  }()

  fileprivate static func errors(inJSON json: [UInt8]) -> [ValidationError] {
    do { return try document.errors(inJSON: json) } catch { fatalError("\(error)") }
  }

  /// The products of `products.json` by the language they are sold in, as Swift holds them and as they are written.
  fileprivate static let samples: [(language: String, product: Product, json: [UInt8])] = {
    do {
      let nodes = try JSONNode.parse(PackageResources.products_json).object ?? []
      return try nodes.map { member in
        let json = Array(member.value.description.utf8)
        return (member.key, try JSONDecoder().decode(Product.self, from: Data(json)), json)
      }
    } catch { fatalError("products.json: \(error)") }
  }()
}
