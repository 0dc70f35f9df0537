/* What somebody has half booked, kept in the tab: a phone that goes to the text with the code often loads the page anew when it comes back. */
const STORED = 'defter-randevu';
/** Later somebody else may hold the phone. */
const GECERLI_MS = 30 * 60_000;

type Kutu<Yarim> = { anahtar: string; zaman: number; yarim: Yarim };

/** @param anahtar what it belongs to: a page, and the texts that are agreed to on it */
export function readYarim<Yarim>(anahtar: string): Yarim | undefined {
  try {
    const kutu = JSON.parse(sessionStorage.getItem(STORED) ?? 'null') as Kutu<Yarim> | null;
    return kutu?.anahtar === anahtar && Date.now() - kutu.zaman < GECERLI_MS ? kutu.yarim : undefined;
  } catch {
    // Storage may be forbidden: then a page that is loaded anew begins anew.
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
