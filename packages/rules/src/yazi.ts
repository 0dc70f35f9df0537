import type { Kurus } from './para.ts';

const BIRLER = ['', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz'];
const ONLAR = ['', 'on', 'yirmi', 'otuz', 'kırk', 'elli', 'altmış', 'yetmiş', 'seksen', 'doksan'];
const BASAMAKLAR = ['', 'bin', 'milyon', 'milyar', 'trilyon'];

/** A number below a thousand. A hundred is never "bir yüz". */
const writeUc = (n: number): string[] => [n >= 200 ? BIRLER[Math.floor(n / 100)]! : '', n >= 100 ? 'yüz' : '', ONLAR[Math.floor((n % 100) / 10)]!, BIRLER[n % 10]!];

/** A whole number of zero or more in Turkish words, each apart: `writeSayi(1_234)` is "bin iki yüz otuz dört". */
function writeSayi(n: number): string {
  if (n === 0) return 'sıfır';
  const sozler: string[] = [];
  let left = n;
  for (const basamak of BASAMAKLAR) {
    const uc = left % 1000;
    // A thousand is never "bir bin".
    if (uc > 0) sozler.unshift(...(basamak === 'bin' && uc === 1 ? [] : writeUc(uc)), basamak);
    left = Math.floor(left / 1000);
  }
  return sozler.filter(Boolean).join(' ');
}

/**
 * An amount of zero or more in words, as it stands on a note, where nothing can be written before it.
 * @example writeTutar(kurus(1_234_56)) // 'Yalnız bin iki yüz otuz dört Türk lirası elli altı kuruş'
 */
export function writeTutar(tutar: Kurus): string {
  const lira = Math.floor(tutar / 100);
  const kurus = tutar % 100;
  const parcalar = [lira > 0 || kurus === 0 ? `${writeSayi(lira)} Türk lirası` : '', kurus > 0 ? `${writeSayi(kurus)} kuruş` : ''];
  return `Yalnız ${parcalar.filter(Boolean).join(' ')}`;
}
