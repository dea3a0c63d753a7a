#pragma once

#include <stddef.h>
#include <stdint.h>

/// The numbering plan of a country, a territory, or a service of the whole world.
///
/// A root is where a walk over an automaton begins (phone_automaton); 0 if there is none.
struct PhonePlan {
  /// An ISO 3166-1 alpha-2 code, or AC, TA or XK; 001 for the world. NUL-terminated.
  char region[4];
  uint16_t calling_code;
  /// A bit for each number of digits that a national number can have; and for those that can be dialled only within an
  /// area.
  uint32_t lengths, local_lengths;
  /// For each kind in the order of `kinds`, from the one of output 2 up: the lengths of its numbers, in phone_lengths.
  uint8_t kind_lengths[10];
  /// For whole national numbers: 1 for one of the form that all have, and from 2 up the kind of a valid one.
  uint32_t kinds;
  /// For whole national numbers: the format, counted from 1.
  uint32_t national_format, international_format;
  /// For the start of what is dialled: the prefix, counted from 1, that leads abroad, or that leads to another place
  /// in the country.
  uint32_t abroad, trunk;
};

/// A calling code of E.164.
struct PhoneCallingCode {
  uint16_t code;
  /// The plan of the main region; its lengths, prefixes and formats are those of all regions with the code.
  uint16_t plan;
  /// For national numbers: the plan of the region, counted from 1; 0 if there is one region.
  uint32_t regions;
};

/// How numbers are written: `#` for a digit, `_` for one that is left out, any other character for itself.
struct PhoneFormat {
  const char *_Nonnull national;
  const char *_Nonnull international;
};

/// What replaces the first digits of what is dialled.
struct PhonePrefix {
  /// How many digits are replaced.
  uint8_t length;
  /// Which of them are kept, after the literal.
  uint8_t kept_start, kept_end;
  char literal[5];
};

/// In the order of their regions, with those of the world at the end.
extern const struct PhonePlan *_Nonnull const phone_plans;
extern const size_t phone_plan_count;
/// In the order of the codes.
extern const struct PhoneCallingCode *_Nonnull const phone_calling_codes;
extern const size_t phone_calling_code_count;
/// Sets of numbers of digits, a bit for each; the first is empty.
extern const uint32_t *_Nonnull const phone_lengths;
extern const struct PhoneFormat *_Nonnull const phone_formats;
extern const struct PhonePrefix *_Nonnull const phone_prefixes;

/// The output of the node that a walk over digits ends at.
///
/// The automaton has no loops: a walk takes at most as many steps as its longest number has digits.
///
/// - Parameters:
///   - root: Where the walk begins; 0 has no output.
///   - low: Four bits for each of the first 16 digits, those of the first digit lowest.
///   - high: The same for the next 16 digits.
///   - count: The number of digits, at most 32.
///   - is_whole: Whether the output is 0 where no edge has the next digit; otherwise the walk ends there.
uint32_t phone_automaton(uint32_t root, uint64_t low, uint64_t high, size_t count, int is_whole);
