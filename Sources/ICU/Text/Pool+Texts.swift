import Primitives

extension Pool where Element: ~Copyable {
  /// Whether to keep a handle after a text of this many bytes: the handle keeps a copy of its last text, and a long
  /// text's buffers would stay until the process ends.
  static func isKept(afterTextOf byteCount: Int) -> Bool { byteCount <= 1 << 17 }
}
