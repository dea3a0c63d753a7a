#include "record.h"

// Postal addresses in JSON, of the five countries that the samples have, by the data of libaddressinput: the required
// parts, the areas by name or code, and the postal codes of each. Names are compared as they are written.

/// For each area its code, its names and the beginnings of its postal codes.
static const char areas_ae[] =
    "AZ|أبو ظبي~Abu Dhabi|\nSH|الشارقة~إمارة الشارقةّ~Sharjah|\nFU|الفجيرة~Fujairah|\n"
    "UQ|ام القيوين~Umm Al Quwain|\nDU|دبي~إمارة دبيّ~Dubai|\n"
    "RK|رأس الخيمة~إمارة رأس الخيمة~Ras al Khaimah|\nAJ|عجمان~Ajman|\n";
static const char areas_br[] =
    "AC|Acre|699\nAL|Alagoas|57\nAP|Amapá|689\nAM|Amazonas|69[0-24-8]\nBA|Bahia|4[0-8]\nCE|Ceará|6[0-3]\n"
    "DF|Distrito Federal|7[0-1],72[0-7],73[0-6]\nES|Espírito Santo|29\nGO|Goiás|72[89],73[7-9],7[4-6]\n"
    "MA|Maranhão|65\nMT|Mato Grosso|78[0-8]\nMS|Mato Grosso do Sul|79\nMG|Minas Gerais|3\n"
    "PA|Pará|6[6-7],68[0-8]\nPB|Paraíba|58\nPR|Paraná|8[0-7]\nPE|Pernambuco|5[0-6]\nPI|Piauí|64\n"
    "RJ|Rio de Janeiro|2[0-8]\nRN|Rio Grande do Norte|59\nRS|Rio Grande do Sul|9\n"
    "RO|Rondônia|76[89],789\nRR|Roraima|693\nSC|Santa Catarina|8[89]\nSP|São Paulo|[01][1-9]\n"
    "SE|Sergipe|49\nTO|Tocantins|77\n";
static const char areas_eg[] =
    "ASN|أسوان~Aswan Governorate|81\nAST|أسيوط~Asyut Governorate|71\n"
    "ALX|الإسكندرية~Alexandria Governorate|2[13]\nIS|الإسماعيلية~Ismailia Governorate|41\n"
    "LX|الأقصر~Luxor Governorate|85\nBA|البحر الأحمر~Red Sea Governorate|84\n"
    "BH|البحيرة~El Beheira Governorate|22\nGZ|الجيزة~Giza Governorate|12\n"
    "DK|الدقهلية~Dakahlia Governorate|35\nSUZ|السويس~Suez Governorate|43\n"
    "SHR|الشرقية~Ash Sharqia Governorate|44\nGH|الغربية~Gharbia Governorate|31\n"
    "FYM|الفيوم~Faiyum Governorate|63\nC|القاهرة~Cairo Governorate|11\n"
    "KB|القليوبية~Qalyubia Governorate|13\nMNF|المنوفية~Menofia Governorate|32\n"
    "MN|المنيا~Menia Governorate|61\nWAD|الوادي الجديد~New Valley Governorate|72\n"
    "BNS|بني سويف~Beni Suef Governorate|62\nPTS|بورسعيد~Port Said Governorate|42\n"
    "JS|جنوب سيناء~South Sinai Governorate|46\nDT|دمياط~Damietta Governorate|34\n"
    "SHG|سوهاج~Sohag Governorate|82\nSIN|شمال سيناء~North Sinai Governorate|45\n"
    "KN|قنا~Qena Governorate|83\nKFS|كفر الشيخ~Kafr El Sheikh Governorate|33\n"
    "MT|مطروح~Matrouh Governorate|51\n";
