/// The types of the arguments that rules take, as far as their names are words that other modules use too.
///
/// They are seldom written out, as Swift infers them: `.scripts(.arabic)`, `.normalized(.nfc)`.
public enum RuleOption {}
