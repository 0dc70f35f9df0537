import { RandevuBasligi } from '@defter/contract/randevu.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Bolum, Degerler } from '../ayar/bolum.ts';
import { lockAyar } from '../ayar/load-ayarlar.ts';
import { describeSutunlar } from './describe-sutunlar.ts';
import { listBasliklar } from './queries.ts';
import { deleteBasliklar, writeBasliklar } from './write-basliklar.ts';

const ALANLAR = Object.keys(RandevuBasligi.shape).filter((alan) => alan !== 'id') as Exclude<keyof RandevuBasligi, 'id'>[];

/**
 * The columns of the calendar. Each field is a value of its own, so that changes of different columns do not conflict:
 * `{ '12.adi': 'Lazer odası', '12.randevuSiraNo': 3 }`. All fields null is a column that is not there.
 */
export const sutunBolumu: Bolum = {
  ad: 'sutun',
  yetki: 'randevuAyarlari',
  async read({ tx }) {
    await lockAyar(tx);
    return Object.assign({}, ...(await listBasliklar({ tx, query: { tumu: true } })).liste.map(valuesOf)) as Degerler;
  },
  async write({ tx, clock }, degerler) {
    const mevcut = new Map((await listBasliklar({ tx, query: { tumu: true } })).liste.map((baslik) => [baslik.id, baslik]));
    const yazilan: RandevuBasligi[] = [];
    const silinen: number[] = [];
    for (const id of idsOf(degerler)) {
      const baslik = { ...mevcut.get(id), id, ...fieldsOf(degerler, id) } as RandevuBasligi;
      // The change is about a column that was deleted since.
      if (baslik.adi === undefined) throw new AppError('ayarSonradanDegisti');
      if (baslik.adi !== null) yazilan.push(baslik);
      else if (mevcut.has(id)) silinen.push(id);
    }
    if (silinen.length > 0) await deleteBasliklar(tx, silinen, clock.wallClock());
    if (yazilan.length > 0) await writeBasliklar(tx, yazilan, clock.wallClock());
  },
  describe: (tx, degisenler) => describeSutunlar(tx, idsOf(Object.assign({}, ...degisenler) as Degerler), degisenler),
  /** Each field by the name of its column, as it was called before: `{ 'randevuSiraNo:Lazer odası': 3 }`. */
  tell(degerler, hepsi) {
    const adlar = namesOnce(idsOf(degerler), (id) => String(hepsi[`${id}.adi`]));
    return Object.fromEntries(
      [...adlar].flatMap(([id, adi]) => Object.entries(fieldsOf(degerler, id)).map(([alan, deger]) => [`${alan}:${adi}`, deger])),
    );
  },
};

export const valuesOf = ({ id, ...baslik }: RandevuBasligi): Degerler =>
  Object.fromEntries(ALANLAR.map((alan) => [`${id}.${alan}`, baslik[alan]]));
/** What takes a column away. */
export const noneOf = (id: number): Degerler => Object.fromEntries(ALANLAR.map((alan) => [`${id}.${alan}`, null]));

const idsOf = (degerler: Degerler) => [...new Set(Object.keys(degerler).map((key) => Number(key.split('.')[0])))];
const fieldsOf = (degerler: Degerler, id: number): Degerler =>
  Object.fromEntries(ALANLAR.filter((alan) => `${id}.${alan}` in degerler).map((alan) => [alan, degerler[`${id}.${alan}`]]));

/** The name of each column. Columns of the same name get a number. */
function namesOnce(idler: readonly number[], nameOf: (id: number) => string): Map<number, string> {
  const sayilar = new Map<string, number>();
  return new Map(
    idler.map((id) => {
      const adi = nameOf(id);
      const sayi = (sayilar.get(adi) ?? 0) + 1;
      sayilar.set(adi, sayi);
      return [id, sayi === 1 ? adi : `${adi} (${sayi})`];
    }),
  );
}
