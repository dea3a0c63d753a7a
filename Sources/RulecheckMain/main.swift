import ArgumentParser
import rulecheck

// The tool is a module of its own, so that tests link it without the flags of the binary.
Rulecheck.main()
