import { RandevuDurumu } from '@defter/rules/randevu.ts';
import type { TakvimRandevusu, TakvimSutunu } from '../../../apps/web/src/features/randevu/calendar/types.ts';

const ADLAR = ['Ayşe', 'Zeynep', 'Elif', 'Merve', 'Gülşah', 'İrem', 'Özlem', 'Şeyma', 'Büşra', 'Çiğdem', 'Tuğba', 'Nur'];
const SOYADLAR = ['Kaya', 'Yılmaz', 'Demir', 'Çelik', 'Şahin', 'Öztürk', 'Kılıç', 'Arslan', 'Karaosmanoğlu', 'Işık', 'Güneş'];
const HIZMETLER = [
  'Lazer epilasyon, tüm bacak, seans 3/8',
  'Cilt bakımı',
  'Manikür, pedikür',
  'G5 masajı, seans 7/10, borç 1.250,00 ₺',
  'Kalıcı oje',
  'Leke tedavisi, seans 1/6',
];
const ISARETLER = [
  { anahtar: 'yeni', etiket: 'Yeni müşteri', simge: '★' },
  { anahtar: 'alerji', etiket: 'Alerjisi var', simge: '⚠' },
  { anahtar: 'not', etiket: 'Notu var', simge: '✎' },
];
const ODALAR = ['Lazer odası', 'Cilt odası', 'Masaj odası', 'Manikür', ''];
const LENGTHS = [15, 30, 30, 45, 45, 60, 60, 90];
const DURUMLAR = Object.values(RandevuDurumu);

/** Park and Miller's generator: the same seed gives the same day on every machine. */
function randomFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}

export function buildSutunlar(count: number): TakvimSutunu[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    adi: `${ADLAR[index % ADLAR.length]} ${SOYADLAR[index % SOYADLAR.length]}`,
    altBaslik: ODALAR[index % ODALAR.length] || undefined,
    kapaliAraliklar: index % 4 === 1 ? [{ baslangic: 480, bitis: 600 }] : index % 4 === 2 ? [{ baslangic: 720, bitis: 780 }] : [],
    izinAraliklari: index % 6 === 4 ? [{ baslangic: 1020, bitis: 1260 }] : [],
  }));
}

/** A day between 08:00 and 21:00, evenly spread over the columns; many appointments overlap, as `count` grows. */
export function buildRandevular(count: number, sutunSayisi: number, seed: number): TakvimRandevusu[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, (_, index) => {
    const baslangic = 480 + random(50) * 15;
    const bitis = Math.min(1260, baslangic + (LENGTHS[random(LENGTHS.length)] ?? 30));
    const durum = DURUMLAR[random(DURUMLAR.length)] ?? 'B';
    return {
      id: seed * 10_000 + index,
      sutunID: (index % sutunSayisi) + 1,
      baslangic,
      bitis,
      durum,
      baslik: `${ADLAR[random(ADLAR.length)]} ${SOYADLAR[random(SOYADLAR.length)]}`,
      altBaslik: HIZMETLER[random(HIZMETLER.length)],
      isaretler: ISARETLER.filter(() => random(6) === 0),
      kilitli: durum === 'K',
    };
  });
}

/** A plausible day: nearly no overlap, as one sees it at a desk. */
export function buildQuietDay(sutunSayisi: number): TakvimRandevusu[] {
  const random = randomFrom(7);
  const day: TakvimRandevusu[] = [];
  for (let sutunID = 1; sutunID <= sutunSayisi; sutunID += 1) {
    let baslangic = 540 + random(4) * 15;
    while (baslangic < 1170) {
      const length = LENGTHS[random(LENGTHS.length)] ?? 30;
      const [sample] = buildRandevular(1, 1, sutunID * 100 + baslangic);
      if (sample) day.push({ ...sample, id: day.length + 1, sutunID, baslangic, bitis: baslangic + length });
      baslangic += random(7) === 0 ? 15 : length + random(4) * 15;
    }
  }
  return day;
}
