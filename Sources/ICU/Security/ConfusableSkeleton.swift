import CICUShim
import Primitives

/// The skeleton of a text: two texts that look alike have the same (bidiSkeleton of UTS #39, section 4).
///
/// It is only for comparing and has no meaning for readers; the skeletons of "раураl" in Cyrillic letters and of
/// "paypal" are the same. A text in two directions is taken in display order, which depends on the paragraph around it.
package enum ConfusableSkeleton {
  /// The direction of the paragraph that shows the text.
  package enum Direction: Sendable, CaseIterable {
    case leftToRight, rightToLeft

    fileprivate var code: Int32 {
      self == .leftToRight ? Int32(icushim_paragraph_ltr) : Int32(icushim_paragraph_rtl)
    }
  }

  /// Calls `body` with the UTF-8 of a skeleton, which is valid until `body` returns.
  package static func with<Result>(
    of utf8: UnsafeBufferPointer<UInt8>,
    _ direction: Direction,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) throws(ICUError) -> Result {
    let maker: SkeletonMaker
    if let idle = pool.take() { maker = idle } else { maker = try SkeletonMaker() }
    var status: Int32 = 0
    let result = with(maker, utf8, direction, &status, body)
    if Pool<SkeletonMaker>.isKept(afterTextOf: utf8.count) { pool.give(maker) }
    guard let result else { throw ICUError(status: status, operation: "make skeleton") }
    return result
  }

  private static func with<Result>(
    _ maker: borrowing SkeletonMaker,
    _ utf8: UnsafeBufferPointer<UInt8>,
    _ direction: Direction,
    _ status: inout Int32,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result? {
    // Few skeletons are longer than twice their text; the second attempt knows the size.
    var capacity = 2 * utf8.count + 64
    while true {
      let (result, needed) = withRoom(for: capacity, of: UInt8.self) {
        buffer -> (Result?, Int) in
        let length = maker.make(utf8, direction.code, buffer, &status)
        guard status <= 0, length <= buffer.count else { return (nil, length) }
        return (body(UnsafeBufferPointer(rebasing: UnsafeBufferPointer(buffer)[..<length])), length)
      }
      if let result { return result }
      if status > 0 { return nil }
      capacity = needed
    }
  }

  private static let pool = Pool<SkeletonMaker>()
}

/// One ICU checker with its buffers.
private struct SkeletonMaker: ~Copyable, @unchecked Sendable {
  // Sendable: the handle is used by the one thread that took it out of the pool.
  private let pointer: OpaquePointer

  init() throws(ICUError) {
    var status: Int32 = 0
    guard let opened = icushim_skeleton_open(&status) else {
      throw ICUError(status: status, operation: "open spoof checker")
    }
    pointer = opened
  }

  deinit { icushim_skeleton_close(pointer) }

  borrowing func make(
    _ utf8: UnsafeBufferPointer<UInt8>,
    _ direction: Int32,
    _ buffer: UnsafeMutableBufferPointer<UInt8>,
    _ status: inout Int32
  ) -> Int {
    guard let source = utf8.baseAddress, let destination = buffer.baseAddress else { return 0 }
    return Int(
      icushim_skeleton_make(
        pointer, source, Int64(utf8.count), direction, destination, Int64(buffer.count), &status))
  }
}
