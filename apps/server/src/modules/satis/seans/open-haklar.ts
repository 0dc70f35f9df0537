import type { PaketKullanimi } from '@defter/contract/paket-program.ts';
import type { Kurus } from '@defter/rules/para.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/connection.ts';
import { liraOf } from '../../../platform/db/lira.ts';

/** A line of a package sale: how many sessions it gives and what they cost together. */
export type HakSatiri = { satirID: number; altUrunID: number; seans: number; tutar: Kurus };
/** Whose sessions they are, until when, and who else may use them. */
export type HakSahibi = { satisID: number; musteriID: number; programID: number | null; bitis: string | null; kullanim: PaketKullanimi };
export type Yapan = { bugun: string; personelID: number };

/** Gives the sessions of new lines to whoever bought them. */
export async function openHaklar(tx: Tx, sahip: HakSahibi, satirlar: readonly HakSatiri[], { bugun, personelID }: Yapan): Promise<void> {
  if (satirlar.length === 0) return;
  const rows = JSON.stringify(satirlar.map((satir) => ({ ...satir, tutar: liraOf(satir.tutar) })));
  const { rows: yeni } = await sql<{ id: number }>`
    insert into paket_hak (satis_id, satis_icerik_id, paket_program_id, musteri_id, alt_urun_id, seans, tutar, bitis, kullanim, kod)
    select ${sahip.satisID}, y."satirID", ${sahip.programID}::bigint, ${sahip.musteriID}, y."altUrunID", y.seans, y.tutar, ${sahip.bitis}::date, ${sahip.kullanim},
      case when ${sahip.kullanim} = 'kod' then upper(left(s.guid::text, 8)) end
    from json_to_recordset(${rows}::json) as y ("satirID" bigint, "altUrunID" bigint, seans int, tutar numeric)
    join satis s on s.id = ${sahip.satisID}
    returning id`.execute(tx);
  await buySeanslar(tx, yeni.map(({ id }) => id), { bugun, personelID });
}

/** The movement that each of these was bought by. */
export async function buySeanslar(tx: Tx, idler: readonly number[], { bugun, personelID }: Yapan): Promise<void> {
  if (idler.length === 0) return;
  await sql`
    insert into seans_hareket (hak_id, tur, adet, tutar, tarih, satis_id, satis_icerik_id, personel_id)
    select h.id, 'alim', h.seans, h.tutar, ${bugun}::date, h.satis_id, h.satis_icerik_id, ${personelID}::bigint
    from paket_hak h where h.id = any(${idler}::bigint[]) order by h.id`.execute(tx);
}
