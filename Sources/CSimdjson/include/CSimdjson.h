#pragma once
// The first stage of simdjson behind C: it finds where the tokens of a JSON text start, but does not read them.
//
// No function throws or keeps a pointer argument.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CJSONTape.h"

#ifdef __cplusplus
extern "C" {
#endif

/// The memory that successive scans reuse; one thread at a time.
typedef struct simdjson_scanner simdjson_scanner;

/// How many bytes after a text must be readable, whatever their values.
size_t simdjson_scanner_padding(void);

/// NULL if there is not enough memory. The caller owns the scanner.
simdjson_scanner *simdjson_scanner_create(void);

/// Accepts NULL too.
void simdjson_scanner_destroy(simdjson_scanner *scanner);

/// Finds where the tokens of a text start.
///
/// - `text` has `length` bytes, and `simdjson_scanner_padding()` more bytes that must be readable.
/// - `found` points into the scanner's memory, and is valid until the next scan.
/// - Returns false for a text that is blank, longer than 2 GiB, not UTF-8, or has an unclosed string or a control
///   character in one; and if there is not enough memory.
bool simdjson_scanner_scan(simdjson_scanner *scanner, const uint8_t *text, size_t length, json_token_starts *found);

/// Whether a text of `length` bytes is well-formed UTF-8; no byte after it is read.
bool simdjson_is_utf8(const uint8_t *text, size_t length);

#ifdef __cplusplus
}
#endif
