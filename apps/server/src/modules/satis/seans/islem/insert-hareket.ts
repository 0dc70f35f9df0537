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
  /** What goes out without an amount takes its part of what is left. */
  tutar?: Kurus;
  gun?: number;
  donuk?: { baslangic: string; bitis: string };
  musteriID?: number;
  neden?: string | null;
  satisID?: number;
  esID?: number;
  iptalEdilenID?: number;
};

/** Adds a movement of sessions, of their end, or of who may use them, and says what it was worth. */
export async function insertHareket(tx: Tx, hareket: YeniHareket, { bugun, personelID }: Yapan): Promise<{ id: number; tutar: Kurus }> {
  const { hakID, tur, adet = 0, tutar, gun = 0, donuk, musteriID, neden, satisID, esID, iptalEdilenID } = hareket;
  const { rows } = await sql<{ id: number; tutar: Kurus }>`
    insert into seans_hareket (hak_id, tur, adet, tutar, tarih, gun, donuk_baslangic, donuk_bitis, musteri_id, neden, satis_id, es_id, iptal_edilen_id, personel_id)
    values (${hakID}, ${tur}, ${adet}, ${tutar === undefined ? null : liraOf(tutar)}::numeric, ${bugun}::date, ${gun}, ${donuk?.baslangic ?? null}::date, ${donuk?.bitis ?? null}::date,
      ${musteriID ?? null}::bigint, ${neden ?? null}, ${satisID ?? null}::bigint, ${esID ?? null}::bigint, ${iptalEdilenID ?? null}::bigint, ${personelID}::bigint)
    returning id, ${kurusOf(sql<number>`tutar`)} as tutar`.execute(tx);
  return rows[0]!;
}

/** Sessions of their own, which come from others; the movement brings them. */
export async function insertHakFrom(tx: Tx, kaynakID: number, { musteriID, altUrunID }: { musteriID?: number; altUrunID?: number }): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into paket_hak (kaynak_hak_id, satis_id, satis_icerik_id, paket_program_id, musteri_id, alt_urun_id, seans, tutar, bitis, kullanim, kod)
    select h.id, h.satis_id, h.satis_icerik_id, h.paket_program_id, coalesce(${musteriID ?? null}::bigint, h.musteri_id), coalesce(${altUrunID ?? null}::bigint, h.alt_urun_id), 0, 0, h.bitis,
      case when ${musteriID === undefined} then h.kullanim else 'kisi' end, case when ${musteriID === undefined} then h.kod end
    from paket_hak h where h.id = ${kaynakID} returning id`.execute(tx);
  return rows[0]!.id;
}
