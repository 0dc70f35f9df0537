/** What a search for a customer who is not there yet says about them: `Ayşe Nur Kaya` is Ayşe Nur, Kaya; digits are the phone. */
export function readAranan(text: string): { ad: string; soyad: string; telefon: string } {
  const aranan = text.trim();
  if (/^[\d\s()+-]{4,}$/.test(aranan)) return { ad: '', soyad: '', telefon: aranan };
  const [, ad = aranan, soyad = ''] = /^(.*\S)\s+(\S+)$/.exec(aranan) ?? [];
  return { ad, soyad, telefon: '' };
}
