import type { RandevuSeansi, seansDusCalls } from '@defter/contract/paket-satis.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/connection.ts';
import type { Context } from '../../../platform/http/context.ts';
import { readRandevu } from '../../randevu/read-randevu.ts';
import { loadKatalog } from '../load-katalog.ts';

type Hizmet = Omit<RandevuSeansi, 'fiyat' | 'uygulayanPersonelID' | 'uygulayanAdi'>;

/** Services, each with the sessions that a customer may use today without a code. */
export async function readRandevuSeanslari(tx: Tx, { musteriID, altUrunIDler, bugun }: { musteriID: number; altUrunIDler: readonly number[]; bugun: string }): Promise<Hizmet[]> {
  const { rows } = await sql<Hizmet>`
    select u.id as "altUrunID", u.adi as "altUrunAdi",
      exists (select from paket_hak h where h.bayi_id = u.bayi_id and h.alt_urun_id = u.id and h.kod is not null and h.kalan > 0 and h.musteri_id <> ${musteriID}
        and h.iptal_zamani is null and h.iade_zamani is null and (h.bitis is null or h.bitis >= ${bugun}::date)) as "kodMu",
      (select coalesce(json_agg(json_build_object('id', h.id, 'paketAdi', p.adi, 'sahibi', case when h.musteri_id <> ${musteriID} then concat_ws(' ', o.ad, o.soyad) end,
          'seans', h.seans, 'kullanilan', h.seans - h.kalan, 'kalan', h.kalan, 'bitis', h.bitis) order by h.bitis nulls last, h.id), '[]')
        from paket_hak h
        join musteri_ozet o on o.bayi_id = h.bayi_id and o.id = h.musteri_id
        left join paket_program_ozet p on p.bayi_id = h.bayi_id and p.id = h.paket_program_id
        where h.bayi_id = u.bayi_id and h.alt_urun_id = u.id and h.kalan > 0 and h.iptal_zamani is null and h.iade_zamani is null and (h.bitis is null or h.bitis >= ${bugun}::date)
          and (h.donuk_baslangic is null or not (h.donuk_baslangic <= ${bugun}::date and h.donuk_bitis > ${bugun}::date))
          and h.id in (select k.hak_id from seans_kullanan_ozet k where k.musteri_id = ${musteriID})) as haklar
    from alt_urun_ozet u where u.id = any(${altUrunIDler}::bigint[])`.execute(tx);
  return rows;
}

/** The services of an appointment in their order at what the customer pays, each with the sessions that it can be taken from. */
export async function listRandevuSeanslari({ tx, params, oturum, clock }: Context<typeof seansDusCalls.randevu>) {
  const { musteriID, hizmetler, uygulayanID } = await readRandevu(tx, params.id, oturum);
  const bugun = clock.today();
  const [bilinen, katalog, uygulayan] = await Promise.all([
    readRandevuSeanslari(tx, { musteriID, altUrunIDler: hizmetler, bugun }),
    loadKatalog(tx, { musteriID, altUrunIDler: hizmetler, odemeSekliIDler: [], bugun }),
    sql<{ ad: string }>`select concat_ws(' ', ad, soyad) as ad from personel_ozet where id = ${uygulayanID}::bigint`.execute(tx),
  ]);
  const byID = new Map(bilinen.map((hizmet) => [hizmet.altUrunID, hizmet]));
  const uygulayanAdi = uygulayan.rows[0]?.ad ?? null;
  return { satirlar: hizmetler.flatMap((id) => byID.get(id) ?? []).map((hizmet) => ({ ...hizmet, fiyat: katalog.urunler.get(hizmet.altUrunID)!.fiyat, uygulayanPersonelID: uygulayanID, uygulayanAdi })) };
}
