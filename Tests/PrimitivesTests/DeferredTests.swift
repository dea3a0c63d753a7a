import Primitives
import Synchronization
import Testing

@Suite("An object that is made when it is first needed")
struct DeferredTests {
  private final class Counted: Sendable {
    static let living = Atomic(0)

    init() { Self.living.wrappingAdd(1, ordering: .relaxed) }
    deinit { Self.living.wrappingSubtract(1, ordering: .relaxed) }
  }

  private final class Owner: Sendable {
    let deferred = Deferred<Counted>()

    func address() -> UInt { UInt(bitPattern: deferred.object { Counted() }.toOpaque()) }
  }

  @Test("is one object for all threads, which lives as long as its owner")
  func once() async {
    for _ in 0..<50 {
      let owner = Owner()
      #expect(owner.deferred.made == nil)
      let addresses = await withTaskGroup(of: UInt.self) { group in
        for _ in 0..<8 { group.addTask { owner.address() } }
        return await group.reduce(into: Set()) { $0.insert($1) }
      }
      #expect(addresses == [owner.address()])
      #expect(owner.deferred.made != nil)
      withExtendedLifetime(owner) { #expect(Counted.living.load(ordering: .relaxed) == 1) }
    }
    #expect(Counted.living.load(ordering: .relaxed) == 0)
  }
}
