// Dates, decimals, files and coding without formats for people: ICU, which is linked already, knows all languages, and
// the whole of Foundation would bring a second ICU of 34 MB into a static program. The C library comes with it, as with
// Foundation.
#if canImport(FoundationEssentials)
  @_exported public import FoundationEssentials
#else
  @_exported public import Foundation
#endif
#if canImport(Glibc)
  @_exported public import Glibc
#elseif canImport(Musl)
  @_exported public import Musl
#elseif canImport(Android)
  @_exported public import Android
#endif
