#include "CPhonePlans.h"

// Facts of the numbering plans by Google's libphonenumber, licensed under the Apache License 2.0
// (https://www.apache.org/licenses/LICENSE-2.0); .ci/phones, which writes both files, says how.
#include "Plans.h"

static const unsigned char automaton[] = {
#embed "Automaton.bin"
};

const struct PhonePlan *const phone_plans = plans;
const size_t phone_plan_count = sizeof plans / sizeof *plans;
const struct PhoneCallingCode *const phone_calling_codes = calling_codes;
const size_t phone_calling_code_count = sizeof calling_codes / sizeof *calling_codes;
const uint32_t *const phone_lengths = lengths;
const struct PhoneFormat *const phone_formats = formats;
const struct PhonePrefix *const phone_prefixes = prefixes;

static inline uint32_t unit(uint32_t place) {
  return automaton[2 * (size_t)place] | (uint32_t)automaton[2 * (size_t)place + 1] << 8;
}

uint32_t phone_automaton(uint32_t root, const uint8_t *digits, size_t count, int is_whole) {
  uint32_t node = root;
  for (size_t index = 0; node != 0 && index < count; index++) {
    const uint32_t edges = unit(node) >> 12;
    uint32_t target = 0;
    for (uint32_t edge = 0; edge < edges; edge++) {
      const uint32_t first = unit(node + 1 + 2 * edge);
      if (digits[index] < 10 && first >> digits[index] & 1) {
        target = first >> 10 << 16 | unit(node + 2 + 2 * edge);
        break;
      }
    }
    if (target == 0) return is_whole ? 0 : unit(node) & 0xFFF;
    node = target;
  }
  return unit(node) & 0xFFF;
}
