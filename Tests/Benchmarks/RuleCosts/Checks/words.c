#include "checks.h"
const struct entry word_checks[] = {{0, 0, 0}};
