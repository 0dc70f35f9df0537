import type { randevuCalls } from '@defter/contract/randevu.ts';
import { fold } from '@defter/rules/metin.ts';
import { addDays } from '@defter/rules/tarih.ts';
import { type RawBuilder, sql } from 'kysely';
import { checkRange } from '../../platform/http/check-range.ts';
import type { Context } from '../../platform/http/context.ts';
import { matchingMusteriler } from '../musteri/arama.ts';
import { isYerOf, shownRandevu } from './visible-randevu.ts';

type Soru = Pick<Context<typeof randevuCalls.list>, 'oturum' | 'clock'> & { query: Aralik };
type Aralik = { baslangicTarihi: string | null; bitisTarihi: string | null };
type Suzgec = Omit<Context<typeof randevuCalls.gunler>['query'], keyof Aralik>;

/** The appointments `r` of the days that were asked for, of those that the person is shown. Throws where there are more than 31 days. */
export function daysOf({ query, oturum, clock }: Soru): RawBuilder<boolean> {
  const { baslangicTarihi, bitisTarihi } = readAralik(query, clock.today());
  // The comparison is one of timestamps, because only then row-level security lets PostgreSQL use the index.
  return sql`r.baslangic >= ${baslangicTarihi}::timestamp and r.baslangic < ${addDays(bitisTarihi, 1)}::timestamp and ${shownRandevu({ oturum, clock })}`;
}

/** What narrows the appointments `r` of every view of the calendar, as the end of a `where`. */
export function narrowedBy({ query, oturum }: { query: Suzgec } & Pick<Soru, 'oturum'>): RawBuilder<boolean> {
  const { musteriID, randevuSutunBaslikID, randevuDurumu, personelID, altUrunID, sutun, ara, zorlananlar, gizliler } = query;
  return sql`
    ${musteriID === null ? sql`` : sql`and r.musteri_id = ${musteriID}`}
    ${randevuSutunBaslikID === null ? sql`` : sql`and ${takesOneOf(sql`array[${randevuSutunBaslikID}::bigint]`)}`}
    ${sutun === null ? sql`` : sql`and ${takesOneOf(sql`${readSutunlar(sutun)}::bigint[]`)}`}
    ${randevuDurumu === null ? sql`` : sql`and r.durum = ${randevuDurumu}`}
    ${zorlananlar ? sql`and r.zorlama_nedeni is not null` : sql``}
    ${gizliler ? sql`` : sql`and r.durum not in ('I', 'E')`}
    ${personelID === null ? sql`` : sql`and (r.uygulayan_personel_id = ${personelID} or ${isYerOf(personelID)})`}
    ${altUrunID === null ? sql`` : sql`and exists (select from randevu_hizmet h where h.bayi_id = r.bayi_id and h.randevu_id = r.id and h.alt_urun_id = ${altUrunID})`}
    ${ara === null ? sql`` : sql`and (katla(r.randevu_notu) like icerir(${fold(ara)}) or ${matchesMusteri(oturum, ara)})`}`;
}

/** People who see only initials cannot find out by a search who comes. */
const matchesMusteri = (oturum: Soru['oturum'], ara: string) =>
  oturum.yetkiler.has('randevuMusteriGor') ? sql`r.musteri_id in (${matchingMusteriler(oturum, ara)})` : sql`false`;

/** The ids in a text; a part that is no id finds nothing. */
const readSutunlar = (sutun: string): number[] => sutun.split(',').map(Number).filter(Number.isSafeInteger);

/** The days of the query. A missing day is the same as the other one, and today when both are missing. */
function readAralik({ baslangicTarihi, bitisTarihi }: Aralik, bugun: string) {
  const ilk = baslangicTarihi ?? bitisTarihi ?? bugun;
  const son = bitisTarihi ?? ilk;
  checkRange({ ilk, son });
  return { baslangicTarihi: ilk, bitisTarihi: son };
}

/** Whether the appointment takes one of the columns, as its own or beside it. */
const takesOneOf = (sutunlar: RawBuilder<unknown>): RawBuilder<boolean> => sql`exists (
  select from randevu_yer y where y.bayi_id = r.bayi_id and y.randevu_id = r.id and y.randevu_basligi_id = any(${sutunlar}))`;
