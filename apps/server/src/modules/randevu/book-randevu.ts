import type { RandevuKaydi } from '@defter/contract/randevu.ts';
import { RandevuDurumu } from '@defter/rules/randevu.ts';
import { sql } from 'kysely';
import type { Yapan } from '../../platform/auth/oturum.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { refusalAt } from '../../platform/errors/app-error.ts';
import { placeRandevu } from './place-randevu.ts';
import { readZaman } from './check-zaman.ts';
import { writeInTurn } from './lock-basliklar.ts';
import { type Bulgu, type Istek, istekOf, kontrol, throwHata } from './check-randevu.ts';

/** A new appointment of a customer; `hizmetler` are the ids of its services in their order, `ziyaretID` the visit that it joins. */
export type YeniRandevu = Omit<RandevuKaydi, 'id' | 'surum' | 'randevuTarihi' | 'randevuHizmet' | 'zorlamaNedeni'> & { randevuTarihi: string; hizmetler: readonly number[]; ziyaretID?: number; zorlamaNedeni?: string | null };

type Row = Bulgu & { id: number | null; bekler: boolean; musteriCakisiyor: boolean };

type Kim = { kaydeden: Yapan; clock: Clock };

/**
 * Books an appointment.
 * @throws AppError what speaks against it, at its field
 */
export async function bookRandevu(tx: Tx, randevu: YeniRandevu, kim: Kim): Promise<{ id: number; musteriCakisiyor: boolean }> {
  const { hizmetler, yerler } = randevu;
  const zaman = readZaman(randevu);
  const istek = istekOf({ ...randevu, id: 0 }, zaman, kim, { yazilan: hizmetler, hepsi: hizmetler });
  const isMore = yerler.length > 0;
  const bulgu = await writeInTurn(tx, isMore, (bekledi) => write(tx, randevu, { ...istek, kim, bekledi }));
  const { id, musteriCakisiyor, gerek_var: gerekVar } = bulgu;
  throwHata(bulgu);
  if (id === null) throw refusalAt('baslangicSaat', 'ayniSaatteRandevu');
  if (gerekVar || isMore) {
    await placeRandevu(tx, { ...zaman, randevuID: id, hizmetIDler: hizmetler, istenen: yerler, onceki: [], vardiyaDisi: istek.vardiyaDisi, yeniZaman: true, ustune: istek.ustune });
  }
  return { id, musteriCakisiyor };
}

/**
 * Check, places, row and services are one statement. The constraint says whether the time is taken. It leads to no row instead of an
 * error; some places without the others break the foreign key, and nothing is written.
 * @param bekledi whether others who take several columns were waited for; `bekler` says that they have to be, and nothing was written
 */
async function write(tx: Tx, randevu: YeniRandevu, { kim: { kaydeden, clock }, bekledi, ...istek }: Istek & { kim: Kim; bekledi: boolean }): Promise<Row> {
  const { randevuDurumu, randevuNotu } = randevu;
  const { rows } = await sql<Row>`
    with kontrol as materialized (
      select k.*, k.hata is null and k.gerek_var and not ${bekledi} as bekler, nextval(pg_get_serial_sequence('randevu', 'id')) as yeni_id from (${kontrol(istek)}) k
    ),
    yer as (
      insert into randevu_yer (randevu_id, randevu_basligi_id, baslangic, bitis, cakisma_yasak, ustune)
      select k.yeni_id, y.id, ${istek.baslangic}::timestamp - k.tampon_once * interval '1 minute',
        ${istek.bitis}::timestamp + k.tampon_sonra * interval '1 minute', y.yasak, ${istek.ustune}
      from kontrol k, unnest(k.yerler, k.yasaklar) y (id, yasak) where k.hata is null and not k.bekler
      on conflict do nothing returning randevu_id
    ),
    yeni as (
      insert into randevu (id, musteri_id, randevu_basligi_id, uygulayan_personel_id, baslangic, bitis, durum, randevu_notu,
        ziyaret_id, zorlama_nedeni, tampon_once, tampon_sonra, islemi_yapan_personel_id, kayit_zamani, gelis_zamani, onay_zamani)
      select yeni_id, ${istek.musteriID}::bigint, ${istek.sutunID}::bigint, uygulayan_id, ${istek.baslangic}::timestamp,
        ${istek.bitis}::timestamp, ${randevuDurumu}, ${randevuNotu}, ${istek.ziyaretID}::bigint, ${istek.ustune ? randevu.zorlamaNedeni! : null}, tampon_once, tampon_sonra, ${kaydeden.personelID}::bigint,
        ${clock.now()}::timestamptz, ${randevuDurumu === RandevuDurumu.geldi ? clock.wallClock() : null}::timestamp,
        ${randevuDurumu === RandevuDurumu.onaylandi ? clock.wallClock() : null}::timestamp
      from kontrol where (select count(*) from yer) = cardinality(yerler)
      returning id
    ),
    hizmet as (
      insert into randevu_hizmet (randevu_id, alt_urun_id)
      select yeni.id, h.id from yeni, unnest(${istek.altUrunIDler}::bigint[]) with ordinality h (id, sira) order by h.sira
    )
    select hata, ara_nedeni, gerek_var, bekler, "musteriCakisiyor", (select id from yeni) as id from kontrol`.execute(tx);
  return rows[0]!;
}
