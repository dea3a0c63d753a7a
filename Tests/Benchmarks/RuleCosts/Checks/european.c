#include "checks.h"

// Numbers of Belgium, France, Germany and Spain whose shape is not fixed or whose parts are in lists, and codes of the
// European Union.

/// A number of a Belgian register, where one of the months says which; up to `most` times 20 is added to the month.
static int is_belgian(const uint8_t *text, size_t length, unsigned least, unsigned most) {
  uint8_t held[11];
  if (!(text = characters(text, length, "##.##.##-###.##", held)) || !are_digits(text, 11)) return 0;
  unsigned long month = number_at(text + 2, 2), number = number_at(text, 9), check = number_at(text + 9, 2);
  if (month % 20 > 12 || month / 20 < least || month / 20 > most) return 0;
  return (number && 97 - number % 97 == check) ||
         (97 - (2000000000 + number) % 97 == check && 2000 + number_at(text, 2) <= today / 10000);
}

static int be_bis(const uint8_t *text, size_t length) { return is_belgian(text, length, 1, 2); }

static int be_niss(const uint8_t *text, size_t length) { return is_belgian(text, length, 0, 2); }

static int de_leitweg(const uint8_t *text, size_t length) {
  if (length < 5 || length > 46 || !are_digits(text, 2) || text[length - 3] != '-' || !are_digits(text + length - 2, 2))
    return 0;
  unsigned long state = number_at(text, 2);
  if ((state < 1 || state > 16) && state != 99) return 0;
  unsigned rest = 0, hyphens = 0;
  size_t start = 0;
  for (size_t i = 0; i < length; i++) {
    if (text[i] == '-') {
      if (i == start || i - start > (hyphens ? 30 : 12) || hyphens++ == 2) return 0;
      start = i + 1;
    } else if (is_digit(text[i])) {
      rest = (rest * 10 + digit(text[i])) % 97;
    } else {
      if (!is_letter(text[i]) || hyphens != 1) return 0;
      rest = (rest * 100 + (text[i] | 0x20) - 'a' + 10) % 97;
    }
  }
  return rest == 1;
}

/// The courts that keep registers, in lowercase; Ä, Ö, Ü and ß are {, |, } and ~, as in ISO 646-DE.
static const char *const courts[] = {
    "aachen", "altenburg", "amberg", "ansbach", "apolda", "arnsberg", "arnstadt", "arnstadt zweigstelle ilmenau",
    "aschaffenburg", "augsburg", "aurich", "bad hersfeld", "bad homburg", "bad homburg v.d.h.", "bad kreuznach",
    "bad oeynhausen", "bad salzungen", "bamberg", "bayreuth", "berlin", "berlin (charlottenburg)", "bielefeld",
    "bochum", "bonn", "braunschweig", "bremen", "charlottenburg", "charlottenburg (berlin)", "chemnitz", "coburg",
    "coesfeld", "cottbus", "darmstadt", "deggendorf", "dortmund", "dresden", "duisburg", "d}ren", "d}sseldorf",
    "eisenach", "erfurt", "eschwege", "essen", "flensburg", "frankfurt (oder)", "frankfurt am main",
    "frankfurt/oder", "freiburg", "friedberg", "fritzlar", "fulda", "f}rth", "gelsenkirchen", "gera", "gie~en",
    "gotha", "greiz", "g|ttingen", "g}tersloh", "hagen", "hamburg", "hamm", "hanau", "hannover",
    "heilbad heiligenstadt", "hildburghausen", "hildesheim", "hof", "homburg", "ingolstadt", "iserlohn", "jena",
    "kaiserslautern", "kassel", "kempten", "kempten (allg{u)", "kiel", "kleve", "koblenz", "korbach", "krefeld",
    "k|ln", "k|nigstein", "landau", "landshut", "langenfeld", "lebach", "leipzig", "lemgo", "limburg",
    "ludwigshafen", "ludwigshafen a.rhein (ludwigshafen)", "ludwigshafen am rhein",
    "ludwigshafen am rhein (ludwigshafen)", "l}beck", "l}neburg", "mainz", "mannheim", "marburg", "meiningen",
    "memmingen", "merzig", "montabaur", "m|nchengladbach", "m}hlhausen", "m}nchen", "m}nster", "neubrandenburg",
    "neunkirchen", "neuruppin", "neuss", "nordhausen", "n}rnberg", "offenbach am main", "oldenburg",
    "oldenburg (oldenburg)", "osnabr}ck", "ottweiler", "paderborn", "passau", "pinneberg", "potsdam", "p|~neck",
    "p|~neck zweigstelle bad lobenstein", "recklinghausen", "regensburg", "rostock", "rudolstadt",
    "rudolstadt zweigstelle saalfeld", "saarbr}cken", "saarlouis", "schweinfurt", "schwerin", "siegburg", "siegen",
    "sondershausen", "sonneberg", "st. ingbert", "st. ingbert (st ingbert)", "st. wendel", "st. wendel (st wendel)",
    "stadthagen", "stadtroda", "steinfurt", "stendal", "stralsund", "straubing", "stuttgart", "suhl", "s|mmerda",
    "tostedt", "traunstein", "ulm", "v|lklingen", "walsrode", "weiden", "weiden i. d. opf.",
    "weiden in der oberpfalz", "weimar", "wetzlar", "wiesbaden", "wittlich", "wuppertal", "w}rzburg", "zweibr}cken",
};
static uint8_t court_slots[1024];

