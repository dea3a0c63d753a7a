#include "icu_oracle.h"
