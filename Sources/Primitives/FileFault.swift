import Foundation

extension Error {
  /// Why a file or a directory could not be read or written, in the words of the system, such as "Not a directory".
  ///
  /// Foundation's own description of such an error can be a number only.
  package var fileFault: String {
    guard let code = ((self as? CocoaError)?.underlying as? POSIXError)?.code else {
      return localizedDescription
    }
    return String(cString: strerror(code.rawValue))
  }
}
