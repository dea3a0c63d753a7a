#pragma once
// 64 bytes at a time: what is asked of each byte of a block is answered by a bit for each.

#include "Lanes.h"

struct block {
  lanes part[4];
};

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
