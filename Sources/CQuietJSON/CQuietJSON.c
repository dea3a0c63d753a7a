#include "CQuietJSON.h"

#include <string.h>
#if defined(__SSE2__)
#include <emmintrin.h>
#endif

// Vectors of Swift are compared lane by lane (6.3), so this is in C.
typedef uint8_t lanes __attribute__((vector_size(16)));
typedef int8_t signed_lanes __attribute__((vector_size(16)));

struct block {
  lanes part[4];
};

static inline uint64_t bits_of(lanes are_true) {
#if defined(__SSE2__)
  return (uint32_t)_mm_movemask_epi8((__m128i)are_true);
#else
  // Of each byte, all ones or zero, one bit; the highest byte of the product has the eight of them.
  uint64_t words[2];
  memcpy(words, &are_true, sizeof words);
  uint64_t low = (words[0] & 0x8040201008040201) * 0x0101010101010101 >> 56;
  uint64_t high = (words[1] & 0x8040201008040201) * 0x0101010101010101 >> 56;
  return low | high << 8;
#endif
}

/// A bit for each byte of a block, the lowest for the first.
#define BITS(block, condition)                                                                                         \
  ({                                                                                                                   \
    uint64_t bits = 0;                                                                                                 \
    for (int i = 0; i < 4; i++) {                                                                                      \
      lanes byte = (block).part[i];                                                                                    \
      bits |= bits_of((lanes)(condition)) << 16 * i;                                                                   \
    }                                                                                                                  \
    bits;                                                                                                              \
  })

/// Each bit becomes the sum of itself and those below it, without carries: 1 from an odd quote to the next one.
static inline uint64_t sums(uint64_t bits) {
  for (int shift = 1; shift < 64; shift *= 2) bits ^= bits << shift;
  return bits;
}

/// Follows the brackets of a block, a bit each, up to one that is not passed; returns its bit and those above it.
static inline uint64_t follow(const uint8_t *block, uint64_t brackets, struct quiet_json *scan) {
  for (; brackets; brackets &= brackets - 1) {
    uint8_t byte = block[__builtin_ctzll(brackets)];
    // 0x20 makes a brace of a square bracket.
    uint64_t is_brace = byte >> 5 & 1;
    if ((byte | 0x20) == '{') {
      if (!scan->depth || scan->depth == 64) break;
      uint64_t bit = 1ull << scan->depth++;
      scan->braces = is_brace ? scan->braces | bit : scan->braces & ~bit;
    } else {
      if (scan->depth < 2 || (scan->braces >> (scan->depth - 1) & 1) != is_brace) break;
      scan->depth--;
    }
  }
  return brackets;
}

void quiet_json_pass(const uint8_t *bytes, size_t count, int follows_brackets, struct quiet_json *scan) {
  scan->lines = 0;
  while (scan->offset < count) {
    size_t left = count - scan->offset;
    struct block block;
    if (left < sizeof block) {
      memset(&block, ' ', sizeof block);
      memcpy(&block, bytes + scan->offset, left);
    } else {
      memcpy(&block, bytes + scan->offset, sizeof block);
      left = sizeof block;
    }
    uint64_t quotes = BITS(block, byte == '"');
    // The opening quote of a string counts as in it, the closing one does not.
    uint64_t in_strings = sums(quotes) ^ (scan->is_in_string ? ~0ull : 0);
    uint64_t slashes = BITS(block, byte == '\\');
    uint64_t brackets = BITS(block, ((byte | 0x20) == '{') | ((byte | 0x20) == '}'));
    uint64_t controls = BITS(block, byte < 0x20);
    uint64_t feeds = 0, tabs = 0;
    if (controls) {
      feeds = BITS(block, byte == '\n');
      tabs = BITS(block, byte == '\t');
    }
    uint64_t beyond = BITS(block, byte >= 0x80);

    uint64_t stops = (slashes | controls) & in_strings;
    stops |= (beyond | (controls & ~feeds & ~tabs)) & ~in_strings;
    if (!scan->depth) stops |= quotes;
    brackets &= ~in_strings;
    if (follows_brackets) {
      // Those in front of the first stop are followed, of which none is beyond the bytes that are left.
      brackets &= (stops & -stops) - 1;
      brackets = follow(bytes + scan->offset, brackets, scan);
    }
    stops |= brackets;
    size_t passed = stops ? (size_t)__builtin_ctzll(stops) : sizeof block;
    if (passed > left) passed = left;
    if (!passed) return;

    uint64_t mask = ~0ull >> (64 - passed);
    uint64_t continuations = beyond ? BITS(block, (signed_lanes)byte < -64) & mask : 0;
    feeds &= mask;
    if (feeds) {
      int last = 63 - __builtin_clzll(feeds);
      scan->lines += (size_t)__builtin_popcountll(feeds);
      scan->line_start = scan->offset + (size_t)last + 1;
      scan->continuations = 0;
      continuations &= ~(~0ull >> (63 - last));
    }
    if (continuations) scan->continuations += (size_t)__builtin_popcountll(continuations);
    scan->is_in_string = in_strings >> (passed - 1) & 1;
    scan->offset += passed;
    if (stops && passed < sizeof block) return;
  }
}
