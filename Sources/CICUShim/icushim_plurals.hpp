#pragma once
// Plural rules within the shim's .cpp files only.

#include <unicode/plurrule.h>
#include <unicode/unistr.h>

#include <memory>

#include "icushim_plurals.h"

struct icushim_plural_rules {
  std::unique_ptr<icu::PluralRules> rules;
};

namespace icushim_plurals {

/// The number of a category's name.
int32_t category(const icu::UnicodeString &keyword, UErrorCode &code);

}  // namespace icushim_plurals
