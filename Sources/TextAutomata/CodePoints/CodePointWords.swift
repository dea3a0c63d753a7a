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
  /// The addresses of the blocks of a plane.
  private typealias Plane = UnsafeMutablePointer<Atomic<UInt>>

  /// UTF-8 can write 32 planes; the 17 of Unicode come first, and ill-formed text reads words from the others.
  private static let planeCount = 32
  private static let blocksInPlane = 0x1_0000 / 64

  /// The blocks of plane 0, up to U+FFFF.
  private let basic: Plane
  /// The addresses of all planes.
  private let planes: UnsafeMutablePointer<Atomic<UInt>>
  /// The address of the block that stands for each one that was not read from ICU yet; its words are
  /// ``CodePointWord/unread``.
  private let unread: UInt
  /// The address of the plane that stands for each one of which no block was read.
  private let unmet: UInt
  let plain = PlainWords()

  private init() {
    let words = UnsafeMutablePointer<UInt64>.allocate(capacity: 64)
    words.initialize(repeating: CodePointWord.unread(.shared).bits, count: 64)
    unread = UInt(bitPattern: words)
    basic = Self.plane(of: unread)
    unmet = UInt(bitPattern: Self.plane(of: unread))
    planes = .allocate(capacity: Self.planeCount)
    for index in 0..<Self.planeCount {
      (planes + index).initialize(to: Atomic(index == 0 ? UInt(bitPattern: basic) : unmet))
    }
  }

  /// A plane in which each block is that one.
  private static func plane(of block: UInt) -> Plane {
    let memory = Plane.allocate(capacity: blocksInPlane)
    for index in 0..<blocksInPlane { (memory + index).initialize(to: Atomic(block)) }
    return memory
  }

  /// What an atomic address points to; every address leads to memory.
  @inline(__always)
  private static func load<Pointee: ~Copyable>(
    _ address: borrowing Atomic<UInt>, as _: UnsafeMutablePointer<Pointee>.Type
  ) -> UnsafeMutablePointer<Pointee> {
    UnsafeMutablePointer(bitPattern: address.load(ordering: .acquiring)).unsafelyUnwrapped
  }

  /// A block of plane 0, by its number below 1,024; that of unread words if it was not read yet.
  @inline(__always)
  private func blockIfRead(_ number: Int) -> Block {
    Block(Self.load(basic[number], as: UnsafeMutablePointer<UInt64>.self))
  }

  /// A block of any plane, by its number below 32 × 1,024; that of unread words if it was not read yet.
  @inline(__always)
  private func blockIfRead(ofAnyPlane number: Int) -> Block {
    let plane = Self.load(planes[number >> 10], as: Plane.self)
    return Block(Self.load(plane[number & 1023], as: UnsafeMutablePointer<UInt64>.self))
  }

  /// A block of plane 0, by its number below 1,024.
  @inline(__always)
  private func block(_ number: Int) -> Block {
    let block = blockIfRead(number)
    return UInt(bitPattern: block) == unread ? filled(number) : block
  }

  /// A block of any plane, by its number below 32 × 1,024.
  @inline(__always)
  private func block(ofAnyPlane number: Int) -> Block {
    let block = blockIfRead(ofAnyPlane: number)
    return UInt(bitPattern: block) == unread ? filled(number) : block
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
      let word = nextIfRead(&byte)
      if word & CodePointWord.unread == 0 {
        position = byte - start
        return CodePointWord(bits: word)
      }
    }
    let (value, end) = UTF8Decoding.codePoint(in: utf8, at: position)
    position = end
    return word(of: value)
  }

  // What follows is for loops over texts that are not cut off. Code points that were not read before, and bytes that begin
  // none, have ``CodePointWord/unread``; then the text is walked over once more with ``next(in:at:)``.

  /// The word of the code point at `byte`; moves `byte` after it.
  @inline(__always)
  func nextIfRead(_ byte: inout UnsafePointer<UInt8>) -> UInt64 {
    let first = Int(byte.pointee)
    if first < 0xC0 {
      byte += 1
      return plain.words[first]
    }
    if first < 0xE0 {
      byte += 2
      return wordIfRead(first &- 0xC0, byte[-1])
    }
    if first < 0xF0 {
      byte += 3
      return wordIfRead(first &- 0xE0, byte[-2], byte[-1])
    }
    byte += 4
    return wordIfRead(first & 0x07, byte[-3], byte[-2], byte[-1])
  }

  /// The word of a code point of two bytes.
  ///
  /// - Parameter lead: The first byte less 0xC0, below 0x20.
  @inline(__always)
  func wordIfRead(_ lead: Int, _ second: UInt8) -> UInt64 { blockIfRead(lead)[Int(second & 0x3F)] }

  /// The word of a code point of three bytes.
  ///
  /// - Parameter lead: The first byte less 0xE0, below 0x10.
  @inline(__always)
  func wordIfRead(_ lead: Int, _ second: UInt8, _ third: UInt8) -> UInt64 {
    blockIfRead(lead << 6 | Int(second & 0x3F))[Int(third & 0x3F)]
  }

  /// The word of a code point of four bytes.
  ///
  /// - Parameter lead: The lowest three bits of the first byte.
  @inline(__always)
  func wordIfRead(_ lead: Int, _ second: UInt8, _ third: UInt8, _ fourth: UInt8) -> UInt64 {
    let number = lead << 12 | Int(second & 0x3F) << 6 | Int(third & 0x3F)
    return blockIfRead(ofAnyPlane: number)[Int(fourth & 0x3F)]
  }
}

extension CodePointWords {
  /// A block by what is in it, which does not change.
  private struct Known: Hashable, @unchecked Sendable {
    let block: Block

    var address: UInt { UInt(bitPattern: block) }

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
      if plane == unmet {
        plane = UInt(bitPattern: Self.plane(of: unread))
        planes[number >> 10].store(plane, ordering: .releasing)
      }
      Plane(bitPattern: plane)?[number & 1023].store(block.address, ordering: .releasing)
      return block
    }.block
  }
}
