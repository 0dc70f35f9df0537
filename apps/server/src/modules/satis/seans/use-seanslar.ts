import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/connection.ts';
import { AppError, found } from '../../../platform/errors/app-error.ts';
import type { Yapan } from './open-haklar.ts';

/** A line that takes sessions; `sira` is its place in the sale, for the message. */
export type DusenSatir = { sira: number; satirID: number; altUrunID: number; adet: number; paketHakID: number | null; paketKodu: string | null };
type Satis = { satisID: number; musteriID: number; tarih: string };
type Hak = { id: number; musteriID: number; altUrunID: number; kalan: number; bitis: string | null; kullanim: string; kod: string | null };

/**
 * Takes the sessions of lines from the customer's packages: from the one that is named, otherwise from those that end first. They
 * are locked in the order of their ids, so the second of two who take the last session finds none.
 * @throws AppError seansKalmadi, seansSuresiGecti, bulunamadi
 */
export async function useSeanslar(tx: Tx, { satisID, musteriID, tarih }: Satis, satirlar: readonly DusenSatir[], { bugun, personelID }: Yapan): Promise<void> {
  if (satirlar.length === 0) return;
  const idler = satirlar.flatMap(({ paketHakID }) => paketHakID ?? []);
  const kodlar = satirlar.flatMap(({ paketKodu }) => paketKodu?.toUpperCase() ?? []);
  const hizmetler = satirlar.map(({ altUrunID }) => altUrunID);
  const { rows } = await sql<Hak>`
    select id, musteri_id as "musteriID", alt_urun_id as "altUrunID", kalan, bitis, kullanim, kod from paket_hak
    where iptal_zamani is null and (id = any(${idler}::bigint[]) or alt_urun_id = any(${hizmetler}::bigint[])
      and kalan > 0 and (musteri_id = ${musteriID} or kod = any(${kodlar}::text[])))
    order by id for update`.execute(tx);
  const haklar = rows.toSorted((a, b) => (a.bitis ?? '9').localeCompare(b.bitis ?? '9') || a.id - b.id);
  const dusulen = satirlar.flatMap((satir) => takeFrom(haklar, satir, { musteriID, tarih }));
  await sql`
    insert into seans_hareket (hak_id, tur, adet, tarih, satis_id, satis_icerik_id, personel_id)
    select y."hakID", 'kullanim', -y.adet, ${bugun}::date, ${satisID}, y."satirID", ${personelID}::bigint
    from json_to_recordset(${JSON.stringify(dusulen)}::json) as y ("hakID" bigint, "satirID" bigint, adet int) order by y."hakID"`.execute(tx);
}

/** What a line takes of each; what it takes is gone for the next line. */
function takeFrom(haklar: readonly Hak[], satir: DusenSatir, { musteriID, tarih }: Omit<Satis, 'satisID'>): { hakID: number; satirID: number; adet: number }[] {
  const { sira, satirID, altUrunID, adet, paketHakID, paketKodu } = satir;
  const refuse = (hata: 'seansKalmadi' | 'seansSuresiGecti' | 'secimGecersiz', alan = 'altUrunID') => new AppError(hata === 'secimGecersiz' ? 'alanlarHatali' : hata, { alanlar: { [`icerikler.${sira}.${alan}`]: hata } });
  if (!Number.isInteger(adet)) throw new AppError('alanlarHatali', { alanlar: { [`icerikler.${sira}.adet`]: 'sayiGecersiz' } });
  if (paketHakID !== null) {
    const hak = found(haklar.find(({ id }) => id === paketHakID));
    if (hak.altUrunID !== altUrunID || !mayUse(hak, { musteriID, paketKodu, named: true })) throw refuse('secimGecersiz', 'paketHakID');
  }
  const uygun = haklar.filter((hak) =>
    hak.altUrunID === altUrunID && (paketHakID === null ? mayUse(hak, { musteriID, paketKodu, named: false }) : hak.id === paketHakID));
  const gecerli = uygun.filter(({ bitis }) => bitis === null || bitis >= tarih);
  let eksik = adet;
  const alinan = gecerli.flatMap((hak) => {
    const pay = Math.min(hak.kalan, eksik);
    if (pay === 0) return [];
    hak.kalan -= pay;
    eksik -= pay;
    return [{ hakID: hak.id, satirID, adet: pay }];
  });
  if (eksik > 0) throw refuse(uygun.length > gecerli.length ? 'seansSuresiGecti' : 'seansKalmadi');
  return alinan;
}

/** The owner may, the family if it is named, and whoever says the code. */
const mayUse = (hak: Hak, { musteriID, paketKodu, named }: { musteriID: number; paketKodu: string | null; named: boolean }): boolean =>
  hak.musteriID === musteriID || (hak.kullanim === 'aile' && named) || (hak.kod !== null && hak.kod === paketKodu?.toUpperCase());