static unsigned court_hash(const uint8_t *name, size_t length) {
  uint32_t hash = 2166136261;
  for (size_t i = 0; i < length; i++) hash = (hash ^ name[i]) * 16777619;
  return (hash ^ hash >> 15) & 1023;
}

__attribute__((constructor)) static void fill_courts(void) {
  for (size_t i = 0; i < sizeof courts / sizeof *courts; i++) {
    unsigned slot = court_hash((const uint8_t *)courts[i], strlen(courts[i]));
    while (court_slots[slot]) slot = (slot + 1) & 1023;
    court_slots[slot] = (uint8_t)(i + 1);
  }
}

static int is_court(const uint8_t *name, size_t length) {
  for (unsigned slot = court_hash(name, length); court_slots[slot]; slot = (slot + 1) & 1023) {
    const char *court = courts[court_slots[slot] - 1];
    if (strlen(court) == length && !memcmp(court, name, length)) return 1;
  }
  return 0;
}

/// The length of a kind of register and its space; 0 if there is none.
static size_t register_kind(const uint8_t *text, size_t length) {
  static const char *const kinds[] = {"hra ", "hrb ", "gnr ", "gsr ", "pr ", "vr "};
  for (int i = 0; i < 6; i++) {
    size_t count = strlen(kinds[i]);
    if (length > count && !memcmp(text, kinds[i], count)) return count;
  }
  return 0;
}

/// Up to three letters, perhaps behind a space; 0 if there are none.
static size_t register_suffix(const uint8_t *text, size_t length) {
  size_t space = length && text[0] == ' ', end = space;
  while (end < length && (is_letter(text[end]) || text[end] == '|')) end++;
  return end == space || end > space + 3 ? 0 : end;
}

static int de_register(const uint8_t *text, size_t length) {
  uint8_t held[128];
  size_t count = 0;
  if (length > sizeof held) return 0;
  for (size_t i = 0; i < length; i++) {
    uint8_t byte = text[i];
    if (byte == 0xC3 && i + 1 < length) {
      byte = text[++i] | 0x20;
      byte = byte == 0xA4 ? '{' : byte == 0xB6 ? '|' : byte == 0xBC ? '}' : text[i] == 0x9F ? '~' : 0;
      if (!byte) return 0;
    } else if (is_letter(byte)) {
      byte |= 0x20;
    } else if (!is_digit(byte) && !is_one_of(byte, " ,./()-")) {
      return 0;
    }
    held[count++] = byte;
  }
  size_t kind = 0, prefix = register_kind(held, count);
  if (!prefix) {
    for (size_t i = 1; i < count; i++)
      if (held[i - 1] == ' ' && register_kind(held + i, count - i)) kind = i;
    if (!kind) return 0;
    prefix = register_kind(held + kind, count - kind);
  }
  size_t start = kind + prefix, end = start;
  while (end < count && end < start + 6 && is_digit(held[end])) end++;
  if (end == start || held[start] == '0') return 0;
  if (kind) {
    size_t suffix = register_suffix(held + end, count - end), last = kind - 1;
    return end + suffix == count && is_court(held, last && held[last - 1] == ',' ? last - 1 : last);
  }
  // The court behind the number, where letters may be that are not those of a court.
  size_t suffix = register_suffix(held + end, count - end);
  for (int i = 0; i < 2; i++, end += suffix) {
    size_t at = end + (end < count && held[end] == ',');
    if (at < count && held[at] == ' ' && is_court(held + at + 1, count - at - 1)) return 1;
  }
  return 0;
}

static int is_siren(const uint8_t *text, size_t length) {
  uint8_t held[9];
  return (text = characters(text, length, "### ### ###", held)) && are_digits(text, 9) && luhn(text, 9);
}

