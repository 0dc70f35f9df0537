/** How what somebody may do differs from their role: given beside it, taken from it (spec 2§6). Names of flags, each once. */
type Sapma = { ek: readonly string[]; eksik: readonly string[] };

export const SAPMA_YOK: Sapma = { ek: [], eksik: [] };

/** What somebody with a role may do: the role's flags and those given beside it, without those taken. */
export function applySapma(rol: readonly string[], { ek, eksik }: Sapma): string[] {
  const haklar = new Set([...rol, ...ek]);
  for (const hak of eksik) haklar.delete(hak);
  return [...haklar];
}

/**
 * The deviation of somebody who may do `haklar` in this role: `applySapma(rol, sapmaOf(rol, haklar))` is `haklar` again.
 * @param kept the deviation until now; what of it the role has come to agree with stays written down, so that it still
 *   holds when the role changes back
 */
export function sapmaOf(rol: readonly string[], haklar: readonly string[], kept: Sapma = SAPMA_YOK): Sapma {
  const inRol = new Set(rol);
  const given = new Set(haklar);
  const wasGiven = new Set(kept.ek);
  const missing = [...new Set([...rol, ...kept.eksik])].filter((hak) => !given.has(hak));
  return { ek: [...given].filter((hak) => !inRol.has(hak) || wasGiven.has(hak)), eksik: missing };
}
