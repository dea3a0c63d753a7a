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

static inline uint32_t unit(const unsigned char *place) { return place[0] | (uint32_t)place[1] << 8; }

uint32_t phone_automaton(uint32_t root, uint64_t low, uint64_t high, size_t count, int is_whole) {
  if (root == 0) return 0;
  const unsigned char *node = automaton + 2 * (size_t)root;
  for (; count > 0; count--) {
    const uint32_t digit = low & 15;
    const uint32_t bit = digit < 10 ? 1u << digit : 0;
    low = low >> 4 | high << 60;
    high >>= 4;
    // The edges follow the node: the digits that they are for and the high bits of a target, then its low bits.
    const unsigned char *edge = node + 2;
    uint32_t edges = unit(node) >> 12, target = 0;
    for (; edges > 0; edges--, edge += 4) {
      const uint32_t first = unit(edge);
      if (first & bit) {
        target = first >> 10 << 16 | unit(edge + 2);
        break;
      }
    }
    if (target == 0) return is_whole ? 0 : unit(node) & 0xFFF;
    node = automaton + 2 * (size_t)target;
  }
  return unit(node) & 0xFFF;
}
