import Primitives
import Synchronization

/// A word for every code point, for the whole process, read from the linked ICU block by block as texts need it.
///
/// The last byte of a code point's UTF-8 selects its word in a block of 64, and the other bytes select the block, so
/// that no code point needs to be assembled. Reading takes no lock: a block is published through an atomic pointer and
/// never changes. Equal blocks, such as those of Han, are stored once; all of Unicode takes some 250 KB.
package struct CodePointWords: @unchecked Sendable {
  // Sendable: the memory behind the pointers is atomic, is never freed, and leads to memory that does not change.

  package static let shared = CodePointWords()
  /// Where a copy of ``shared`` is, which leads to the same memory: a global variable costs a call each time.
  ///
  /// Unchecked since nothing changes what it points to.
  package nonisolated(unsafe) static let sharedAddress: UnsafePointer<CodePointWords> = {
    let address = UnsafeMutablePointer<CodePointWords>.allocate(capacity: 1)
    address.initialize(to: shared)
    return UnsafePointer(address)
  }()

  typealias Block = UnsafePointer<UInt64>
  /// The addresses of the blocks of a plane, 0 for one that is not filled.
  private typealias Plane = UnsafeMutablePointer<Atomic<UInt>>

  /// UTF-8 can write 32 planes; the 17 of Unicode come first, and ill-formed text reads words from the others.
  private static let planeCount = 32
  private static let blocksInPlane = 0x1_0000 / 64

  /// The blocks of plane 0, up to U+FFFF.
  private let basic: Plane
  /// The addresses of all planes, 0 for one that was not met.
  private let planes: UnsafeMutablePointer<Atomic<UInt>>
  let plain = PlainWords()

  private init() {
    basic = Self.zeros(Self.blocksInPlane)
    planes = Self.zeros(Self.planeCount)
    planes[0].store(UInt(bitPattern: basic), ordering: .releasing)
  }

  private static func zeros(_ count: Int) -> UnsafeMutablePointer<Atomic<UInt>> {
    let memory = UnsafeMutablePointer<Atomic<UInt>>.allocate(capacity: count)
    for index in 0..<count { (memory + index).initialize(to: Atomic(0)) }
    return memory
  }

  /// A block of plane 0, by its number below 1,024.
  @inline(__always)
  func block(_ number: Int) -> Block {
    let address = basic[number].load(ordering: .acquiring)
    return Block(bitPattern: address) ?? filled(number)
  }

  /// A block of any plane, by its number below 32 × 1,024.
  @inline(__always)
  func block(ofAnyPlane number: Int) -> Block {
    let plane = planes[number >> 10].load(ordering: .acquiring)
    guard let plane = Plane(bitPattern: plane),
      let block = Block(bitPattern: plane[number & 1023].load(ordering: .acquiring))
    else { return filled(number) }
    return block
  }

  /// The word of a code point.
  package subscript(codePoint: UInt32) -> CodePointWord { word(of: codePoint) }

  /// The word of a code point, for loops.
  @inline(__always)
  func word(of codePoint: UInt32) -> CodePointWord {
    let number = Int(codePoint >> 6)
    let block = number < Self.blocksInPlane ? block(number) : block(ofAnyPlane: min(number, 0x10_FFFF >> 6))
    return CodePointWord(bits: block[Int(codePoint & 63)])
  }

  /// The word of a scalar.
  package subscript(scalar: Unicode.Scalar) -> CodePointWord { self[scalar.value] }

  /// The word of the code point at `position`; moves `position` after it.
  ///
  /// Ill-formed text gives the word of some code point, but never reads outside the buffer or stops advancing.
  @inline(__always)
  func next(in utf8: UnsafeBufferPointer<UInt8>, at position: inout Int) -> CodePointWord {
    if utf8.count - position >= 4, let start = utf8.baseAddress {
      var byte = start + position
      let word = next(&byte)
      position = byte - start
      return CodePointWord(bits: word)
    }
    let (value, end) = UTF8Decoding.codePoint(in: utf8, at: position)
    position = end
    return self[value]
  }

  /// The word of the code point at a byte with three more after it; moves `byte` after the code point.
  @inline(__always)
  func next(_ byte: inout UnsafePointer<UInt8>) -> UInt64 {
    let lead = Int(byte[0])
    if lead < 0x80 {
      byte += 1
      return block(lead >> 6)[lead & 63]
    }
    if lead < 0xE0 {
      byte += 2
      return block(lead & 0x1F)[Int(byte[-1] & 0x3F)]
    }
    if lead < 0xF0 {
      byte += 3
      return block((lead & 0x0F) << 6 | Int(byte[-2] & 0x3F))[Int(byte[-1] & 0x3F)]
    }
    byte += 4
    let number = (lead & 0x07) << 12 | Int(byte[-3] & 0x3F) << 6 | Int(byte[-2] & 0x3F)
    return block(ofAnyPlane: number)[Int(byte[-1] & 0x3F)]
  }
}

extension CodePointWords {
  /// A block by what is in it, which does not change.
  private struct Known: Hashable, @unchecked Sendable {
    let block: Block

    private var words: UnsafeBufferPointer<UInt64> { UnsafeBufferPointer(start: block, count: 64) }

    static func == (left: Known, right: Known) -> Bool { left.words.elementsEqual(right.words) }

    func hash(into hasher: inout Hasher) { hasher.combine(bytes: UnsafeRawBufferPointer(words)) }
  }

  /// The blocks that were read so far.
  private static let known = Lock(Set<Known>())

  /// Reads a block from ICU, and publishes it; threads that meet the same block at once publish the same address.
  @inline(never)
  private func filled(_ number: Int) -> Block {
    let words = CodePointWord.words(ofBlock: number, .shared)
    let own = UnsafeMutablePointer<UInt64>.allocate(capacity: words.count)
    for (index, word) in words.enumerated() { (own + index).initialize(to: word.bits) }
    return Self.known.withLock { known -> Known in
      let (isNew, block) = known.insert(Known(block: Block(own)))
      if !isNew { own.deallocate() }
      var plane = planes[number >> 10].load(ordering: .acquiring)
      if plane == 0 {
        plane = UInt(bitPattern: Self.zeros(Self.blocksInPlane))
        planes[number >> 10].store(plane, ordering: .releasing)
      }
      Plane(bitPattern: plane)?[number & 1023].store(UInt(bitPattern: block.block), ordering: .releasing)
      return block
    }.block
  }
}
