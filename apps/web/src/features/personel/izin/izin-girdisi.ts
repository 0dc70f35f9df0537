import type { Izin, izinCalls } from '@defter/contract/izin.ts';
import type { BodyInput } from '@defter/contract/call.ts';
import { acikSaatler, type HaftaSaatleri } from '@defter/rules/acik-saat.ts';
import type { IzinTuru } from '@defter/rules/izin.ts';
import { toDakika, toSaat } from '@defter/rules/saat.ts';
import { addDays, type Tarih } from '@defter/rules/tarih.ts';
import type { ZamanAraligi } from '@defter/rules/vardiya.ts';

/** The kinds of a leave: whole days, half a day, some hours. */
export const IZIN_SEKILLERI = ['gun', 'yarim', 'saat'] as const;
export type IzinSekli = (typeof IZIN_SEKILLERI)[number];

export type IzinDegerleri = {
  id: number;
  surum: number | null;
  personelID: number;
  cikisTarihi: Tarih | null;
  cikisSaati: string | null;
  /** In the form this is the last day of the leave; on the wire it is the day of return. */
  gelisTarihi: Tarih | null;
  gelisSaati: string | null;
  aciklama: string;
  izinTuru: IzinTuru;
  /** The kind that the form asks by; the record does not store it. */
  sekil: IzinSekli;
};

type Saatli = Pick<IzinDegerleri, 'sekil' | 'cikisSaati' | 'gelisSaati'>;
const hasSaat = ({ cikisSaati, gelisSaati }: Pick<Saatli, 'cikisSaati' | 'gelisSaati'>) => cikisSaati !== null || gelisSaati !== null;

/** The kind that a form with these values asks by. Hours that another desk has set are shown, whatever was chosen here. */
export const askedAs = (values: Saatli): IzinSekli => (values.sekil === 'gun' && hasSaat(values) ? 'saat' : values.sekil);
/** The saved values: a leave without hours has whole days. */
export const savedAs = (values: Saatli): IzinSekli => (hasSaat(values) ? askedAs(values) : 'gun');

const sekilOf = (izin: Pick<Izin, 'cikisSaati' | 'gelisSaati'> | undefined): IzinSekli => (izin && hasSaat(izin) ? 'saat' : 'gun');

export function valuesOf(izin: Izin | undefined, personelID: number, bugun: Tarih): IzinDegerleri {
  if (!izin) return { id: 0, surum: null, personelID, cikisTarihi: bugun, cikisSaati: null, gelisTarihi: bugun, gelisSaati: null, aciklama: '', izinTuru: 'yillik', sekil: 'gun' };
  const { id, surum, cikisTarihi, cikisSaati, gelisSaati, aciklama, izinTuru } = izin;
  return { id, surum, personelID, cikisTarihi, cikisSaati, gelisTarihi: lastDayOf(izin), gelisSaati, aciklama: aciklama ?? '', izinTuru, sekil: sekilOf(izin) };
}

/** The last day of the leave. */
export const lastDayOf = ({ gelisTarihi, gelisSaati }: Pick<Izin, 'gelisTarihi' | 'gelisSaati'>): Tarih =>
  gelisSaati === null ? addDays(gelisTarihi, -1) : gelisTarihi;

/** The form always has the day. */
type Kayit = BodyInput<typeof izinCalls.create> & { gelisTarihi: Tarih };

/**
 * The body of the call: whole days end at the midnight after the last one, a half day belongs to one day, hours may go
 * past midnight.
 */
export function toKayit(girdi: Kayit, tur: IzinSekli): Kayit {
  if (tur === 'gun') return { ...girdi, cikisSaati: null, gelisTarihi: addDays(girdi.gelisTarihi, 1), gelisSaati: null };
  return tur === 'yarim' ? { ...girdi, gelisTarihi: girdi.cikisTarihi } : girdi;
}

export type Saatler = { baslangic: string; bitis: string };

/** The working hours of somebody on a day: those of their shifts, else of its weekday, and on a closed weekday those of every day. */
export function calismaSaatleri(tarih: Tarih, vardiyalar: readonly ZamanAraligi[], hafta: HaftaSaatleri): readonly Saatler[] {
  const dolu = vardiyalar.filter(({ baslangic, bitis }) => baslangic < bitis);
  if (dolu.length > 0) return dolu.map(({ baslangic, bitis }) => ({ baslangic: baslangic.slice(11), bitis: bitis.slice(11) }));
  const acik = acikSaatler(tarih, hafta, []);
  return [acik ? { baslangic: toSaat(acik.baslangic), bitis: toSaat(acik.bitis) } : { baslangic: hafta.baslangicSaati, bitis: hafta.bitisSaati }];
}

const MINUTES_OF_DAY = 24 * 60;

type YarimGun = { cikisTarihi: Tarih; cikisSaati: string; gelisTarihi: Tarih; gelisSaati: string };

/**
 * Half of a day's working hours: up to the minute when half is worked, or from there on. In a shift over midnight
 * either half may lie in the next day.
 * @param gun the shifts of the day, in order; the time between them is no work
 */
export function yarimGun(tarih: Tarih, gun: readonly Saatler[], yari: 'once' | 'sonra'): YarimGun {
  const parcalar = gun.map((parca) => {
    const baslangic = toDakika(parca.baslangic);
    const bitis = toDakika(parca.bitis);
    return { baslangic, bitis: bitis > baslangic ? bitis : bitis + MINUTES_OF_DAY };
  });
  const between = (cikis: number, gelis: number): YarimGun => ({
    cikisTarihi: addDays(tarih, Math.floor(cikis / MINUTES_OF_DAY)),
    cikisSaati: toSaat(cikis % MINUTES_OF_DAY),
    gelisTarihi: addDays(tarih, Math.floor(gelis / MINUTES_OF_DAY)),
    gelisSaati: toSaat(gelis % MINUTES_OF_DAY),
  });
  let rest = parcalar.reduce((sum, { baslangic, bitis }) => sum + bitis - baslangic, 0) / 2;
  for (const [i, { baslangic, bitis }] of parcalar.entries()) {
    const length = bitis - baslangic;
    if (rest > length) {
      rest -= length;
      continue;
    }
    const orta = Math.floor(baslangic + rest);
    if (yari === 'once') return between(parcalar[0]!.baslangic, orta);
    return between(orta === bitis ? parcalar[i + 1]!.baslangic : orta, parcalar.at(-1)!.bitis);
  }
  throw new RangeError('A day of no hours has no half.');
}
