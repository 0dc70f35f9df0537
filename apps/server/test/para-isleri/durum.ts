import { kasaCalls } from '@defter/contract/kasa.ts';
import { raporCalls } from '@defter/contract/rapor.ts';
import type { HazirRapor } from '@defter/contract/raporlar.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { stokCalls } from '@defter/contract/stok.ts';
import { ask } from '../isler/masa.ts';
import { kurusOf, type Etki } from './masa.ts';
import type { Answer } from '../server.ts';
import { type Salon } from './salon.ts';

/** All days on which something can have happened. */
export const HER_GUN = { baslangicTarihi: '2026-01-01', bitisTarihi: '2028-12-31' };
type Satir = Readonly<Record<string, string | number | null>>;

/** Every row of a report, and its sums. */
export async function readRapor(salon: Salon, ad: HazirRapor, query: object = HER_GUN): Promise<{ liste: Satir[]; toplamlar: Readonly<Record<string, number>> }> {
  const liste: Satir[] = [];
  for (let sayfa = 1; ; sayfa += 1) {
    const cevap = (await ask(salon, raporCalls[ad], { query: { ...query, sayfa, sayfaBoyutu: 500 } })) as unknown as { liste: Satir[]; toplamlar: Record<string, number> };
    liste.push(...cevap.liste);
    if (cevap.liste.length < 500) return { toplamlar: cevap.toplamlar, liste };
  }
}

type Sayilar = Record<string, number>;
/** The sums of everything that acts move, in kuruş and hundredths, by their owner. Zeros are left out. */
export type Durum = Readonly<Record<'kasa' | 'bakiye' | 'avans' | 'puan' | 'personel' | 'seans' | 'stok' | 'satis', Sayilar>>;

const byKey = (satirlar: readonly Satir[], anahtar: string, deger: string): Sayilar => {
  const sayilar: Sayilar = {};
  for (const satir of satirlar) sayilar[String(satir[anahtar])] = (sayilar[String(satir[anahtar])] ?? 0) + kurusOf(Number(satir[deger] ?? 0));
  return Object.fromEntries(Object.entries(sayilar).filter(([, sayi]) => sayi !== 0));
};

type Listelenen = Answer<typeof satisCalls.list>['liste'][number];

/** Every sale, the cancelled ones too, as the list has it. */
async function readSatislar(salon: Salon): Promise<Listelenen[]> {
  const satislar: Listelenen[] = [];
  for (let sayfa = 1; ; sayfa += 1) {
    const { liste } = await ask(salon, satisCalls.list, { query: { durum: 'tumu', sayfa, sayfaBoyutu: 500 } });
    satislar.push(...liste);
    if (liste.length < 500) return satislar;
  }
}

/** Reads the sums from the reports, the till and the list of sales. */
export async function readDurum(salon: Salon): Promise<{ durum: Durum; satislar: Listelenen[] }> {
  const [cari, hesaplar, personel, paketler, stok, satislar] = await Promise.all([
    readRapor(salon, 'musteri-cari-raporu'),
    ask(salon, kasaCalls.hesapBakiyeleri),
    readRapor(salon, 'personel-cari-raporu'),
    readRapor(salon, 'paket-program-alanlar-raporu'),
    ask(salon, stokCalls.list, { query: {} }),
    readSatislar(salon),
  ]);
  const durum = {
    kasa: byKey(hesaplar.liste, 'odemeSekliID', 'bakiye'),
    bakiye: byKey(cari.liste, 'musteriID', 'bakiye'),
    avans: byKey(cari.liste, 'musteriID', 'avans'),
    puan: byKey(cari.liste, 'musteriID', 'puan'),
    personel: byKey(personel.liste, 'personelID', 'bakiye'),
    seans: byKey(paketler.liste, 'musteriID', 'kalanSeans'),
    stok: byKey(stok.liste, 'altUrunID', 'miktar'),
    satis: byKey(satislar.filter(({ iptalMi }) => !iptalMi).map(({ id, kalan }) => ({ id, kalan })), 'id', 'kalan'),
  };
  return { durum, satislar };
}

/** The differences between the announced and the real effects of an act. */
export function compareEtki(once: Durum, sonra: Durum, etki: Etki): string[] {
  return (['kasa', 'bakiye'] as const).flatMap((ne) => {
    const soylenen = etki[ne];
    if (!soylenen) return [];
    const beklenen: Sayilar = { ...once[ne] };
    for (const [kim, tutar] of soylenen) beklenen[kim] = (beklenen[kim] ?? 0) + tutar;
    const hepsi = new Set([...Object.keys(beklenen), ...Object.keys(sonra[ne])]);
    return [...hepsi].filter((kim) => (beklenen[kim] ?? 0) !== (sonra[ne][kim] ?? 0)).map((kim) => `${ne} of ${kim}: ${once[ne][kim] ?? 0} before, ${beklenen[kim] ?? 0} expected, ${sonra[ne][kim] ?? 0} found`);
  });
}

export const isSame = (bir: Durum, iki: Durum): boolean => JSON.stringify(bir) === JSON.stringify(iki);
