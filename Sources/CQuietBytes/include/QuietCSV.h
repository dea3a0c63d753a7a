#pragma once

#include <stddef.h>
#include <stdint.h>

/// A cell of a row of CSV that has text or quotes.
struct quiet_csv_cell {
  /// Its content, without the quotes around it; a doubled quote in it is still two.
  const uint8_t *text;
  uint32_t length;
  /// Its column, from 0, in the upper 31 bits; in the lowest, whether it is in quotes.
  uint32_t place;
};

/// The cells of a row.
struct quiet_csv_row {
  /// How many cells have text or quotes.
  size_t filled;
  /// Whether all of its bytes are ASCII.
  int is_ascii;
};

/// The offset of the line feed or carriage return that ends a row; `count` if there is none, or if the row has to be read
/// byte by byte: a cell in quotes has the end of a line in it or text after it, or a quote is inside of a cell without
/// quotes.
///
/// - Parameter bytes: The first byte of a row, and those after it.
size_t quiet_csv_row_end(const uint8_t *bytes, size_t count, uint8_t separator);

/// Finds the cells of a row that have text or quotes, in their order; 0 if the row has to be read byte by byte, or has
/// another number of cells.
///
/// - Parameters:
///   - row: A row without its line ending, of less than 4 GiB.
///   - columns: How many cells the row must have; there is space for as many.
int quiet_csv_cells(
    const uint8_t *row, size_t count, uint8_t separator, size_t columns, struct quiet_csv_cell *cells,
    struct quiet_csv_row *found);
