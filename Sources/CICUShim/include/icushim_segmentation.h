#pragma once
#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A break iterator and its text; one thread at a time.
typedef struct icushim_breaks icushim_breaks;

enum {
  icushim_breaks_graphemes = 0,
  icushim_breaks_words = 1,
};

/// Opens a break iterator; the caller closes it. `locale` is an ICU locale identifier, "" for root.
icushim_breaks *_Nullable icushim_breaks_open(int32_t kind, const char *_Nonnull locale, int32_t *_Nonnull status);

void icushim_breaks_close(icushim_breaks *_Nonnull breaks);

/// Puts the iterator at the start of a text, which must live until the next call of this function or the close.
void icushim_breaks_set_text(icushim_breaks *_Nonnull breaks, const uint8_t *_Nonnull utf8, int64_t length,
                             int32_t *_Nonnull status);

/// The next boundary as a UTF-8 offset, or -1 beyond the end.
int64_t icushim_breaks_next(icushim_breaks *_Nonnull breaks);

/// Whether the segment before the current boundary contains letters, digits, kana or ideographs.
bool icushim_breaks_is_word(icushim_breaks *_Nonnull breaks);

/// Writes the rules as ICU compiled them (ubrk_getBinaryRules) and returns the bytes that they need, even if
/// `capacity` is 0.
int32_t icushim_breaks_compiled_rules(icushim_breaks *_Nonnull breaks, uint8_t *_Nullable destination,
                                      int32_t capacity, int32_t *_Nonnull status);

/// A map from code points to numbers, read from the bytes of a UCPTrie.
typedef struct icushim_trie icushim_trie;

/// Opens a map over bytes that the caller keeps until the close, aligned to 4.
icushim_trie *_Nullable icushim_trie_open(const uint8_t *_Nonnull bytes, int32_t length, int32_t *_Nonnull status);
void icushim_trie_close(icushim_trie *_Nonnull trie);

/// The last code point of the range from `start` that has one value, which is written; -1 beyond U+10FFFF.
int32_t icushim_trie_range(const icushim_trie *_Nonnull trie, int32_t start, uint32_t *_Nonnull value);

#ifdef __cplusplus
}
#endif
