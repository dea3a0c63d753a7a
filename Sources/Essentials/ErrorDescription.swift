extension Error {
  /// What the error says to a reader, as `localizedDescription` of Foundation: the error's own description, or else its
  /// domain and code.
  ///
  /// For a file or directory that cannot be read, the text is the system's, in English.
  package var descriptionForReaders: String {
    #if canImport(FoundationEssentials)
      if let own = (self as? any LocalizedError)?.errorDescription { return own }
      if let failure = (self as? CocoaError)?.userInfo["NSUnderlyingError"] as? POSIXError {
        return String(cString: strerror(failure.code.rawValue))
      }
      return "The operation could not be completed. (\(_domain) error \(_code).)"
    #else
      return localizedDescription
    #endif
  }
}
