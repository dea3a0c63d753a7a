#include "checks.h"

// Identifiers of programs and of the web: alphabets, Base58 with its checksum, and addresses of currencies.

static int cuid2(const uint8_t *text, size_t length) {
  if (length != 24 || (uint8_t)(text[0] - 'a') > 25) return 0;
  for (size_t i = 1; i < length; i++)
    if (!is_digit(text[i]) && (uint8_t)(text[i] - 'a') > 25) return 0;
  return 1;
}

static int ksuid(const uint8_t *text, size_t length) {
  if (length != 27) return 0;
  for (size_t i = 0; i < length; i++)
    if (!is_digit(text[i]) && !is_letter(text[i])) return 0;
  // The largest number of 20 bytes; the digits are in the order of ASCII.
  return memcmp(text, "aWgEPTl1tmebfsQzFP4bxwgy80V", 27) <= 0;
}

static int handle(const uint8_t *text, size_t length) {
  size_t slash = 0, start = 0;
  for (; slash < length && text[slash] != '/'; slash++) {
    if (text[slash] <= ' ' || text[slash] >= 0x7F) return 0;
    if (text[slash] == '.') {
      if (slash == start) return 0;
      start = slash + 1;
    }
  }
  if (slash == start || slash + 1 >= length) return 0;
  // Beyond ASCII, characters need the tables of Unicode.
  for (size_t i = slash + 1; i < length; i++)
    if (text[i] <= ' ' || text[i] >= 0x7F) return 0;
  return 1;
}

static int ark(const uint8_t *text, size_t length) {
  static uint8_t is_name[256], is_path[256];
  if (!is_name['0']) {
    for (const char *c = "0123456789bcdfghjkmnpqrstvwxz"; *c; c++) is_name[(uint8_t)*c] = 1;
    for (int c = 0; c < 128; c++) is_path[c] = (uint8_t)(is_digit((uint8_t)c) || is_letter((uint8_t)c));
    for (const char *c = "=~*+@_$-./"; *c; c++) is_path[(uint8_t)*c] = 1;
  }
  if (length < 4 || (text[0] | 0x20) != 'a' || (text[1] | 0x20) != 'r' || (text[2] | 0x20) != 'k' || text[3] != ':')
    return 0;
  size_t start = length > 4 && text[4] == '/' ? 5 : 4, i = start;
  while (i < length && is_name[text[i]]) i++;
  if (i == start || i + 1 >= length || text[i] != '/') return 0;
  for (i++; i < length; i++) {
    if (text[i] == '%') {
      if (i + 2 >= length || !is_hex(text[i + 1]) || !is_hex(text[i + 2])) return 0;
      i += 2;
    } else if (!is_path[text[i]]) {
      return 0;
    }
  }
  return 1;
}

static uint8_t base58_values[256], bech32_values[256];

__attribute__((constructor)) static void fill(void) {
  memset(base58_values, 255, 256);
  memset(bech32_values, 255, 256);
  for (int i = 0; i < 58; i++)
    base58_values[(uint8_t)"123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"[i]] = (uint8_t)i;
  for (int i = 0; i < 32; i++) {
    uint8_t letter = (uint8_t)"qpzry9x8gf2tvdw0s3jn54khce6mua7l"[i];
    bech32_values[letter] = (uint8_t)i;
    if (is_letter(letter)) bech32_values[letter & 0xDF] = (uint8_t)i;
  }
}

static int base58(const uint8_t *text, size_t length) {
  uint8_t high = 0;
  for (size_t i = 0; i < length; i++) high |= base58_values[text[i]];
  return high < 64;
}

static uint32_t rotated(uint32_t word, int by) { return word >> by | word << (32 - by); }

static void sha256_block(uint32_t state[8], const uint8_t block[64]) {
  static const uint32_t constants[64] = {
      0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
      0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
      0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
      0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
      0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
      0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
      0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
      0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};
  uint32_t words[64], s[8];
  memcpy(s, state, sizeof s);
  for (int i = 0; i < 16; i++)
    words[i] = (uint32_t)block[i * 4] << 24 | (uint32_t)block[i * 4 + 1] << 16 | (uint32_t)block[i * 4 + 2] << 8 |
               block[i * 4 + 3];
  for (int i = 16; i < 64; i++) {
    uint32_t a = words[i - 15], b = words[i - 2];
    words[i] = words[i - 16] + words[i - 7] + (rotated(a, 7) ^ rotated(a, 18) ^ a >> 3) +
               (rotated(b, 17) ^ rotated(b, 19) ^ b >> 10);
  }
  // The eight words change their roles from round to round, so that none is moved.
#define ROUND(a, b, c, d, e, f, g, h, i)                                                                          \
  s[h] += (rotated(s[e], 6) ^ rotated(s[e], 11) ^ rotated(s[e], 25)) + ((s[e] & s[f]) ^ (~s[e] & s[g])) +       \
          constants[i] + words[i];                                                                                \
  s[d] += s[h];                                                                                                   \
  s[h] += (rotated(s[a], 2) ^ rotated(s[a], 13) ^ rotated(s[a], 22)) + ((s[a] & s[b]) ^ (s[c] & (s[a] ^ s[b])));
  for (int i = 0; i < 64; i += 8) {
    ROUND(0, 1, 2, 3, 4, 5, 6, 7, i)
    ROUND(7, 0, 1, 2, 3, 4, 5, 6, i + 1)
    ROUND(6, 7, 0, 1, 2, 3, 4, 5, i + 2)
    ROUND(5, 6, 7, 0, 1, 2, 3, 4, i + 3)
    ROUND(4, 5, 6, 7, 0, 1, 2, 3, i + 4)
    ROUND(3, 4, 5, 6, 7, 0, 1, 2, i + 5)
    ROUND(2, 3, 4, 5, 6, 7, 0, 1, i + 6)
    ROUND(1, 2, 3, 4, 5, 6, 7, 0, i + 7)
  }
#undef ROUND
  for (int i = 0; i < 8; i++) state[i] += s[i];
}

