import { splitAdSoyad } from '@defter/rules/metin.ts';

/** What a search for a customer who is not there yet says about them: `Ayşe Nur Kaya` is Ayşe Nur, Kaya; digits are the phone. */
export function readAranan(text: string): { ad: string; soyad: string; telefon: string } {
  const aranan = text.trim();
  if (/^[\d\s()+-]{4,}$/.test(aranan)) return { ad: '', soyad: '', telefon: aranan };
  return { ...splitAdSoyad(aranan), telefon: '' };
}
