#include "checks.h"

// The machine-readable zone of travel documents: ICAO 9303.

/// Offsets into the zone, of which the lines are joined.
struct layout {
  uint8_t lines, line_length, number, nationality, birth, sex, expiry, optional, optional_end, optional_check, name,
      name_end;
  /// The ranges of the composite check digit and its place; no ranges for visas.
  uint8_t ranges[4][2], composite;
};
static const struct layout td1 = {3, 30, 5, 45, 30, 37, 38, 48, 59, 0, 60, 90, {{5, 30}, {30, 37}, {38, 45}, {48, 59}}, 59};
static const struct layout td2 = {2, 36, 36, 46, 49, 56, 57, 64, 71, 0, 5, 36, {{36, 46}, {49, 56}, {57, 71}}, 71};
static const struct layout td3 = {2, 44, 44, 54, 57, 64, 65, 72, 86, 86, 5, 44, {{44, 54}, {57, 64}, {65, 87}}, 87};
static const struct layout mrv_a = {2, 44, 44, 54, 57, 64, 65, 72, 88, 0, 5, 44, {{0}}, 0};
static const struct layout mrv_b = {2, 36, 36, 46, 49, 56, 57, 64, 72, 0, 5, 36, {{0}}, 0};

/// The weight of each place, and the values of digits and capitals; a filler has none.
static uint8_t weights[96], values[256];

static unsigned sum_of(const uint8_t *zone, unsigned start, unsigned end, unsigned *place) {
  unsigned sum = 0;
  for (unsigned i = start; i < end; i++) sum += (unsigned)values[zone[i]] * weights[*place + i - start];
  *place += end - start;
  return sum;
}

static int is_checked(const uint8_t *zone, unsigned start, unsigned end) {
  unsigned place = 0;
  return zone[end] == '0' + sum_of(zone, start, end, &place) % 10;
}

/// ISO 3166-1 alpha-3 and what ICAO adds: a bit for the third letter of each two.
static uint32_t states[26 * 26];

static const char state_codes[] =
    "ABW AFG AGO AIA ALA ALB AND ARE ARG ARM ASM ATA ATF ATG AUS AUT AZE BDI BEL BEN BES BFA BGD BGR BHR BHS BIH BLM "
    "BLR BLZ BMU BOL BRA BRB BRN BTN BVT BWA CAF CAN CCK CHE CHL CHN CIV CMR COD COG COK COL COM CPV CRI CUB CUW CXR "
    "CYM CYP CZE DEU DJI DMA DNK DOM DZA ECU EGY ERI ESH ESP EST ETH FIN FJI FLK FRA FRO FSM GAB GBR GEO GGY GHA GIB "
    "GIN GLP GMB GNB GNQ GRC GRD GRL GTM GUF GUM GUY HKG HMD HND HRV HTI HUN IDN IMN IND IOT IRL IRN IRQ ISL ISR ITA "
    "JAM JEY JOR JPN KAZ KEN KGZ KHM KIR KNA KOR KWT LAO LBN LBR LBY LCA LIE LKA LSO LTU LUX LVA MAC MAF MAR MCO MDA "
    "MDG MDV MEX MHL MKD MLI MLT MMR MNE MNG MNP MOZ MRT MSR MTQ MUS MWI MYS MYT NAM NCL NER NFK NGA NIC NIU NLD NOR "
    "NPL NRU NZL OMN PAK PAN PCN PER PHL PLW PNG POL PRI PRK PRT PRY PSE PYF QAT REU ROU RUS RWA SAU SDN SEN SGP SGS "
    "SHN SJM SLB SLE SLV SMR SOM SPM SRB SSD STP SUR SVK SVN SWE SWZ SXM SYC SYR TCA TCD TGO THA TJK TKL TKM TLS TON "
    "TTO TUN TUR TUV TWN TZA UGA UKR UMI URY USA UZB VAT VCT VEN VGB VIR VNM VUT WLF WSM YEM ZAF ZMB ZWE GBD GBN GBO "
    "GBP GBS RKS EUE UNO UNA UNK XAA XBA XIM XCC XCE XCO XEC XPO XES XMP XOM XDC XXA XXB XXC XXX XCT ANT NTZ IAO UTO";

__attribute__((constructor)) static void fill(void) {
  for (int i = 0; i < 96; i++) weights[i] = (uint8_t[]){7, 3, 1}[i % 3];
  for (int byte = '0'; byte <= 'Z'; byte++)
    if (is_digit((uint8_t)byte) || is_upper((uint8_t)byte)) values[byte] = (uint8_t)value((uint8_t)byte);
  for (size_t i = 0; i + 1 < sizeof state_codes; i += 4)
    states[(state_codes[i] - 'A') * 26 + state_codes[i + 1] - 'A'] |= 1u << (state_codes[i + 2] - 'A');
}

static int is_state(const uint8_t *zone) {
  if (!memcmp(zone, "D<<", 3)) return 1;
  return are_upper(zone, 3) && states[(zone[0] - 'A') * 26 + zone[1] - 'A'] >> (zone[2] - 'A') & 1;
}

