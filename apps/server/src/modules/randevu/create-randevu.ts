import type { randevuCalls } from '@defter/contract/randevu.ts';
import { RandevuDurumu } from '@defter/rules/randevu.ts';
import { sql } from 'kysely';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { requireNew } from '../../platform/http/require-new.ts';
import { readZaman } from './check-zaman.ts';
import { registerKayitsiz } from './register-kayitsiz.ts';
import { type Bulgu, istekOf, kontrol, throwHata } from './check-randevu.ts';

/** Somebody may be booked as confirmed, or as having walked in; never as cancelled. */
const ILK_DURUMLAR: readonly string[] = [RandevuDurumu.bekliyor, RandevuDurumu.onaylandi, RandevuDurumu.geldi];

type Row = Bulgu & { id: number | null; musteriCakisiyor: boolean };

/**
 * Books an appointment: check, row and services are one statement. The constraint says whether the time is taken. It leads
 * to no row instead of an error, which would cost the whole transaction.
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
    with kontrol as materialized (${kontrol(istek)}),
    yeni as (
      insert into randevu (musteri_id, randevu_basligi_id, uygulayan_personel_id, baslangic, bitis, durum, randevu_notu,
        cakisma_yasak, tampon_once, tampon_sonra, islemi_yapan_personel_id, kayit_zamani, gelis_zamani)
      select ${istek.musteriID}::bigint, ${istek.sutunID}::bigint, uygulayan_id, ${zaman.baslangic}::timestamp,
        ${zaman.bitis}::timestamp, ${randevuDurumu}, ${randevuNotu}, cakisma_yasak, tampon_once, tampon_sonra, ${oturum.personelID}::bigint,
        ${clock.now()}::timestamptz, ${randevuDurumu === RandevuDurumu.geldi ? clock.wallClock() : null}::timestamp
      from kontrol where hata is null
      on conflict do nothing returning id
    ),
    hizmet as (
      insert into randevu_hizmet (randevu_id, alt_urun_id)
      select yeni.id, h.id from yeni, unnest(${istek.altUrunIDler}::bigint[]) with ordinality h (id, sira) order by h.sira
    )
    select hata, ara_nedeni, "musteriCakisiyor", (select id from yeni) as id from kontrol`.execute(tx);
  const { id, musteriCakisiyor } = rows[0]!;
  throwHata(rows[0]!);
  if (id === null) throw new AppError('ayniSaatteRandevu');
  // The log names a new customer by the id; what the desk wrote down of them stands on the card.
  const { id: _id, surum: _surum, adi: _adi, soyadi: _soyadi, kayitsizTelefon: _telefon, randevuHizmet: _hizmet, ...alanlar } = body;
  degisim(null, { ...alanlar, musteriID, hizmetler });
  return { id, musteriCakisiyor };
}
