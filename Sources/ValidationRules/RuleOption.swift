/// The types of rule arguments whose names other modules are likely to use too.
///
/// They are seldom written out, since Swift infers them: `.scripts(.arabic)`, `.normalized(.nfc)`.
public enum RuleOption {}
