#include "QuietText.h"

/// What ends a text.
enum ends { AT_LIMIT, OF_STRING, OF_MESSAGE };

static inline uint32_t stops_of(lanes byte, enum ends ends) {
  if (ends == AT_LIMIT) return 0;
  lanes stops = quiet_string_stops(byte);
  if (ends == OF_MESSAGE) stops |= (lanes)(byte == '{') | (lanes)(byte == '}') | (lanes)(byte == '\'');
  return (uint32_t)bits_of(stops);
}

/// How many of the first `count` of 16 bytes, which begin with a code point, are whole code points; -1 if they are not
/// well-formed. After fewer than 16, an ASCII byte follows.
static inline int whole(lanes byte, uint32_t beyond, int count, size_t *continuations) {
  uint32_t follow = (uint32_t)bits_of((lanes)((signed_lanes)byte < -64));
  uint32_t leads = beyond & ~follow;
  uint32_t leads_of_three = (uint32_t)bits_of((lanes)(byte >= 0xE0));
  uint32_t leads_of_four = (uint32_t)bits_of((lanes)(byte >= 0xF0));
  uint32_t expected = leads << 1 | leads_of_three << 2 | leads_of_four << 3;
  // The next 16 bytes begin with the code point that is cut off.
  if (count == 16 && expected >> 16) count = 31 - __builtin_clz(leads);
  if ((expected ^ follow) & ((2u << count) - 1)) return -1;

  uint32_t passed = (1u << count) - 1;
  if (leads_of_three & passed) {
    // Overlong forms and surrogates.
    uint32_t is_high = (uint32_t)bits_of((lanes)(byte >= 0xA0));
    uint32_t after_e0 = (uint32_t)bits_of((lanes)(byte == 0xE0)) << 1;
    uint32_t after_ed = (uint32_t)bits_of((lanes)(byte == 0xED)) << 1;
    if (((after_e0 & ~is_high) | (after_ed & is_high)) & passed) return -1;
  }
  uint32_t rare = leads_of_four | (uint32_t)bits_of((lanes)((byte & 0xFE) == 0xC0));
  for (rare &= passed; rare; rare &= rare - 1) {
    int place = __builtin_ctz(rare);
    uint8_t lead = byte[place];
    if (lead < 0xC2 || lead > 0xF4) return -1;
    uint8_t second = byte[place + 1];
    if ((lead == 0xF0 && second < 0x90) || (lead == 0xF4 && second >= 0x90)) return -1;
  }
  if (continuations) *continuations += (size_t)__builtin_popcount(follow & passed);
  return count;
}

/// How many of 16 bytes, which begin with a code point, are passed; -1 if they are not well-formed.
static inline int passed_of(lanes byte, enum ends ends, int *is_stopped, size_t *continuations) {
  uint32_t stops = stops_of(byte, ends);
  uint32_t beyond = (uint32_t)bits_of((lanes)(byte >= 0x80));
  *is_stopped = stops != 0;
  int count = stops ? __builtin_ctz(stops) : 16;
  return beyond & ((1u << count) - 1) ? whole(byte, beyond, count, continuations) : count;
}

/// The same for fewer than 16 bytes, behind which a text ends.
static __attribute__((noinline)) const uint8_t *end_of_last(
    const uint8_t *start, const uint8_t *limit, enum ends ends, size_t *continuations) {
  uint8_t bytes[16] = {0};
  ptrdiff_t left = limit - start;
  memcpy(bytes, start, (size_t)left);
  lanes byte;
  memcpy(&byte, bytes, sizeof byte);
  int is_stopped;
  ptrdiff_t passed = passed_of(byte, ends, &is_stopped, continuations);
  // The last code point may be cut off.
  if (passed < 0 || (!is_stopped && passed < left)) return NULL;
  return start + (passed < left ? passed : left);
}

static inline const uint8_t *end_of(
    const uint8_t *cursor, const uint8_t *limit, enum ends ends, size_t *continuations) {
  while (limit - cursor >= 16) {
    lanes byte;
    memcpy(&byte, cursor, sizeof byte);
    int is_stopped;
    int passed = passed_of(byte, ends, &is_stopped, continuations);
    if (passed < 0) return NULL;
    cursor += passed;
    if (is_stopped) return cursor;
  }
  return cursor < limit ? end_of_last(cursor, limit, ends, continuations) : limit;
}

const uint8_t *quiet_string_end_of_any(const uint8_t *start, const uint8_t *limit, size_t *continuations) {
  return end_of(start, limit, OF_STRING, continuations);
}

const uint8_t *quiet_message_end(const uint8_t *start, const uint8_t *limit) {
  return end_of(start, limit, OF_MESSAGE, NULL);
}

int quiet_is_utf8(const uint8_t *bytes, size_t count) {
  return !count || end_of(bytes, bytes + count, AT_LIMIT, NULL) != NULL;
}
