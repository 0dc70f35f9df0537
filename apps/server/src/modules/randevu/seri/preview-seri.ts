import type { RandevuZamani } from '@defter/contract/randevu-yeri.ts';
import type { SeriGunu, seriCalls } from '@defter/contract/seri.ts';
import { toDakika, toSaat } from '@defter/rules/saat.ts';
import { addDays } from '@defter/rules/tarih.ts';
import { rehearse } from '../../../platform/db/attempt.ts';
import type { Context } from '../../../platform/http/context.ts';
import { listTatiller } from '../../vardiya/tatiller.ts';
import { bookRandevu } from '../book-randevu.ts';
import { findBosSaatler } from '../bos-saat/find-bos-saatler.ts';
import { loadBosVerisi } from '../bos-saat/load-bos-verisi.ts';
import { nedenOf, tryZaman } from '../engel.ts';
import { readSeri, type Seri } from './read-seri.ts';

type Soran = Context<typeof seriCalls.onizle>;

/** How far another time is looked for, and how many that look free are tried. */
const GUN_ILERI = 7;
const EN_COK_DENEME = 4;

/** What stands in the way of each day of a series, and what is free instead. All of it is booked, and all of it is put back. */
export const previewSeri = (context: Soran) =>
  rehearse(context.tx, async () => {
    const { randevu, zamanlar } = await readSeri(context);
    const liste: SeriGunu[] = [];
    const gunler = zamanlar.map(({ randevuTarihi }) => randevuTarihi).toSorted();
    const tatiller = new Map(listTatiller(gunler[0]!, gunler.at(-1)!).map(({ tarih, ad }) => [tarih, ad]));
    for (const zaman of zamanlar) {
      const { engel, value } = await tryBook(context, randevu, zaman);
      liste.push({
        ...zaman,
        engel: engel?.kod ?? null,
        neden: engel ? nedenOf(engel) : null,
        tatil: tatiller.get(zaman.randevuTarihi) ?? null,
        musteriCakisiyor: value?.musteriCakisiyor ?? false,
        oneri: engel ? await findOneri(context, randevu, zaman) : null,
      });
    }
    return { liste };
  });

const tryBook = async ({ tx, oturum, clock }: Soran, randevu: Seri['randevu'], zaman: RandevuZamani) => ({
  engel: undefined,
  value: undefined,
  ...(await tryZaman(tx, () => bookRandevu(tx, { ...randevu, ...zaman }, { kaydeden: oturum, clock }))),
});

/** The next time of the same length that can be had there: on the same day, later ones first, or else on one of the days after. */
async function findOneri(context: Soran, randevu: Seri['randevu'], zaman: RandevuZamani): Promise<RandevuZamani | null> {
  const { tx, oturum, clock } = context;
  const ilk = zaman.randevuTarihi;
  const istek = { ilk, son: addDays(ilk, GUN_ILERI), hizmetIDler: randevu.hizmetler, randevuID: null };
  const gunler = findBosSaatler(await loadBosVerisi(tx, istek), {
    ...istek,
    sutunID: randevu.randevuSutunBaslikID,
    personelID: null,
    sure: toDakika(zaman.bitisSaat) - toDakika(zaman.baslangicSaat),
    vardiyaDisi: oturum.yetkiler.has('vardiyaKullan'),
    simdi: clock.wallClock(),
  });
  const wished = toDakika(zaman.baslangicSaat);
  const adaylar = gunler.flatMap(({ tarih, saatler }) => {
    const after = saatler.filter(({ baslangic }) => baslangic >= wished);
    const before = saatler.filter(({ baslangic }) => baslangic < wished).toReversed();
    return [...after, ...before].slice(0, EN_COK_DENEME).map(({ baslangic, bitis }) => ({ randevuTarihi: tarih, baslangicSaat: toSaat(baslangic), bitisSaat: toSaat(bitis) }));
  });
  for (const aday of adaylar.slice(0, EN_COK_DENEME)) if (!(await tryBook(context, randevu, aday)).engel) return aday;
  return null;
}
