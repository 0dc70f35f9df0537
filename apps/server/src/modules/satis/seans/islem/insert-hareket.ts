import type { SeansHareketTuru } from '@defter/contract/seans.ts';
import type { Kurus } from '@defter/rules/para.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/connection.ts';
import { kurusOf, liraOf } from '../../../../platform/db/lira.ts';
import type { Yapan } from '../open-haklar.ts';

type YeniHareket = {
  hakID: number;
  tur: SeansHareketTuru;
  adet?: number;
  /** Sessions that go out without an amount take their part of the amount that is left. */
  tutar?: Kurus;
  gun?: number;
  donuk?: { baslangic: string; bitis: string };
  musteriID?: number;
  neden?: string | null;
  satisID?: number;
  esID?: number;
  iptalEdilenID?: number;
};

type Eklenen = { id: number; hakID: number; tutar: Kurus };

/** Adds a movement of sessions, of their end, or of who may use them, and says what it was worth. */
export async function insertHareket(tx: Tx, hareket: YeniHareket, yapan: Yapan): Promise<Eklenen> {
  return (await insertHareketler(tx, [hareket], yapan))[0]!;
}

/** The same of several, in their order. */
export async function insertHareketler(tx: Tx, hareketler: readonly YeniHareket[], { bugun, personelID }: Yapan): Promise<Eklenen[]> {
  if (hareketler.length === 0) return [];
  const satirlar = JSON.stringify(hareketler.map(({ tutar, ...hareket }) => ({ ...hareket, tutar: tutar === undefined ? null : liraOf(tutar) })));
  const { rows } = await sql<Eklenen>`
    insert into seans_hareket (hak_id, tur, adet, tutar, tarih, gun, donuk_baslangic, donuk_bitis, musteri_id, neden, satis_id, es_id, iptal_edilen_id, personel_id)
    select y."hakID", y.tur, coalesce(y.adet, 0), y.tutar, ${bugun}::date, coalesce(y.gun, 0), (y.donuk ->> 'baslangic')::date, (y.donuk ->> 'bitis')::date,
      y."musteriID", y.neden, y."satisID", y."esID", y."iptalEdilenID", ${personelID}::bigint
    from rows from (json_to_recordset(${satirlar}::json) as ("hakID" bigint, tur text, adet int, tutar numeric, gun int, donuk json, "musteriID" bigint, neden text, "satisID" bigint, "esID" bigint, "iptalEdilenID" bigint))
      with ordinality as y ("hakID", tur, adet, tutar, gun, donuk, "musteriID", neden, "satisID", "esID", "iptalEdilenID", sira)
    order by y.sira
    returning id, hak_id as "hakID", ${kurusOf(sql<number>`tutar`)} as tutar`.execute(tx);
  return rows;
}

/** Sessions of their own, which come from others; the movement brings them. */
export async function insertHakFrom(tx: Tx, kaynakID: number, yeni: { musteriID?: number; altUrunID?: number }): Promise<number> {
  return (await insertHaklarFrom(tx, [kaynakID], yeni)).get(kaynakID)!;
}

/** The same of several, by those that they come from. */
export async function insertHaklarFrom(tx: Tx, kaynaklar: readonly number[], { musteriID, altUrunID }: { musteriID?: number; altUrunID?: number }): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; kaynakID: number }>`
    insert into paket_hak (kaynak_hak_id, satis_id, satis_icerik_id, paket_program_id, musteri_id, alt_urun_id, seans, tutar, bitis, kullanim, kod)
    select h.id, h.satis_id, h.satis_icerik_id, h.paket_program_id, coalesce(${musteriID ?? null}::bigint, h.musteri_id), coalesce(${altUrunID ?? null}::bigint, h.alt_urun_id), 0, 0, h.bitis,
      case when ${musteriID === undefined} then h.kullanim else 'kisi' end, case when ${musteriID === undefined} then h.kod end
    from paket_hak h where h.id = any(${kaynaklar}::bigint[]) order by h.id returning id, kaynak_hak_id as "kaynakID"`.execute(tx);
  return new Map(rows.map(({ id, kaynakID }) => [kaynakID, id]));
}
