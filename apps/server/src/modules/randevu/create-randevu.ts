import type { randevuCalls } from '@defter/contract/randevu.ts';
import { RandevuDurumu } from '@defter/rules/randevu.ts';
import { sql } from 'kysely';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { requireNew } from '../../platform/http/require-new.ts';
import { placeRandevu } from './place-randevu.ts';
import { readZaman } from './check-zaman.ts';
import { registerKayitsiz } from './register-kayitsiz.ts';
import { type Bulgu, istekOf, kontrol, throwHata } from './check-randevu.ts';

/** Somebody may be booked as confirmed, or as having walked in; never as cancelled. */
const ILK_DURUMLAR: readonly string[] = [RandevuDurumu.bekliyor, RandevuDurumu.onaylandi, RandevuDurumu.geldi];

type Row = Bulgu & { id: number | null; musteriCakisiyor: boolean };

/**
 * Books an appointment: check, places, row and services are one statement. The constraint says whether the time is taken. It
 * leads to no row instead of an error; some places without the others break the foreign key, and nothing is written.
 */
export async function createRandevu({ tx, body: sent, oturum, clock, degisim }: Context<typeof randevuCalls.create>) {
  const body = { ...sent, randevuTarihi: sent.randevuTarihi ?? clock.today() };
  const { randevuDurumu, randevuNotu } = body;
  requireNew(body);
  if (!ILK_DURUMLAR.includes(randevuDurumu)) throw new AppError('durumGecisiYok', { alanlar: { randevuDurumu: 'durumGecisiYok' } });
  const zaman = readZaman(body);

  const musteriID = body.musteriID || (await registerKayitsiz(tx, body, oturum));
  const hizmetler = body.randevuHizmet.map(({ altUrunID }) => altUrunID);
  const istek = istekOf({ ...body, musteriID }, zaman, { oturum, clock }, { yazilan: hizmetler, hepsi: hizmetler });
  const { rows } = await sql<Row>`
    with kontrol as materialized (select k.*, nextval(pg_get_serial_sequence('randevu', 'id')) as yeni_id from (${kontrol(istek)}) k),
    yer as (
      insert into randevu_yer (randevu_id, randevu_basligi_id, baslangic, bitis, cakisma_yasak)
      select k.yeni_id, y.id, ${zaman.baslangic}::timestamp - k.tampon_once * interval '1 minute',
        ${zaman.bitis}::timestamp + k.tampon_sonra * interval '1 minute', y.yasak
      from kontrol k, unnest(k.yerler, k.yasaklar) y (id, yasak) where k.hata is null
      on conflict do nothing returning randevu_id
    ),
    yeni as (
      insert into randevu (id, musteri_id, randevu_basligi_id, uygulayan_personel_id, baslangic, bitis, durum, randevu_notu,
        tampon_once, tampon_sonra, islemi_yapan_personel_id, kayit_zamani, gelis_zamani)
      select yeni_id, ${istek.musteriID}::bigint, ${istek.sutunID}::bigint, uygulayan_id, ${zaman.baslangic}::timestamp,
        ${zaman.bitis}::timestamp, ${randevuDurumu}, ${randevuNotu}, tampon_once, tampon_sonra, ${oturum.personelID}::bigint,
        ${clock.now()}::timestamptz, ${randevuDurumu === RandevuDurumu.geldi ? clock.wallClock() : null}::timestamp
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
  if (id === null) throw new AppError('ayniSaatteRandevu');
  if (gerekVar || body.yerler.length > 0) {
    await placeRandevu(tx, { ...zaman, randevuID: id, hizmetIDler: hizmetler, istenen: body.yerler, onceki: [], vardiyaDisi: istek.vardiyaDisi });
  }
  // The log names a new customer by the id; what the desk wrote down of them stands on the card.
  const { id: _id, surum: _surum, adi: _adi, soyadi: _soyadi, kayitsizTelefon: _telefon, randevuHizmet: _hizmet, ...alanlar } = body;
  degisim(null, { ...alanlar, musteriID, hizmetler });
  return { id, musteriCakisiyor };
}
