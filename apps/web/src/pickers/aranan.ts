import { splitAdSoyad } from '@defter/rules/metin.ts';

const SHOWN = 60;

/** Reads a search for a missing customer: `Ayşe Nur Kaya 0532 123 45 67` is Ayşe Nur, Kaya and a phone. */
export function readAranan(text: string): { ad: string; soyad: string; telefon: string } {
  const aranan = text.trim();
  if (/^[\d\s()+-]{4,}$/.test(aranan)) return { ad: '', soyad: '', telefon: aranan };
  const [, ad = aranan, telefon = ''] = /^(.*?[^\d\s+(-])\s+(\+?[\d\s()-]{10,})$/.exec(aranan) ?? [];
  return { ...splitAdSoyad(ad), telefon };
}

/** The typed text as the offer to add shows it: one or two lines, however long it is. */
export const shorten = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN).trimEnd()}…` : text);