/// A day of any century, of which each part may be unknown where `may_be_unknown`; and its check digit.
static int is_date(const uint8_t *zone, unsigned start, int may_be_unknown) {
  static const uint8_t days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  int parts[3];
  for (int i = 0; i < 3; i++) {
    const uint8_t *part = zone + start + 2 * i;
    parts[i] = are_digits(part, 2) ? (int)number_at(part, 2) : -1;
    if (parts[i] < 0 && (!may_be_unknown || memcmp(part, "<<", 2))) return 0;
  }
  int most = parts[1] < 0 ? 31 : parts[1] < 1 || parts[1] > 12 ? 0 : days[parts[1] - 1] + (parts[1] == 2 && (parts[0] < 0 || parts[0] % 4 == 0));
  return most && (parts[2] < 0 || (parts[2] > 0 && parts[2] <= most)) && is_checked(zone, start, start + 6);
}

static int is_number(const uint8_t *zone, const struct layout *layout) {
  unsigned start = layout->number, end = start + 9, place = 0;
  if (zone[start] == '<') return 0;
  // A longer number goes on where the optional data begin.
  unsigned more = layout == &td1 ? 15 : layout == &td2 ? 64 : 0, more_end = layout == &td1 ? 30 : 71;
  if (!more || zone[end] != '<' || zone[more] == '<') return is_checked(zone, start, end);
  unsigned last = more;
  while (last < more_end && zone[last] != '<') last++;
  unsigned sum = sum_of(zone, start, end, &place);
  sum += sum_of(zone, more, last - 1, &place);
  return zone[last - 1] == '0' + sum % 10;
}

/// Two fillers are between the identifiers, one between the parts of each; behind them are only fillers.
static int is_name(const uint8_t *zone, unsigned start, unsigned end) {
  unsigned fillers = 0, has_secondary = 0;
  if (!is_upper(zone[start])) return 0;
  for (unsigned i = start; i < end; i++) {
    if (zone[i] == '<') {
      fillers++;
      continue;
    }
    if (!is_upper(zone[i]) || (fillers > 1 && (has_secondary || fillers > 2))) return 0;
    has_secondary |= fillers > 1;
    fillers = 0;
  }
  return 1;
}

static int mrz_of(const uint8_t *text, size_t length, const struct layout **found) {
  uint8_t zone[90];
  size_t count = 0, line = 0;
  for (size_t i = 0; i < length; i++) {
    if (text[i] == '\n' || text[i] == '\r') continue;
    if (count == 90 || (!is_digit(text[i]) && !is_upper(text[i]) && text[i] != '<')) return 0;
    zone[count++] = text[i];
  }
  const struct layout *layout = count == 90   ? &td1
                                : count == 88 ? (zone[0] == 'V' ? &mrv_a : &td3)
                                : count == 72 ? (zone[0] == 'V' ? &mrv_b : &td2)
                                              : 0;
  if (!layout) return 0;
  // No line break, LF or CR LF between the lines, and none elsewhere.
  size_t breaks = (length - count) / (layout->lines - 1u), at = 0;
  if ((length - count) % (layout->lines - 1u) || breaks > 2) return 0;
  for (line = 1; line < layout->lines && breaks; line++) {
    at += layout->line_length;
    if (breaks == 2 && text[at++] != '\r') return 0;
    if (text[at++] != '\n') return 0;
  }
  *found = layout;
  if (layout == &td1 || layout == &td2 ? !is_one_of(zone[0], "ACI") : layout == &td3 && zone[0] != 'P') return 0;
  if ((zone[1] != '<' && !is_upper(zone[1])) || !is_state(zone + 2) || !is_number(zone, layout) ||
      !is_state(zone + layout->nationality) || !is_date(zone, layout->birth, 1) ||
      !is_one_of(zone[layout->sex], "MF<") || !is_date(zone, layout->expiry, 0))
    return 0;
  if (layout->optional_check && !is_checked(zone, layout->optional, layout->optional_end)) {
    // Without data a filler will do.
    for (unsigned i = layout->optional; i <= layout->optional_check; i++)
      if (zone[i] != '<') return 0;
  }
  unsigned sum = 0, place = 0;
  for (int i = 0; i < 4; i++) sum += sum_of(zone, layout->ranges[i][0], layout->ranges[i][1], &place);
  if (layout->composite && zone[layout->composite] != '0' + sum % 10) return 0;
  return is_name(zone, layout->name, layout->name_end);
}

static int mrz(const uint8_t *text, size_t length) {
  const struct layout *layout;
  return mrz_of(text, length, &layout);
}

static int mrz_of_cards(const uint8_t *text, size_t length) {
  const struct layout *layout;
  return mrz_of(text, length, &layout) && (layout == &td1 || layout == &td3);
}

const struct entry travel_checks[] = {
    {"mrz", "true", mrz},
    {"mrz", "{\"sizes\":[\"td1\",\"td3\"]}", mrz_of_cards},
    {0, 0, 0},
};
