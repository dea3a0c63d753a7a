import Foundation
import Testing

@testable import DocumentStorage

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

@Suite("An observable model lives in a stored document")
struct ObservableModelTests {
  final class MobileList: ObservableObject {
    @DocStorage<[Mobile]> private var stored: [Mobile]
    @Published var mobiles: [Mobile] { didSet { stored = mobiles } }

    var storage: DocStorage<[Mobile]> { $stored }

    init(directory: URL) {
      let stored = DocStorage<[Mobile]>(wrappedValue: [], fileName: "mobiles", directory: directory)
      _stored = stored
      mobiles = stored.wrappedValue
    }
  }

  @Test("It loads from the file, and each change is announced and saved")
  func model() throws {
    let scratch = try Scratch()
    let model = MobileList(directory: scratch.directory)
    #expect(model.mobiles == [])
    #expect(try scratch.names == [])

    var announced = 0
    var published: [[String]] = []
    let announcements = model.objectWillChange.sink { announced += 1 }
    let values = model.$mobiles.sink { published.append($0.map(\.owner)) }
    model.mobiles.append(Mobile.samples[0])
    model.mobiles.append(Mobile.samples[1])
    model.mobiles.remove(at: 0)
    announcements.cancel()
    values.cancel()

    #expect(announced == 3)
    #expect(published == [[], ["سلمى العلي"], ["سلمى العلي", "王小明"], ["王小明"]])
    #expect(model.storage.error == nil)
    #expect(MobileList(directory: scratch.directory).mobiles == [Mobile.samples[1]])
  }

  @Test("A damaged file gives an empty model that tells of it and can be changed")
  func damaged() throws {
    let scratch = try Scratch()
    try scratch.put("[{\"owner\": ", at: "mobiles.json")
    let model = MobileList(directory: scratch.directory)
    #expect(model.mobiles == [])
    #expect(model.storage.keptAside == scratch.url("mobiles.damaged-1.json"))
    model.mobiles = Mobile.samples
    #expect(MobileList(directory: scratch.directory).mobiles == Mobile.samples)
  }
}
