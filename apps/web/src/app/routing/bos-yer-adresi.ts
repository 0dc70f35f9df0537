import { isTarih, type Tarih } from '@defter/rules/tarih.ts';

/** A free time as an address names it. */
export type BosYerAdresi = { sutunID: number; tarih: Tarih; baslangicSaat: string; bitisSaat: string };

/** `12.2026-11-26.10:00.10:45` */
const BICIM = /^(\d{1,15})\.(\d{4}-\d\d-\d\d)\.([01]\d:[0-5]\d|2[0-3]:[0-5]\d)\.((?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;

type Yer = { randevuSutunBaslikID: number; randevuTarihi: Tarih; baslangicSaat: string; bitisSaat: string };
export const bosYerOf = ({ randevuSutunBaslikID, randevuTarihi, baslangicSaat, bitisSaat }: Yer): string => [randevuSutunBaslikID, randevuTarihi, baslangicSaat, bitisSaat].join('.');

/** The free time that somebody is being asked for; undefined for other text. */
export function readBosYer(params: URLSearchParams): BosYerAdresi | undefined {
  const [, sutunID, tarih, baslangicSaat, bitisSaat] = BICIM.exec(params.get('bosYer') ?? '') ?? [];
  if (!sutunID || !tarih || !baslangicSaat || !bitisSaat || !isTarih(tarih) || baslangicSaat >= bitisSaat) return undefined;
  return { sutunID: Number(sutunID), tarih, baslangicSaat, bitisSaat };
}
