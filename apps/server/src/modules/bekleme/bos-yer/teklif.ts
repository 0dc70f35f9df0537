import type { BosYerTeklifi } from '@defter/contract/bekleme.ts';
import { RandevuDurumu } from '@defter/rules/randevu.ts';
import { sql } from 'kysely';
import type { Oturum } from '../../../platform/auth/oturum.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/connection.ts';
import { timeOfEnd } from '../../../platform/db/time-of-end.ts';
import { AppError, found } from '../../../platform/errors/app-error.ts';
import { bookRandevu } from '../../randevu/book-randevu.ts';
import { kisiOf } from '../kisi.ts';

/** A stretch of a column, `YYYY-MM-DD HH:mm`. */
export type BosYer = { sutunID: number; baslangic: string; bitis: string };

export type Teklif = { musteriID: number; randevuSutunBaslikID: number; randevuTarihi: string; baslangicSaat: string; bitisSaat: string; hizmetler: readonly number[] };

export type MevcutTeklif = Teklif & { durum: string; beklemeID: number | null; jetonOzeti: Buffer; hizmetler: number[] };

/** Who is being asked about a part of a free time; null when nobody is. */
export async function findAcikTeklif(tx: Tx, { sutunID, baslangic, bitis }: BosYer, oturum: Oturum): Promise<BosYerTeklifi | null> {
  const { rows } = await sql<BosYerTeklifi>`
    select b.id, b.musteri_id as "musteriID", ${kisiOf(oturum)}, to_char(b.baslangic, 'HH24:MI') as "baslangicSaat", ${timeOfEnd(sql`b.baslangic`, sql`b.bitis`)} as "bitisSaat",
      to_char(b.gecerlilik at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as gecerlilik
    from bos_yer_teklifi b join musteri_ozet m on m.id = b.musteri_id left join musteri_telefon_ozet t on t.musteri_id = b.musteri_id and t.varsayilan_mi
    where b.durum = 'acik' and b.gecerlilik > now() and b.randevu_basligi_id = ${sutunID}
      and tsrange(b.baslangic, b.bitis) && tsrange(${baslangic}::timestamp, ${bitis}::timestamp) order by b.id limit 1`.execute(tx);
  return rows[0] ?? null;
}

/** Reads an offer that waits for an answer, and locks it. Throws teklifSonuclandi; bulunamadi. */
export async function lockTeklif(tx: Tx, id: number): Promise<MevcutTeklif> {
  const { rows } = await sql<MevcutTeklif>`
    select durum, musteri_id as "musteriID", bekleme_id as "beklemeID", randevu_basligi_id as "randevuSutunBaslikID", baslangic::date as "randevuTarihi",
      to_char(baslangic, 'HH24:MI') as "baslangicSaat", ${timeOfEnd(sql`baslangic`, sql`bitis`)} as "bitisSaat",
      to_json(hizmetler) as hizmetler, jeton_ozeti as "jetonOzeti"
    from bos_yer_teklifi where id = ${id} for no key update`.execute(tx);
  const teklif = found(rows[0]);
  if (teklif.durum !== 'acik') throw new AppError('teklifSonuclandi');
  return teklif;
}

/** Books what was offered. */
export const bookTeklif = (tx: Tx, teklif: Teklif, { oturum, clock }: { oturum: Oturum; clock: Clock }) =>
  bookRandevu(tx, { ...teklif, uygulayanPersonelID: null, randevuDurumu: RandevuDurumu.bekliyor, randevuNotu: null, yerler: [] }, { kaydeden: oturum, clock });
