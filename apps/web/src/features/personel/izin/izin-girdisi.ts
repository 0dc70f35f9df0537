import type { Izin } from '@defter/contract/izin.ts';
import type { BodyInput } from '@defter/contract/call.ts';
import type { izinCalls } from '@defter/contract/izin.ts';
import { toDakika, toSaat } from '@defter/rules/saat.ts';
import { addDays, type Tarih } from '@defter/rules/tarih.ts';

/** How people speak of a leave: whole days, half a day, some hours. */
export const IZIN_TURLERI = ['gun', 'yarim', 'saat'] as const;
export type IzinTuru = (typeof IZIN_TURLERI)[number];

export type IzinDegerleri = {
  id: number;
  personelID: number;
  cikisTarihi: Tarih | null;
  cikisSaati: string | null;
  /** In the form the last day of the leave; on the wire the day of coming back. */
  gelisTarihi: Tarih | null;
  gelisSaati: string | null;
  aciklama: string;
};

export const turOf = (izin: Izin | undefined): IzinTuru => (izin && (izin.cikisSaati !== null || izin.gelisSaati !== null) ? 'saat' : 'gun');

export function valuesOf(izin: Izin | undefined, personelID: number, bugun: Tarih): IzinDegerleri {
  if (!izin) return { id: 0, personelID, cikisTarihi: bugun, cikisSaati: null, gelisTarihi: bugun, gelisSaati: null, aciklama: '' };
  const { id, cikisTarihi, cikisSaati, gelisSaati, aciklama } = izin;
  return { id, personelID, cikisTarihi, cikisSaati, gelisTarihi: lastDayOf(izin), gelisSaati, aciklama: aciklama ?? '' };
}

/** The last day that is a leave at all. */
export const lastDayOf = ({ gelisTarihi, gelisSaati }: Pick<Izin, 'gelisTarihi' | 'gelisSaati'>): Tarih =>
  gelisSaati === null ? addDays(gelisTarihi, -1) : gelisTarihi;

type Kayit = BodyInput<typeof izinCalls.create>;

/** What is sent: whole days end at the midnight after the last one, and times of one day are of the first. */
export function toKayit(girdi: Kayit, tur: IzinTuru): Kayit {
  if (tur === 'gun') return { ...girdi, cikisSaati: null, gelisTarihi: addDays(girdi.gelisTarihi, 1), gelisSaati: null };
  return { ...girdi, gelisTarihi: girdi.cikisTarihi };
}

/** Half of the hours of a day: before or after their middle. */
export function yarimGun({ baslangic, bitis }: { baslangic: string; bitis: string }, yari: 'once' | 'sonra'): { cikisSaati: string; gelisSaati: string } {
  const orta = toSaat(Math.floor((toDakika(baslangic) + toDakika(bitis)) / 2));
  return yari === 'once' ? { cikisSaati: baslangic, gelisSaati: orta } : { cikisSaati: orta, gelisSaati: bitis };
}
