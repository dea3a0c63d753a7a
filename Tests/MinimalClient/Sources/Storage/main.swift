import DocumentStorage
import Foundation

// Rules and messages are not part of this product.
let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
let names = DocStorage<[String]>(wrappedValue: [], fileName: "names", directory: directory)
names.wrappedValue.append("李")
if let error = names.error { print(error) }
try FileManager.default.removeItem(at: directory)
