/* Keeps a half-made booking in the tab: a phone that switches to the text with the code often reloads the page when it comes back. */
const STORED = 'defter-randevu';
/** After that another person may hold the phone. */
const GECERLI_MS = 30 * 60_000;

type Kutu<Yarim> = { anahtar: string; zaman: number; yarim: Yarim };

/** @param anahtar the page, and the texts that are agreed to on it, which the booking belongs to */
export function readYarim<Yarim>(anahtar: string): Yarim | undefined {
  try {
    const kutu = JSON.parse(sessionStorage.getItem(STORED) ?? 'null') as Kutu<Yarim> | null;
    return kutu?.anahtar === anahtar && Date.now() - kutu.zaman < GECERLI_MS ? kutu.yarim : undefined;
  } catch {
    // Storage may be forbidden: a reloaded page starts from the beginning then.
    return undefined;
  }
}

/** Keeps a half-made booking; undefined forgets it, once it is made. */
export function keepYarim<Yarim>(anahtar: string, yarim: Yarim | undefined): void {
  try {
    if (yarim === undefined) sessionStorage.removeItem(STORED);
    else sessionStorage.setItem(STORED, JSON.stringify({ anahtar, zaman: Date.now(), yarim } satisfies Kutu<Yarim>));
  } catch {
    // Storage may be forbidden: then nothing is kept.
  }
}
