#include "QuietCSV.h"

#include "Blocks.h"

/// What is known of the byte before a block.
struct place {
  /// All ones if the block starts in quotes.
  uint64_t quoted;
  /// 1 if a cell starts with the block.
  uint64_t starts_cell;
  /// 1 if the byte before is a closing quote, or the first of two that are one.
  uint64_t is_closed;
};

static inline struct block load(const uint8_t *bytes, size_t left) {
  struct block block;
  if (left < sizeof block) {
    memset(&block, 0, sizeof block);
    memcpy(&block, bytes, left);
  } else {
    memcpy(&block, bytes, sizeof block);
  }
  return block;
}

/// The bytes of a block that are not in quotes, a bit each, and whether all quotes before `end` are where quotes may be:
/// at the start of a cell, before a separator or the end, or doubled.
static inline int pass_quotes(
    uint64_t quotes, uint64_t separators, uint64_t line_ends, uint64_t end, struct place *place, uint64_t *outside) {
  // The opening quote counts as in quotes, the closing one does not.
  uint64_t inside = sums(quotes) ^ place->quoted;
  uint64_t opening = quotes & inside, closing = quotes & ~inside;
  uint64_t ends_cell = separators & ~inside;
  uint64_t may_open = (ends_cell | closing) << 1 | place->starts_cell | place->is_closed;
  uint64_t behind_closing = closing << 1 | place->is_closed;
  uint64_t wrong = (opening & ~may_open) | (behind_closing & ~(separators | quotes | line_ends)) | (line_ends & inside);
  *outside = ~inside;
  place->quoted = inside >> 63 ? ~0ull : 0;
  place->starts_cell = ends_cell >> 63;
  place->is_closed = closing >> 63;
  return !(wrong & end);
}

size_t quiet_csv_row_end(const uint8_t *bytes, size_t count, uint8_t separator) {
  struct place place = {.starts_cell = 1};
  for (size_t offset = 0; offset < count; offset += sizeof(struct block)) {
    size_t left = count - offset;
    struct block block = load(bytes + offset, left);
    lanes found = {0};
    for (int i = 0; i < 4; i++) {
      lanes byte = block.part[i];
      found |= (lanes)((byte == '\n') | (byte == '\r') | (byte == '"'));
    }
    if (!bits_of(found) && !place.quoted && !place.is_closed) {
      place.starts_cell = bytes[offset + (left < sizeof block ? left : sizeof block) - 1] == separator;
      continue;
    }
    uint64_t line_ends = BITS(block, (byte == '\n') | (byte == '\r'));
    uint64_t quotes = BITS(block, byte == '"');
    if (quotes | place.quoted | place.is_closed) {
      uint64_t outside, separators = BITS(block, byte == separator);
      uint64_t up_to_end = line_ends ? (line_ends ^ (line_ends - 1)) : ~0ull;
      // An end of a line in quotes comes before the end of the row, so the first one decides.
      if (!pass_quotes(quotes, separators, line_ends, up_to_end, &place, &outside)) return count;
    }
    if (line_ends) return offset + (size_t)__builtin_ctzll(line_ends);
  }
  return count;
}

int quiet_csv_cells(
    const uint8_t *row, size_t count, uint8_t separator, size_t columns, struct quiet_csv_cell *cells,
    struct quiet_csv_row *found) {
  struct place place = {.starts_cell = 1};
  lanes beyond = {0};
  struct quiet_csv_cell *next = cells;
  size_t column = 0, start = 0;
  uint64_t all_quotes = 0;
  for (size_t offset = 0; offset < count; offset += sizeof(struct block)) {
    size_t left = count - offset;
    struct block block = load(row + offset, left);
    uint64_t in_row = left < sizeof block ? ~(~0ull << left) : ~0ull;
    beyond |= block.part[0] | block.part[1] | block.part[2] | block.part[3];
    // No separator is NUL, which is behind the end.
    uint64_t separators = BITS(block, byte == separator);
    uint64_t quotes = BITS(block, byte == '"');
    if (quotes | place.quoted | place.is_closed) {
      uint64_t outside;
      if (!pass_quotes(quotes, separators, 0, in_row, &place, &outside)) return 0;
      all_quotes |= quotes;
      separators &= outside;
    } else {
      place.starts_cell = separators >> 63;
    }
    while (separators) {
      size_t end = offset + (size_t)__builtin_ctzll(separators);
      // A carry passes a run of separators, between which cells are empty.
      uint64_t carried = separators + (separators & -separators);
      size_t behind = carried ? offset + (size_t)__builtin_ctzll(carried) : offset + 64;
      if (end > start) {
        if (column >= columns) return 0;
        *next++ = (struct quiet_csv_cell){row + start, (uint32_t)(end - start), (uint32_t)column << 1};
      }
      column += behind - end;
      start = behind;
      separators &= carried;
    }
  }
  if (place.quoted || column + 1 != columns) return 0;
  if (count > start) *next++ = (struct quiet_csv_cell){row + start, (uint32_t)(count - start), (uint32_t)column << 1};
  if (all_quotes) {
    for (struct quiet_csv_cell *cell = cells; cell < next; cell++) {
      if (*cell->text != '"') continue;
      cell->text++;
      cell->length -= 2;
      cell->place |= 1;
    }
  }
  *found = (struct quiet_csv_row){(size_t)(next - cells), !(bits_of((lanes)((signed_lanes)beyond < 0)))};
  return 1;
}
