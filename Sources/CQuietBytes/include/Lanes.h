#pragma once
// 16 bytes at a time: what is asked of each byte is answered by a bit for each.

#include <stdint.h>
#include <string.h>
#if defined(__SSE2__)
#include <emmintrin.h>
#endif

// Vectors of Swift are compared lane by lane (6.3), so this is in C.
typedef uint8_t lanes __attribute__((vector_size(16)));
typedef int8_t signed_lanes __attribute__((vector_size(16)));

/// The lowest bit is that of the first byte.
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
