#include "checks.h"
const struct entry text_unicode_checks[] = {{0, 0, 0}};
