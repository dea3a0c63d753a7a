#if Macros
  import SwiftCompilerPlugin
  import SwiftSyntaxMacros

  /// What the compiler asks for expansions.
  @main
  struct Plugin: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [ValidatableMacro.self, RulesMacro.self]
  }
#else
  /// Without its trait the package has no macros, and the compiler never asks for any.
  @main
  enum Plugin {
    static func main() {}
  }
#endif
