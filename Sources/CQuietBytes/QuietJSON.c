#include "QuietJSON.h"

#include "Blocks.h"

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

/// Of backslashes, a bit each, and the bytes after them, those that a backslash in front of them escapes: every second one
/// of a run of backslashes, and what follows an odd run.
static inline uint64_t escaped_by(uint64_t slashes) {
  const uint64_t even = 0x5555555555555555;
  uint64_t followers = slashes << 1;
  // A carry runs through each run that starts at an odd bit and ends up behind it.
  uint64_t odd_starts = slashes & ~even & ~followers;
  return (even ^ (odd_starts + slashes) << 1) & followers;
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
    uint64_t slashes = BITS(block, byte == '\\');
    uint64_t unread = 0;
    if (slashes) {
      uint64_t escaped = escaped_by(slashes);
      quotes &= ~escaped;
      // What the last byte escapes is not in the block.
      unread = slashes & ~escaped & 1ull << (left - 1);
    }
    // The opening quote of a string counts as in it, the closing one does not.
    uint64_t in_strings = sums(quotes) ^ (scan->is_in_string ? ~0ull : 0);
    uint64_t brackets = BITS(block, ((byte | 0x20) == '{') | ((byte | 0x20) == '}'));
    uint64_t controls = BITS(block, byte < 0x20);
    uint64_t feeds = 0, tabs = 0;
    if (controls) {
      feeds = BITS(block, byte == '\n');
      tabs = BITS(block, byte == '\t');
    }
    uint64_t beyond = BITS(block, byte >= 0x80);

    // A backslash outside of strings escapes nothing, so that what is known of the bytes behind it is wrong.
    uint64_t stops = (controls & in_strings) | (slashes & ~in_strings) | unread;
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