/// Of up to 55 bytes, which are one block.
static void sha256(const uint8_t *bytes, size_t count, uint8_t hash[32]) {
  uint32_t state[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  uint8_t block[64] = {0};
  memcpy(block, bytes, count);
  block[count] = 0x80;
  block[62] = (uint8_t)(count >> 5);
  block[63] = (uint8_t)(count << 3);
  sha256_block(state, block);
  for (int i = 0; i < 32; i++) hash[i] = (uint8_t)(state[i / 4] >> (24 - i % 4 * 8));
}

/// The bytes of Base58Check, of up to 55 and four of the checksum; -1 if the checksum is not theirs.
static int base58_content(const uint8_t *text, size_t length, uint8_t *content) {
  enum { most_words = 15 };
  uint32_t words[most_words] = {0};
  uint8_t bytes[4 * most_words], hash[32];
  size_t used = 0, zeros = 0;
  if (length > 80) return -1;
  while (zeros < length && text[zeros] == '1') zeros++;
  // Five digits at once, which fit into a word: words from the lowest.
  for (size_t i = 0; i < length;) {
    uint32_t power = 1, digits = 0;
    for (int count = 0; count < 5 && i < length; count++, i++) {
      uint8_t digit = base58_values[text[i]];
      if (digit > 57) return -1;
      digits = digits * 58 + digit;
      power *= 58;
    }
    uint64_t carry = digits;
    for (size_t j = 0; j < used; j++) {
      carry += (uint64_t)words[j] * power;
      words[j] = (uint32_t)carry;
      carry >>= 32;
    }
    if (carry && used == most_words) return -1;
    if (carry) words[used++] = (uint32_t)carry;
  }
  size_t size = 4 * used, start = 0;
  for (size_t i = 0; i < size; i++) bytes[i] = (uint8_t)(words[used - 1 - i / 4] >> (24 - i % 4 * 8));
  while (start < size && !bytes[start]) start++;
  size_t count = size - start + zeros;
  if (count < 5 || count > 59) return -1;
  uint8_t whole[59] = {0};
  memcpy(whole + zeros, bytes + start, size - start);
  sha256(whole, count - 4, hash);
  sha256(hash, 32, hash);
  memcpy(content, whole, count - 4);
  return memcmp(hash, whole + count - 4, 4) ? -1 : (int)count - 4;
}

static int base58_check(const uint8_t *text, size_t length) {
  uint8_t content[59];
  return base58_content(text, length, content) > 0;
}

static int is_witness(const uint8_t *text, size_t length, size_t prefix) {
  static const uint32_t generators[] = {0x3B6A57B2, 0x26508E6D, 0x1EA119FA, 0x3D4233DD, 0x2A1462B3};
  uint32_t sum = 1;
  uint8_t cases = 0;
  size_t count = length - prefix - 1;
  if (count < 7) return 0;
  for (size_t i = 0; i < 2 * prefix + 1 + count; i++) {
    uint8_t part = i < prefix        ? (text[i] | 0x20) >> 5
                   : i == prefix     ? 0
                   : i <= 2 * prefix ? text[i - prefix - 1] & 31
                                     : bech32_values[text[i - prefix]];
    if (part > 31) return 0;
    uint32_t top = sum >> 25;
    sum = (sum & 0x1FFFFFF) << 5 ^ part;
    for (int bit = 0; bit < 5; bit++) sum ^= top >> bit & 1 ? generators[bit] : 0;
  }
  for (size_t i = 0; i < length; i++)
    if (is_letter(text[i])) cases |= is_upper(text[i]) ? 1 : 2;
  unsigned version = bech32_values[text[prefix + 1]];
  size_t bits = (count - 7) * 5, left = bits % 8, bytes = bits / 8;
  if (cases == 3 || version > 16 || sum != (version ? 0x2BC830A3 : 1) || left > 4) return 0;
  if (left && bech32_values[text[length - 7]] & ((1u << left) - 1)) return 0;
  return bytes >= 2 && bytes <= 40 && (version || bytes == 20 || bytes == 32);
}

static int is_bitcoin(const uint8_t *text, size_t length, const char *prefix, uint8_t one, uint8_t other) {
  if (length < 3 || length > 90) return 0;
  if ((text[0] | 0x20) == prefix[0] && (text[1] | 0x20) == prefix[1] && text[2] == '1')
    return is_witness(text, length, 2);
  uint8_t content[59];
  return base58_content(text, length, content) == 21 && (content[0] == one || content[0] == other);
}

static int bitcoin(const uint8_t *text, size_t length) { return is_bitcoin(text, length, "bc", 0, 5); }

static int bitcoin_test(const uint8_t *text, size_t length) {
  if (length > 5 && !memcmp(text, "bcrt1", 5)) return length <= 90 && is_witness(text, length, 4);
  return is_bitcoin(text, length, "tb", 111, 196);
}

/// Keccak-256 of up to 135 bytes, which are one block.
static void keccak256(const uint8_t *bytes, size_t count, uint8_t hash[32]) {
  static const uint64_t constants[24] = {
      0x0000000000000001, 0x0000000000008082, 0x800000000000808A, 0x8000000080008000, 0x000000000000808B,
      0x0000000080000001, 0x8000000080008081, 0x8000000000008009, 0x000000000000008A, 0x0000000000000088,
      0x0000000080008009, 0x000000008000000A, 0x000000008000808B, 0x800000000000008B, 0x8000000000008089,
      0x8000000000008003, 0x8000000000008002, 0x8000000000000080, 0x000000000000800A, 0x800000008000000A,
      0x8000000080008081, 0x8000000000008080, 0x0000000080000001, 0x8000000080008008};
  static const uint8_t turns[24] = {1,  3,  6,  10, 15, 21, 28, 36, 45, 55, 2,  14,
                                    27, 41, 56, 8,  25, 43, 62, 18, 39, 61, 20, 44};
  static const uint8_t lanes[24] = {10, 7,  11, 17, 18, 3, 5,  16, 8,  21, 24, 4,
                                    15, 23, 19, 13, 12, 2, 20, 14, 22, 9,  6,  1};
  uint64_t state[25] = {0}, columns[5];
  uint8_t block[136] = {0};
  memcpy(block, bytes, count);
  block[count] = 1;
  block[135] |= 0x80;
  memcpy(state, block, sizeof block);
  for (int round = 0; round < 24; round++) {
#pragma unroll
    for (int i = 0; i < 5; i++)
      columns[i] = state[i] ^ state[i + 5] ^ state[i + 10] ^ state[i + 15] ^ state[i + 20];
#pragma unroll
    for (int i = 0; i < 5; i++) {
      uint64_t next = columns[(i + 1) % 5], mixed = columns[(i + 4) % 5] ^ (next << 1 | next >> 63);
#pragma unroll
      for (int j = 0; j < 25; j += 5) state[i + j] ^= mixed;
    }
    uint64_t lane = state[1];
#pragma unroll
    for (int i = 0; i < 24; i++) {
      uint64_t held = state[lanes[i]];
      state[lanes[i]] = lane << turns[i] | lane >> (64 - turns[i]);
      lane = held;
    }
#pragma unroll
    for (int j = 0; j < 25; j += 5) {
      memcpy(columns, state + j, sizeof columns);
#pragma unroll
      for (int i = 0; i < 5; i++) state[j + i] = columns[i] ^ (~columns[(i + 1) % 5] & columns[(i + 2) % 5]);
    }
    state[0] ^= constants[round];
  }
  memcpy(hash, state, 32);
}

/// Digits of both cases have a checksum in their case: ERC-55.
static int ethereum(const uint8_t *text, size_t length) {
  if (length != 42 || text[0] != '0' || text[1] != 'x') return 0;
  uint8_t lower[40], hash[32], cases = 0;
  for (int i = 0; i < 40; i++) {
    uint8_t byte = text[i + 2];
    if (!is_hex(byte)) return 0;
    if (!is_digit(byte)) cases |= is_upper(byte) ? 1 : 2;
    lower[i] = byte | 0x20;
  }
  if (cases != 3) return 1;
  keccak256(lower, 40, hash);
  for (int i = 0; i < 40; i++) {
    int is_high = hash[i / 2] >> (i % 2 ? 3 : 7) & 1;
    if (!is_digit(text[i + 2]) && is_upper(text[i + 2]) != is_high) return 0;
  }
  return 1;
}

const struct entry address_checks[] = {
    {"cuid2", "true", cuid2},
    {"ksuid", "true", ksuid},
    {"handle", "true", handle},
    {"ark", "true", ark},
    {"base58", "true", base58},
    {"base58", "{\"check\":true}", base58_check},
    {"bitcoinAddress", "true", bitcoin},
    {"bitcoinAddress", "{\"networks\":[\"test\"]}", bitcoin_test},
    {"ethereumAddress", "true", ethereum},
    {0, 0, 0},
};
