import JSONText

/// The memory of one run, which the next run of the same document uses again, so that a run allocates nothing.
///
/// `@unchecked Sendable` holds because a frame belongs to one run at a time: a lent frame is removed from its pool.
struct RunFrame: ~Copyable, @unchecked Sendable {
  /// The values of the parts of the current scopes.
  let slots: UnsafeMutablePointer<JSONTapeValue?>
  /// The record and the current elements, outermost first.
  let levels: UnsafeMutablePointer<CurrentElement>
  /// Cached classes of the values of other fields.
  let classes: UnsafeMutablePointer<CachedClass>
  /// The order of the members of objects in the records so far.
  let order: MemberOrder
  /// How many records and elements all runs with this frame have entered; gives each its number.
  var entered = 0

  /// - Parameter order: The order in which members are expected at first.
  init(slotCount: Int, levelCount: Int, subjectCount: Int, order: borrowing FixedList<Int32>) {
    slots = .allocate(capacity: slotCount)
    slots.initialize(repeating: nil, count: slotCount)
    levels = .allocate(capacity: levelCount)
    levels.initialize(repeating: CurrentElement(), count: levelCount)
    classes = .allocate(capacity: max(1, subjectCount))
    classes.initialize(repeating: CachedClass(), count: subjectCount)
    let following = UnsafeMutablePointer<Int32>.allocate(capacity: max(1, order.count))
    following.initialize(from: order.elements, count: order.count)
    self.order = MemberOrder(following: following)
  }

  deinit {
    // Everything in it is trivial.
    slots.deallocate()
    levels.deallocate()
    classes.deallocate()
    order.following.deallocate()
  }
}

/// The record, or a current element of a list.
struct CurrentElement {
  /// The offset in the list, counted from 0.
  var index = 0
  /// Identifies it among all records and elements that were entered with the same frame.
  var number = 0
}

/// The class of a field's value for conditions; see ``ValueClasses``.
struct CachedClass {
  /// The number of the record or element for which it was computed; 0 before the first.
  var number = 0
  var value = ValueClasses.other
}
