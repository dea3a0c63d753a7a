import CICUShim

/// The code points that identifiers can contain (UAX #31, UTS #39).
package enum IdentifierProfile {
  /// Those whose Identifier_Status is Allowed: the General Security Profile of UTS #39.
  package static let allowed = Result { () throws(ICUError) in
    try CodePointSet(opening: { icushim_set_open_allowed_in_identifiers(&$0) })
  }

  /// Those with which an identifier can begin (XID_Start).
  package static let start = Result { () throws(ICUError) in try CodePointSet("[\\p{XID_Start}]") }

  /// Those with which an identifier can continue (XID_Continue).
  package static let `continue` = Result { () throws(ICUError) in try CodePointSet("[\\p{XID_Continue}]") }
}