static const char areas_jp[] =
    "01|北海道~Hokkaido|0[4-9],00[1-7]\n02|青森県~Aomori|03,018\n03|岩手県~Iwate|02\n04|宮城県~Miyagi|98\n"
    "05|秋田県~Akita|01\n06|山形県~Yamagata|99\n07|福島県~Fukushima|9[67]\n08|茨城県~Ibaraki|3[01]\n"
    "09|栃木県~Tochigi|32,311,349\n10|群馬県~Gunma|37,38[49]\n11|埼玉県~Saitama|3[3-6]\n12|千葉県~Chiba|2[6-9]\n"
    "13|東京都~Tokyo|1[0-8],19[0-8],20\n14|神奈川県~Kanagawa|2[1-5],199\n15|新潟県~Niigata|9[45],389\n"
    "16|富山県~Toyama|93\n17|石川県~Ishikawa|92,939\n18|福井県~Fukui|91,922\n19|山梨県~Yamanashi|40\n"
    "20|長野県~Nagano|3[89],949\n21|岐阜県~Gifu|50\n22|静岡県~Shizuoka|4[1-9]\n23|愛知県~Aichi|4[4-9],431\n"
    "24|三重県~Mie|51,498,647\n25|滋賀県~Shiga|52\n26|京都府~Kyoto|6[0-2],520\n27|大阪府~Osaka|5[3-9],618,630\n"
    "28|兵庫県~Hyogo|6[5-7],563\n29|奈良県~Nara|63,64[78]\n30|和歌山県~Wakayama|64,519\n31|鳥取県~Tottori|68\n"
    "32|島根県~Shimane|69,68[45]\n33|岡山県~Okayama|7[01]\n34|広島県~Hiroshima|7[23]\n35|山口県~Yamaguchi|7[45]\n"
    "36|徳島県~Tokushima|77\n37|香川県~Kagawa|76\n38|愛媛県~Ehime|79\n39|高知県~Kochi|78\n40|福岡県~Fukuoka|8[0-3],871\n"
    "41|佐賀県~Saga|84\n42|長崎県~Nagasaki|85,81[17],848\n43|熊本県~Kumamoto|86\n44|大分県~Oita|87,839\n"
    "45|宮崎県~Miyazaki|88\n46|鹿児島県~Kagoshima|89\n47|沖縄県~Okinawa|90\n";
static const char british_areas[] =
    "AB AL B BA BB BD BF BH BL BN BR BS BT BX CA CB CF CH CM CO CR CT CV CW DA DD DE DG DH DL DN DT DY E "
    "EC EH EN EX FK FY G GL GU GY HA HD HG HP HR HS HU HX IG IM IP IV JE KA KT KW KY L LA LD LE LL LN LS "
    "LU M ME MK ML N NE NG NN NP NR NW OL OX PA PE PH PL PO PR RG RH RM S SA SE SG SK SL SM SN SO SP SR "
    "SS ST SW SY TA TD TF TN TQ TR TS TW UB W WA WC WD WF WN WR WS WV YO ZE";

/// For each first letter the second ones, and a bit more if there is an area of the first alone.
static uint32_t british_seconds[26];

enum { lines = 1, locality = 2, area = 4, code = 8 };

/// An area by one of its names, in a table for each country.
struct area_name {
  const char *name, *prefixes;
  uint8_t length;
};

static struct country {
  char name[3];
  uint8_t required;
  /// '#' is a digit, '-' may be left out.
  const char *shape, *areas;
  struct area_name names[256];
} countries[] = {
    {"AE", lines | area, 0, areas_ae, {{0}}},
    {"BR", lines | area | locality | code, "#####-###", areas_br, {{0}}},
    {"EG", lines | locality, "#####", areas_eg, {{0}}},
    {"GB", lines | locality | code, 0, "", {{0}}},
    {"JP", lines | area | code, "###-####", areas_jp, {{0}}},
};

static unsigned hash_of(const uint8_t *name, size_t length) {
  uint32_t hash = 2166136261;
  for (size_t i = 0; i < length; i++) hash = (hash ^ name[i]) * 16777619;
  return (hash ^ hash >> 15) & 255;
}

static void insert(struct country *country, const char *name, size_t length, const char *prefixes) {
  unsigned slot = hash_of((const uint8_t *)name, length);
  while (country->names[slot].name) slot = (slot + 1) & 255;
  country->names[slot] = (struct area_name){name, prefixes, (uint8_t)length};
}

