/** The current version of the terms of use (spec 2§1). It rises with every change of their texts, and then each administrator is asked anew. */
export const KOSUL_SURUMU = 1;