/// Words of letters with single characters between them.
static int is_town(const uint8_t *text, size_t length) {
  int is_letters = 0;
  for (size_t i = 0; i < length; i++) {
    if (is_letter(text[i]) || text[i] >= 0x80) {
      is_letters = 1;
    } else {
      if (!is_letters || !is_one_of(text[i], " -'.")) return 0;
      is_letters = text[i] == '.';
    }
  }
  return is_letters;
}

static int fr_rcs(const uint8_t *text, size_t length) {
  if (length < 15) return 0;
  if (!memcmp(text, "RCS ", 4)) {
    size_t count = text[length - 4] == ' ' ? 11 : 9;
    if (length < count + 6 || text[length - count - 1] != ' ' || !is_siren(text + length - count, count)) return 0;
    size_t end = length - count - 1;
    if (end > 6 && text[end - 2] == ' ' && (text[end - 1] == 'A' || text[end - 1] == 'B')) end -= 2;
    return is_town(text + 4, end - 4);
  }
  size_t count = text[3] == ' ' ? 11 : 9;
  return length > count + 5 && is_siren(text, count) && !memcmp(text + count, " RCS ", 5) &&
         is_town(text + count + 5, length - count - 5);
}

static int es_cups(const uint8_t *text, size_t length) {
  static const char letters[] = "TRWAGMYFPDXBNJZSQVHLCKE";
  uint8_t held[22];
  const uint8_t *code = characters(text, length, "## #### #### #### #### ##", held);
  if (!code) {
    if (!(code = characters(text, length, "## #### #### #### #### ## ##", held)) || !is_digit(code[20]) ||
        !is_one_of(code[21], "FPRCXYZ"))
      return 0;
  }
  if (memcmp(code, "ES", 2) || !are_digits(code + 2, 16)) return 0;
  unsigned long check = number_at(code + 2, 16) % 529;
  return code[18] == letters[check / 23] && code[19] == letters[check % 23];
}

/// Codes with Ñ are refused: it is two bytes of UTF-8.
static int es_cadastral(const uint8_t *text, size_t length) {
  static const uint8_t weights[] = {13, 15, 12, 5, 4, 17, 9, 21, 3, 7, 1};
  uint8_t held[20];
  if (!(text = characters(text, length, "####### ####### #### ##", held)) || !are_characters(text, 18)) return 0;
  unsigned sums[2] = {0, 0};
  for (int i = 0; i < 18; i++) {
    unsigned share = is_digit(text[i]) ? digit(text[i]) : (unsigned)(text[i] - 'A') + 1 + (text[i] > 'N');
    if (i < 14) {
      sums[i / 7] += share * weights[i % 7];
    } else {
      sums[0] += share * weights[i - 7];
      sums[1] += share * weights[i - 7];
    }
  }
  static const char letters[] = "MQWERTYUIOPASDFGHJKLBZX";
  return text[18] == letters[sums[0] % 23] && text[19] == letters[sums[1] % 23];
}

static int es_cae(const uint8_t *text, size_t length) {
  // The second characters of the activities that begin with a letter.
  static const char *const activities[26] = {
      ['A' - 'A'] = "012679CFTVWX", ['B' - 'A'] = "01679AT", ['C' - 'A'] = "17", ['D' - 'A'] = "ABFMP",
      ['E' - 'A'] = "7C", ['F' - 'A'] = "1", ['H' - 'A'] = "01246789ABCDEFHIJKLMNPQRSTUVWXZ",
      ['L' - 'A'] = "01237", ['M' - 'A'] = "7", ['O' - 'A'] = "ABEHRTV", ['P' - 'A'] = "F", ['R' - 'A'] = "F",
      ['T' - 'A'] = "17T", ['V' - 'A'] = "17D",
  };
  if (length != 13 || memcmp(text, "ES000", 5) || !are_digits(text + 5, 2) || !is_upper(text[7]) ||
      !are_digits(text + 9, 3) || !is_upper(text[12]))
    return 0;
  unsigned long office = number_at(text + 5, 2);
  const char *keys = activities[text[7] - 'A'];
  return office >= 1 && office <= 56 && keys && is_one_of(text[8], keys);
}

const struct entry european_checks[] = {
    {"be.bis", "true", be_bis},
    {"be.niss", "true", be_niss},
    {"de.leitwegID", "true", de_leitweg},
    {"de.handelsregisternummer", "true", de_register},
    {"fr.rcs", "true", fr_rcs},
    {"es.cups", "true", es_cups},
    {"es.referenciaCatastral", "true", es_cadastral},
    {"es.cae", "true", es_cae},
    {0, 0, 0},
};