__attribute__((constructor)) static void fill(void) {
  for (const char *at = british_areas; *at; at += strspn(at, " ")) {
    size_t count = strcspn(at, " ");
    british_seconds[at[0] - 'A'] |= 1u << (count == 1 ? 26 : at[1] - 'A');
    at += count;
  }
  for (size_t i = 0; i < sizeof countries / sizeof *countries; i++) {
    for (const char *row = countries[i].areas; *row; row = strchr(row, '\n') + 1) {
      const char *names = strchr(row, '|') + 1, *prefixes = strchr(names, '|') + 1;
      if (names - row > 1) insert(&countries[i], row, (size_t)(names - row - 1), prefixes);
      for (const char *name = names; name < prefixes;) {
        size_t length = strcspn(name, "~|");
        insert(&countries[i], name, length, prefixes);
        name += length + 1;
      }
    }
  }
}

static const struct area_name *area_named(const struct country *country, const uint8_t *name, size_t length) {
  for (unsigned slot = hash_of(name, length); country->names[slot].name; slot = (slot + 1) & 255)
    if (country->names[slot].length == length && !memcmp(country->names[slot].name, name, length))
      return &country->names[slot];
  return 0;
}

/// Whether a postal code begins as one of the patterns: digits, and sets of them in brackets.
static int has_prefix(const char *pattern, const uint8_t *text, size_t length) {
  if (*pattern == '\n') return 1;
  for (; *pattern != '\n'; pattern += *pattern == ',') {
    size_t at = 0;
    int is_same = 1;
    for (; *pattern != ',' && *pattern != '\n'; pattern++, at++) {
      uint8_t byte = at < length ? text[at] : 0;
      if (*pattern != '[') {
        is_same &= byte == (uint8_t)*pattern;
        continue;
      }
      int is_member = 0;
      for (pattern++; *pattern != ']'; pattern++) {
        char last = pattern[1] == '-' ? pattern[2] : *pattern;
        is_member |= byte >= (uint8_t)*pattern && byte <= (uint8_t)last;
        if (pattern[1] == '-') pattern += 2;
      }
      is_same &= is_member;
    }
    if (is_same) return 1;
  }
  return 0;
}

/// The digits of ASCII or of Arabic, written in ASCII; 0 for another text, or more than ten characters.
static size_t plain_code(const uint8_t *text, size_t length, uint8_t *plain) {
  size_t count = 0, arabic = 0;
  for (size_t i = 0; i < length; i++) {
    if (count == 10) return 0;
    if (text[i] == 0xD9 && i + 1 < length && text[i + 1] >= 0xA0 && text[i + 1] <= 0xA9) {
      plain[count++] = (uint8_t)(text[++i] - 0xA0 + '0');
      arabic++;
    } else {
      plain[count++] = text[i];
    }
  }
  return arabic && arabic != count ? 0 : count;
}

static int is_shaped(const char *shape, const uint8_t *text, size_t length) {
  uint8_t held[10];
  const uint8_t *digits = characters(text, length, shape, held);
  size_t count = 0;
  for (const char *at = shape; *at; at++) count += *at == '#';
  return digits && are_digits(digits, count);
}

static int is_british_code(const uint8_t *text, size_t length) {
  size_t letters = 0;
  while (letters < length && letters < 2 && is_upper(text[letters])) letters++;
  if (!letters || length < 5 || length > 8) return 0;
  size_t inward = length - 3, end = inward - (text[inward - 1] == ' ');
  if (!is_digit(text[inward]) || !is_one_of(text[inward + 1], "ABDEFGHJLNPQRSTUWXYZ") ||
      !is_one_of(text[inward + 2], "ABDEFGHJLNPQRSTUWXYZ"))
    return 0;
  size_t district = end - letters;
  if (district < 1 || district > 2 || !is_digit(text[letters]) ||
      (district == 2 && !is_digit(text[letters + 1]) && !is_upper(text[letters + 1])))
    return 0;
  return british_seconds[text[0] - 'A'] >> (letters == 1 ? 26 : text[1] - 'A') & 1;
}

