import { kayitGunluguCalls } from '@defter/contract/kayit-gunlugu.ts';
import { proveTill } from '../prove-till.ts';
import { ask } from '../isler/masa.ts';
import { type Durum, readDurum } from './durum.ts';
import { createFarklar, type Fark } from '../isler/fark.ts';
import { proveHesaplar, proveKasa } from './kanitlar/kasa.ts';
import { proveMusteri } from './kanitlar/musteri.ts';
import { proveRaporlar } from './kanitlar/raporlar.ts';
import { proveSatis } from './kanitlar/satis.ts';
import { type Salon } from './salon.ts';

/** The data that was read after the act before: only changes since are proved anew. */
export type Bakis = { durum: Durum; satislar: Map<number, string>; /** The number of entries in the record log. */ kayit: number };

const KIMIN = ['bakiye', 'avans', 'puan', 'seans'] as const;

async function look(salon: Salon) {
  const [{ durum, satislar }, { toplamKayit: kayit }] = await Promise.all([readDurum(salon), ask(salon, kayitGunluguCalls.list, { query: { baslangic: '2020-01-01', sayfaBoyutu: 1 } })]);
  return { satirlar: satislar, bakis: { durum, kayit, satislar: new Map(satislar.map((satir) => [satir.id, JSON.stringify(satir)])) } satisfies Bakis };
}

export const newBakis = async (salon: Salon): Promise<Bakis> => (await look(salon)).bakis;

/** Proves the till, and all changes; with `hepsi` all data. */
export async function prove(salon: Salon, once: Bakis, hepsi: boolean): Promise<{ bakis: Bakis; farklar: Fark[] }> {
  const { farklar, same } = createFarklar();
  const [till, { satirlar, bakis }] = await Promise.all([proveTill(salon.server, salon.bayi.bayiID), look(salon)]);
  for (const { kanit, id, beklenen, bulunan } of till.farklar) same(`${kanit} ${id}`, { beklenen, bulunan });
  const { durum, satislar } = bakis;
  const degisenler = satirlar.filter(({ id }) => hepsi || once.satislar.get(id) !== satislar.get(id));
  const kiminkiler = new Set(degisenler.map(({ musteriID }) => musteriID));
  const musteriler = salon.musteriler.filter((id) => hepsi || kiminkiler.has(id) || KIMIN.some((ne) => durum[ne][id] !== once.durum[ne][id]));
  await Promise.all([proveKasa(salon, durum, same), ...musteriler.map((id) => proveMusteri(salon, id, durum, same)), ...degisenler.map((satir) => proveSatis(salon, satir, same))]);
  if (!hepsi) return { bakis, farklar };
  await proveHesaplar(salon, durum, same);
  await proveRaporlar(salon, durum, same);
  return { bakis, farklar };
}
