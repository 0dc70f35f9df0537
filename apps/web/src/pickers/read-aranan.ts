import { splitAdSoyad } from '@defter/rules/metin.ts';

/** Reads a search for a missing customer: `Ayşe Nur Kaya 0532 123 45 67` is Ayşe Nur, Kaya and a phone. */
export function readAranan(text: string): { ad: string; soyad: string; telefon: string } {
  const aranan = text.trim();
  if (/^[\d\s()+-]{4,}$/.test(aranan)) return { ad: '', soyad: '', telefon: aranan };
  const [, ad = aranan, telefon = ''] = /^(.*?[^\d\s+(-])\s+(\+?[\d\s()-]{10,})$/.exec(aranan) ?? [];
  return { ...splitAdSoyad(ad), telefon };
}