/// The names of the members, and the country if the rule has one.
struct names {
  const char *country, *all[5];
};
static const struct names usual = {0, {"lines", "", "locality", "administrativeArea", "postalCode"}},
                          british = {"GB", {"house", "street", "town", "administrativeArea", "postcode"}},
                          egyptian = {"EG", {"lines", "", "locality", "administrativeArea", "postalCode"}};

static int is_blank(const uint8_t *text, size_t length) {
  for (size_t i = 0; i < length; i++) {
    if (text[i] == 0xE3 && i + 2 < length && text[i + 1] == 0x80 && text[i + 2] == 0x80) i += 2;
    else if (text[i] > ' ') return 0;
  }
  return 1;
}

static int is_address(const uint8_t *text, size_t length, const struct names *names, int only_used) {
  struct field parts[5] = {{0, 0}}, country = {0, 0};
  if (!length || text[0] != '{') return 0;
  for (size_t i = 1; i + 1 < length; i++) {
    size_t name_end = json_value_end(text, length, i), start = name_end + 1;
    size_t end = json_value_end(text, length, start), count = name_end - i - 2;
    // Of a list of lines, the first.
    size_t first = text[start] == '[' ? start + 1 : start, last = text[start] == '[' ? json_value_end(text, length, first) : end;
    struct field value = {text + first + 1, last > first + 1 ? last - first - 2 : 0};
    if (count == 7 && !memcmp(text + i + 1, "country", 7)) country = value;
    else if (count == 11 && only_used && !memcmp(text + i + 1, "sortingCode", 11)) return 0;
    for (int part = 0; part < 5; part++)
      if (strlen(names->all[part]) == count && !memcmp(text + i + 1, names->all[part], count) &&
          !is_blank(value.text, value.length))
        parts[part] = value;
    i = end;
  }
  if (names->country) {
    if (country.text && (country.length != 2 || memcmp(country.text, names->country, 2))) return 0;
    country = (struct field){(const uint8_t *)names->country, 2};
  }
  if (country.length != 2) return 0;
  const struct country *form = 0;
  for (size_t i = 0; i < sizeof countries / sizeof *countries; i++)
    if (!memcmp(countries[i].name, country.text, 2)) form = &countries[i];
  if (!form || (only_used && parts[3].text && !*form->areas)) return 0;
  unsigned given = (parts[0].text || parts[1].text ? lines : 0) | (parts[2].text ? locality : 0) |
                   (parts[3].text ? area : 0) | (parts[4].text ? code : 0);
  if (form->required & ~given) return 0;
  const struct area_name *found = 0;
  if (parts[3].text && *form->areas && !(found = area_named(form, parts[3].text, parts[3].length))) return 0;
  if (!parts[4].text || (!form->shape && *form->areas)) return 1;
  uint8_t plain[10];
  size_t count = plain_code(parts[4].text, parts[4].length, plain);
  if (!form->shape) return count && is_british_code(plain, count);
  return count && is_shaped(form->shape, plain, count) && (!found || has_prefix(found->prefixes, plain, count));
}

static int address(const uint8_t *text, size_t length) { return is_address(text, length, &usual, 0); }

static int british_address(const uint8_t *text, size_t length) { return is_address(text, length, &british, 1); }

static int egyptian_address(const uint8_t *text, size_t length) { return is_address(text, length, &egyptian, 0); }

const struct entry postal_checks[] = {
    {"postalCode", "{\"region\":\"GB\"}", is_british_code},
    {"postalAddress", "true", address},
    {"postalAddress",
     "{\"country\":\"GB\",\"members\":{\"lines\":[\"house\",\"street\"],\"locality\":\"town\",\"postalCode\":"
     "\"postcode\"},\"onlyUsedParts\":true}",
     british_address},
    {"postalAddress", "{\"country\":\"EG\",\"digits\":\"anyScript\"}", egyptian_address},
    {0, 0, 0},
};
