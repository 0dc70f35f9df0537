import type { PaketKullanimi } from '@defter/contract/paket-program.ts';
import type { Kurus } from '@defter/rules/para.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/db/connection.ts';

/** A line of a package sale: how many sessions it gives and what they cost together. */
export type HakSatiri = { satirID: number; altUrunID: number; seans: number; tutar: Kurus };
/** Of which program they are, until when, and who else may use them. */
export type HakKurali = { programID: number | null; bitis: string | null; kullanim: PaketKullanimi };
export type HakSahibi = HakKurali & { satisID: number; musteriID: number };
export type Yapan = { bugun: string; personelID: number };

type Kaynak = { /** With the columns of `satis` and `satis_icerik`. */ satis: RawBuilder<unknown>; icerik: RawBuilder<unknown> };

/**
 * The CTEs that give the sessions of lines of a sale to whoever bought it. The statement that writes a sale takes them in, because no
 * other sale of the salon gets its number until it has ended.
 * @param which chooses the lines `i`, of products of groups `a`
 */
export const insertHaklar = ({ satis, icerik }: Kaynak, { programID, bitis, kullanim }: HakKurali, which: RawBuilder<unknown>, { bugun, personelID }: Yapan): RawBuilder<unknown> => sql`
  hak as (
    insert into paket_hak (satis_id, satis_icerik_id, paket_program_id, musteri_id, alt_urun_id, seans, tutar, bitis, kullanim, kod)
    select s.id, i.id, ${programID}::bigint, s.musteri_id, i.alt_urun_id, i.adet, i.tutar, ${bitis}::date, ${kullanim}, case when ${kullanim} = 'kod' then upper(left(s.guid::text, 8)) end
    from ${satis} s
    join ${icerik} i on i.bayi_id = s.bayi_id and i.satis_id = s.id
    join alt_urun_ozet u on u.bayi_id = i.bayi_id and u.id = i.alt_urun_id
    left join ana_urun_ozet a on a.bayi_id = u.bayi_id and a.id = u.ana_urun_id
    where ${which} order by i.sira
    returning id, seans, tutar, satis_id, satis_icerik_id
  ),
  alim as (
    insert into seans_hareket (hak_id, tur, adet, tutar, tarih, satis_id, satis_icerik_id, personel_id)
    select id, 'alim', seans, tutar, ${bugun}::date, satis_id, satis_icerik_id, ${personelID}::bigint from hak
  )`;

/** Gives the sessions of lines of a sale that stands. */
export async function openHaklar(tx: Tx, sahip: HakSahibi, satirIDler: readonly number[], yapan: Yapan): Promise<void> {
  if (satirIDler.length === 0) return;
  const ctes = insertHaklar({ satis: sql`satis`, icerik: sql`satis_icerik` }, sahip, sql`s.id = ${sahip.satisID} and i.id = any(${satirIDler}::bigint[])`, yapan);
  await sql`with ${ctes} select`.execute(tx);
}

/** The movement that each of these was bought by. */
export async function buySeanslar(tx: Tx, idler: readonly number[], { bugun, personelID }: Yapan): Promise<void> {
  if (idler.length === 0) return;
  await sql`
    insert into seans_hareket (hak_id, tur, adet, tutar, tarih, satis_id, satis_icerik_id, personel_id)
    select h.id, 'alim', h.seans, h.tutar, ${bugun}::date, h.satis_id, h.satis_icerik_id, ${personelID}::bigint
    from paket_hak h where h.id = any(${idler}::bigint[]) order by h.id`.execute(tx);
}
