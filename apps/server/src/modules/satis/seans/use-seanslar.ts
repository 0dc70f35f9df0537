import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/connection.ts';
import { found, refusalAt, wrongFields } from '../../../platform/errors/app-error.ts';
import type { Yapan } from './open-haklar.ts';

/** A line that takes sessions; `sira` is its place in the sale, for the message. */
export type DusenSatir = { sira: number; satirID: number; altUrunID: number; adet: number; paketHakID: number | null; paketKodu: string | null };
type Satis = { satisID: number; tarih: string };
type SeansHakki = { id: number; altUrunID: number; kalan: number; bitis: string | null; donukBitis: string | null; donukMu: boolean; kendisinin: boolean; kod: string | null };

type Secilen = { paketHakID?: number | null | undefined; paketKodu?: string | null | undefined };

/**
 * The sessions that lines of a sale may take, as it was just written: its customer's, and those that a line names. They are locked in the order
 * of their ids, so the second of two who take the last session finds none.
 */
export async function lockKullanilabilir(tx: Tx, satisID: number, secilenler: readonly Secilen[], bugun: string): Promise<SeansHakki[]> {
  const idler = secilenler.flatMap(({ paketHakID }) => paketHakID ?? []);
  const kodlar = secilenler.flatMap(({ paketKodu }) => paketKodu?.toUpperCase() ?? []);
  const hizmetler = sql`array(select i.alt_urun_id from satis_icerik i where i.satis_id = ${satisID} and i.paketten)`;
  const kullanilanlar = sql`array(select k.hak_id from seans_kullanan_ozet k where k.musteri_id = (select s.musteri_id from satis s where s.id = ${satisID}))`;
  const kodlular = sql`array(select k.id from paket_hak k where k.kod = any(${kodlar}::text[]))`;
  const { rows } = await sql<SeansHakki>`
    select id, alt_urun_id as "altUrunID", kalan, bitis, donuk_bitis as "donukBitis", kod,
      coalesce(donuk_baslangic <= ${bugun}::date and donuk_bitis > ${bugun}::date, false) as "donukMu", id = any(${kullanilanlar}) as "kendisinin"
    from paket_hak
    where id = any(${idler}::bigint[] || ${kullanilanlar} || ${kodlular}) and iptal_zamani is null and iade_zamani is null
      and (id = any(${idler}::bigint[]) or alt_urun_id = any(${hizmetler}) and kalan > 0)
    order by id for update`.execute(tx);
  return rows;
}

/**
 * Takes the sessions of lines from locked ones: from the one that is named, otherwise from those that end first.
 * @throws AppError kodGecersiz, seansKalmadi, seansSuresiGecti, paketDonmus, bulunamadi
 */
export async function useSeanslar(tx: Tx, { satisID, tarih }: Satis, satirlar: readonly DusenSatir[], kilitli: readonly SeansHakki[], { bugun, personelID }: Yapan): Promise<void> {
  if (satirlar.length === 0) return;
  const haklar = kilitli.toSorted((a, b) => (a.bitis ?? '9').localeCompare(b.bitis ?? '9') || a.id - b.id);
  const dusulen = satirlar.flatMap((satir) => takeFrom(haklar, satir, tarih));
  await sql`
    insert into seans_hareket (hak_id, tur, adet, tarih, satis_id, satis_icerik_id, personel_id)
    select y."hakID", 'kullanim', -y.adet, ${bugun}::date, ${satisID}, y."satirID", ${personelID}::bigint
    from json_to_recordset(${JSON.stringify(dusulen)}::json) as y ("hakID" bigint, "satirID" bigint, adet int) order by y."hakID"`.execute(tx);
}

/** What a line takes of each; what it takes is gone for the next line. */
function takeFrom(haklar: readonly SeansHakki[], satir: DusenSatir, tarih: string): { hakID: number; satirID: number; adet: number }[] {
  const { sira, satirID, altUrunID, adet, paketHakID, paketKodu } = satir;
  const refuse = (hata: 'seansKalmadi' | 'seansSuresiGecti' | 'paketDonmus' | 'secimGecersiz' | 'kodGecersiz', alan = 'altUrunID', veri = {}) => {
    const yer = `icerikler.${sira}.${alan}`;
    return hata === 'secimGecersiz' ? wrongFields({ [yer]: hata }, veri) : refusalAt(yer, hata, veri);
  };
  if (!Number.isInteger(adet)) throw wrongFields({ [`icerikler.${sira}.adet`]: 'sayiGecersiz' });
  if (paketHakID !== null) {
    const hak = found(haklar.find(({ id }) => id === paketHakID));
    if (hak.altUrunID !== altUrunID || !mayUse(hak, paketKodu)) throw refuse('secimGecersiz', 'paketHakID');
  }
  const uygun = haklar.filter((hak) =>
    hak.altUrunID === altUrunID && (paketHakID === null ? isMeant(hak, paketKodu) : hak.id === paketHakID));
  if (paketHakID === null && paketKodu !== null && uygun.length === 0) throw refuse('kodGecersiz', 'paketKodu');
  const suresinde = uygun.filter(({ bitis }) => bitis === null || bitis >= tarih);
  const gecerli = suresinde.filter(({ donukMu }) => !donukMu);
  let eksik = adet;
  const alinan = gecerli.flatMap((hak) => {
    const pay = Math.min(hak.kalan, eksik);
    if (pay === 0) return [];
    hak.kalan -= pay;
    eksik -= pay;
    return [{ hakID: hak.id, satirID, adet: pay }];
  });
  const donuk = suresinde.find(({ donukMu }) => donukMu);
  if (eksik > 0 && donuk) throw refuse('paketDonmus', 'altUrunID', { tarih: donuk.donukBitis! });
  if (eksik > 0) throw refuse(uygun.length > suresinde.length ? 'seansSuresiGecti' : 'seansKalmadi');
  return alinan;
}

const hasKod = ({ kod }: SeansHakki, paketKodu: string | null): boolean => kod !== null && kod === paketKodu?.toUpperCase();
/** The owner may, whoever of the family it is shared with, and whoever says the code. */
const mayUse = (hak: SeansHakki, paketKodu: string | null): boolean => hak.kendisinin || hasKod(hak, paketKodu);
/** A code stands for its own package alone: a mistyped one must not take the sessions that the customer has bought. */
const isMeant = (hak: SeansHakki, paketKodu: string | null): boolean => (paketKodu === null ? hak.kendisinin : hasKod(hak, paketKodu));
