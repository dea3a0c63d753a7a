import Primitives

extension Pool where Element: ~Copyable {
  /// Whether a handle that keeps a copy of its last text is worth keeping after one of some bytes; a long text's
  /// buffers would stay as long as the process.
  static func isKept(afterTextOf byteCount: Int) -> Bool { byteCount <= 1 << 17 }
}
