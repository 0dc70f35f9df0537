/** The deviation of a person's rights from their role: added and taken away (spec 2§6). Each flag is named once. */
type Sapma = { ek: readonly string[]; eksik: readonly string[] };

export const SAPMA_YOK: Sapma = { ek: [], eksik: [] };

/** The rights of a person: the role's flags and the added ones, without those taken away. */
export function applySapma(rol: readonly string[], { ek, eksik }: Sapma): string[] {
  const haklar = new Set([...rol, ...ek]);
  for (const hak of eksik) haklar.delete(hak);
  return [...haklar];
}

/**
 * The deviation of a person with the rights `haklar` from this role: `applySapma(rol, sapmaOf(rol, haklar))` is
 * `haklar` again.
 * @param kept the previous deviation; parts that the role now agrees with stay written down, so that they still hold
 *   when the role changes back
 */
export function sapmaOf(rol: readonly string[], haklar: readonly string[], kept: Sapma = SAPMA_YOK): Sapma {
  const inRol = new Set(rol);
  const given = new Set(haklar);
  const wasGiven = new Set(kept.ek);
  const missing = [...new Set([...rol, ...kept.eksik])].filter((hak) => !given.has(hak));
  return { ek: [...given].filter((hak) => !inRol.has(hak) || wasGiven.has(hak)), eksik: missing };
}
