import JSONText
import Primitives
import RuleDocuments

/// What is at the places of the documents.
extension SchemaStore {
  /// The value at a place; nil if there is none.
  func schema(at place: Place) -> JSONNode? {
    documents[place.document].schemas[MemberName(place.pointer)]
      ?? documents[place.document].root.value(at: JSONPointer.tokens(of: place.pointer))
  }

  func resource(of place: Place) -> Int {
    documents[place.document].resources[MemberName(place.pointer)] ?? 0
  }

  /// Where a `$dynamicRef` with a name leads in each resource that has it, by resource.
  func dynamicTargets(_ name: String) -> [(resource: Int, place: Place)] {
    resources.indices.compactMap { index in
      resources[index].dynamicAnchors[name].map {
        (index, Place(document: resources[index].document, pointer: $0))
      }
    }
  }

  /// The name that makes a reference a dynamic one: that of a dynamic anchor to which it leads.
  func dynamicName(of reference: String, leadingTo place: Place) -> String? {
    guard let fragment = SchemaURI(reference).fragment.map(SchemaURI.decoded), !fragment.isEmpty else {
      return nil
    }
    let resource = resources[resource(of: place)]
    return resource.dynamicAnchors[fragment] == place.pointer ? fragment : nil
  }
}
