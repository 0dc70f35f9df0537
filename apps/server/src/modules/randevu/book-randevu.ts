import type { RandevuKaydi } from '@defter/contract/randevu.ts';
import { RandevuDurumu } from '@defter/rules/randevu.ts';
import { sql } from 'kysely';
import type { Yapan } from '../../platform/auth/oturum.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { placeRandevu } from './place-randevu.ts';
import { readZaman } from './check-zaman.ts';
import { type Bulgu, istekOf, kontrol, throwHata } from './check-randevu.ts';

/** A new appointment of a customer; `hizmetler` are the ids of its services in their order, `ziyaretID` the visit that it joins. */
export type YeniRandevu = Omit<RandevuKaydi, 'id' | 'surum' | 'randevuTarihi' | 'randevuHizmet' | 'zorlamaNedeni'> & { randevuTarihi: string; hizmetler: readonly number[]; ziyaretID?: number; zorlamaNedeni?: string | null };

type Row = Bulgu & { id: number | null; musteriCakisiyor: boolean };

/**
 * Books an appointment: check, places, row and services are one statement. The constraint says whether the time is taken. It
 * leads to no row instead of an error; some places without the others break the foreign key, and nothing is written.
 * @throws AppError what speaks against it, at its field
 */
export async function bookRandevu(tx: Tx, randevu: YeniRandevu, kim: { kaydeden: Yapan; clock: Clock }): Promise<{ id: number; musteriCakisiyor: boolean }> {
  const { hizmetler, yerler, randevuDurumu, randevuNotu } = randevu;
  const { kaydeden, clock } = kim;
  const zaman = readZaman(randevu);
  const istek = istekOf({ ...randevu, id: 0 }, zaman, kim, { yazilan: hizmetler, hepsi: hizmetler });
  const { rows } = await sql<Row>`
    with kontrol as materialized (select k.*, nextval(pg_get_serial_sequence('randevu', 'id')) as yeni_id from (${kontrol(istek)}) k),
    yer as (
      insert into randevu_yer (randevu_id, randevu_basligi_id, baslangic, bitis, cakisma_yasak, ustune)
      select k.yeni_id, y.id, ${zaman.baslangic}::timestamp - k.tampon_once * interval '1 minute',
        ${zaman.bitis}::timestamp + k.tampon_sonra * interval '1 minute', y.yasak, ${istek.ustune}
      from kontrol k, unnest(k.yerler, k.yasaklar) y (id, yasak) where k.hata is null
      on conflict do nothing returning randevu_id
    ),
    yeni as (
      insert into randevu (id, musteri_id, randevu_basligi_id, uygulayan_personel_id, baslangic, bitis, durum, randevu_notu,
        ziyaret_id, zorlama_nedeni, tampon_once, tampon_sonra, islemi_yapan_personel_id, kayit_zamani, gelis_zamani, onay_zamani)
      select yeni_id, ${istek.musteriID}::bigint, ${istek.sutunID}::bigint, uygulayan_id, ${zaman.baslangic}::timestamp,
        ${zaman.bitis}::timestamp, ${randevuDurumu}, ${randevuNotu}, ${istek.ziyaretID}::bigint, ${istek.ustune ? randevu.zorlamaNedeni! : null}, tampon_once, tampon_sonra, ${kaydeden.personelID}::bigint,
        ${clock.now()}::timestamptz, ${randevuDurumu === RandevuDurumu.geldi ? clock.wallClock() : null}::timestamp,
        ${randevuDurumu === RandevuDurumu.onaylandi ? clock.wallClock() : null}::timestamp
      from kontrol where (select count(*) from yer) = cardinality(yerler)
      returning id
    ),
    hizmet as (
      insert into randevu_hizmet (randevu_id, alt_urun_id)
      select yeni.id, h.id from yeni, unnest(${istek.altUrunIDler}::bigint[]) with ordinality h (id, sira) order by h.sira
    )
    select hata, ara_nedeni, gerek_var, "musteriCakisiyor", (select id from yeni) as id from kontrol`.execute(tx);
  const { id, musteriCakisiyor, gerek_var: gerekVar } = rows[0]!;
  throwHata(rows[0]!);
  if (id === null) throw new AppError('ayniSaatteRandevu', { alanlar: { baslangicSaat: 'ayniSaatteRandevu' } });
  if (gerekVar || yerler.length > 0) {
    await placeRandevu(tx, { ...zaman, randevuID: id, hizmetIDler: hizmetler, istenen: yerler, onceki: [], vardiyaDisi: istek.vardiyaDisi, ustune: istek.ustune });
  }
  return { id, musteriCakisiyor };
}
