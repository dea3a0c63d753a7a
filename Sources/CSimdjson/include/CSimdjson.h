#pragma once
// simdjson behind C: one JSON text after another, each read in place onto a tape.
//
// No function throws or keeps a pointer that it was given.

#include <stddef.h>
#include <stdint.h>

#include "CJSONTape.h"

#ifdef __cplusplus
extern "C" {
#endif

/// A parser and the memory that it uses again for each text; one thread at a time.
typedef struct simdjson_reader simdjson_reader;

/// What reading came to.
typedef enum simdjson_outcome {
  /// The text has been read.
  SIMDJSON_READ = 0,
  /// There are more values than entries: give more room and read again.
  SIMDJSON_NO_ROOM = 1,
  /// The text is no JSON, or has something in it that parsers read in different ways; another has to say.
  SIMDJSON_DECLINED = 2,
} simdjson_outcome;

/// How many bytes behind a text have to be readable, whatever they are.
size_t simdjson_reader_padding(void);

/// NULL where memory is short. The caller owns it.
simdjson_reader *simdjson_reader_create(void);

/// Takes NULL too.
void simdjson_reader_destroy(simdjson_reader *reader);

/// Reads one JSON text.
///
/// - `text` has `length` bytes, and `simdjson_reader_padding()` more that can be read.
/// - `entries` has room for `capacity` entries; the root is the first. They point into `text` and `texts`.
/// - `texts` has room for `length` and the padding; strings with escapes go there.
simdjson_outcome simdjson_reader_read(simdjson_reader *reader, const uint8_t *text, size_t length,
                                      json_tape_entry *entries, size_t capacity, uint8_t *texts);

#ifdef __cplusplus
}
#endif
