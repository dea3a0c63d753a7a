#include "checks.h"
const struct entry notation_checks[] = {{0, 0, 0}};
