#pragma once
// Shared by the shim's .cpp files only.

#include <unicode/uniset.h>

struct icushim_set {
  icu::UnicodeSet set;
};
