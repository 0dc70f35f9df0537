import { kasaCalls } from '@defter/contract/kasa.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { mutabakatCalls } from '@defter/contract/mutabakat.ts';
import { personelCariCalls } from '@defter/contract/personel-cari.ts';
import { puanCalls } from '@defter/contract/puan.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { seansCalls } from '@defter/contract/seans.ts';
import { stokCalls } from '@defter/contract/stok.ts';
import { taksitCalls } from '@defter/contract/taksit.ts';
import { makeMutabakat } from '../../src/modules/mutabakat/mutabakat-line.ts';
import { balance, earned, expenses, HESAPLAR, income, instalments, points, salesTotal, sessionsLeft, stock, till } from './defter.ts';
import { ask, ILK_GUN, type Yil } from './salon.ts';

/** The sums at the end of the year, in kuruş and hundredths of points. */
export type Toplamlar = {
  satis: number;
  kasa: { gelir: number; gider: number; hesaplar: Record<string, number> };
  taksit: { gecikti: number; bekliyor: number };
  /** Balance, points and sessions that are left, by customer. */
  musteriler: Record<string, { bakiye: number; puan: number; seans: number }>;
  /** The commission of the closed months and the tips, by colleague. */
  hakEdisler: Record<string, number>;
  /** The stock of each product. */
  stok: Record<string, number>;
};

const byKey = <K, V>(keys: readonly K[], of: (key: K) => V): Record<string, V> => Object.fromEntries(keys.map((key) => [String(key), of(key)]));

/** The sums of the notebook. */
export const notebookTotals = ({ defter, bugun, musteriler, saticilar, mallar }: Yil): Toplamlar => ({
  satis: salesTotal(defter),
  kasa: { gelir: income(defter), gider: expenses(defter), hesaplar: byKey(Object.values(HESAPLAR), (sekil) => till(defter, sekil)) },
  taksit: instalments(defter, bugun),
  musteriler: byKey(musteriler, (id) => ({ bakiye: balance(defter, id), puan: points(defter, id), seans: sessionsLeft(defter, id) })),
  hakEdisler: byKey(saticilar.map(({ personelID }) => personelID), (id) => earned(defter, id)),
  stok: byKey(mallar.map(({ id }) => id), (id) => stock(defter, id)),
});

/** Rows of a page, the most that a list gives. */
export const SAYFA = 500;

/** The data that asking for the sums needs, without the notebook. */
export type Soran = Pick<Yil, 'server' | 'bayi' | 'bugun'> & { musteriler: readonly number[]; personelIDler: readonly number[] };
export const kurusOf = (lira: number): number => Math.round(lira * 100);

/** The sum of the list of sales, over all of its pages, in kuruş. */
export async function sumSatislar(soran: Pick<Soran, 'server' | 'bayi'>, donem: object): Promise<number> {
  let sum = 0;
  for (let sayfa = 1; ; sayfa += 1) {
    const { liste } = await ask(soran, satisCalls.list, { query: { ...donem, sayfa, sayfaBoyutu: SAYFA } });
    sum += liste.reduce((page, satis) => page + kurusOf(satis.toplamTutar), 0);
    if (liste.length < SAYFA) return sum;
  }
}

/** The sums of the server, by the calls of the panel. */
export async function serverTotals(soran: Soran): Promise<Toplamlar> {
  const donem = { baslangicTarihi: ILK_GUN, bitisTarihi: soran.bugun };
  const { gelir, gider } = await ask(soran, kasaCalls.list, { query: donem });
  const { liste: hesaplar } = await ask(soran, kasaCalls.hesapBakiyeleri, {});
  const { gecikti, bugun, bekliyor } = await ask(soran, taksitCalls.list, { query: {} });
  const toplamlar: Toplamlar = {
    satis: await sumSatislar(soran, donem),
    kasa: { gelir: kurusOf(gelir), gider: kurusOf(gider), hesaplar: byKey(Object.values(HESAPLAR), (sekil) => kurusOf(hesaplar.find(({ odemeSekliID }) => odemeSekliID === sekil)!.bakiye!)) },
    taksit: { gecikti: kurusOf(gecikti.tutar), bekliyor: kurusOf(bekliyor.tutar + bugun.tutar) },
    musteriler: {},
    hakEdisler: {},
    stok: Object.fromEntries((await ask(soran, stokCalls.list, { query: {} })).liste.map(({ id, miktar }) => [id, miktar])),
  };
  for (const id of soran.musteriler) {
    const { musteri } = await ask(soran, musteriCalls.get, { params: { id } });
    const { puan } = await ask(soran, puanCalls.hareketler, { params: { id } });
    const { liste } = await ask(soran, seansCalls.paketler, { params: { id }, query: { sayfaBoyutu: 500 } });
    toplamlar.musteriler[id] = { bakiye: kurusOf(musteri.bakiye!), puan: kurusOf(puan), seans: liste.reduce((sum, { kalan }) => sum + kalan, 0) };
  }
  for (const id of soran.personelIDler) toplamlar.hakEdisler[id] = kurusOf((await ask(soran, personelCariCalls.list, { params: { id } })).hakEdis);
  return toplamlar;
}

/** The differences that the proof of the till finds, and its equations that had no records to compare. */
export async function proveYear(soran: Soran): Promise<{ farklar: unknown[]; bos: string[] }> {
  const { server, bayi } = soran;
  const { id } = await ask(soran, mutabakatCalls.iste, {});
  await makeMutabakat(server.platform.database, { bayiID: bayi.bayiID, id }, server.platform.app.log);
  const { kanitlar, farklar } = await ask(soran, mutabakatCalls.farklar, { params: { id } });
  return { farklar, bos: kanitlar.filter(({ bakilan }) => bakilan === 0).map(({ kanit }) => kanit) };
}
