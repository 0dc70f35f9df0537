import { type fiyatDegisimiCalls, toFiyatIslemi } from '@defter/contract/fiyat-degisimi.ts';
import { sum, ZERO } from '@defter/rules/para.ts';
import { liraOf } from '../../platform/db/lira.ts';
import { sql } from 'kysely';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { checkDegisim, chooseFiyatlar, previewFiyat, readFiyatlar } from './fiyat-degisimi.ts';
import { canSeeMaliyet } from './urun-columns.ts';

/** Previews a bulk change. */
export async function previewFiyatlar({ tx, query, oturum, clock }: Context<typeof fiyatDegisimiCalls.onizleme>) {
  checkDegisim(query, clock.today());
  const grup = query.anaUrunID === null ? sql`true` : sql`a.id = ${query.anaUrunID}`;
  const urunler = await readFiyatlar(tx, query.gecerlilik, sql`u.satista_mi and coalesce(a.satista_mi, true) and ${grup}`);
  return { liste: urunler.map((urun) => previewFiyat(urun, query, canSeeMaliyet(oturum))) };
}

/**
 * Writes a row of prices with its first day for each product whose price changes. Sales keep their prices, and no job has to
 * run on that day, because reading asks for the price of the day.
 */
export async function changeFiyatlar({ tx, body, oturum, clock, degisim }: Context<typeof fiyatDegisimiCalls.create>) {
  checkDegisim(body, clock.today());
  const idler = [...new Set(body.altUrunIDler)];
  const [, urunler] = await Promise.all([
    // The lock makes parallel changes of these products wait, and prices are read after it.
    sql`select from alt_urun where id = any(${idler}::bigint[]) order by id for update`.execute(tx),
    readFiyatlar(tx, body.gecerlilik, sql`u.id = any(${idler}::bigint[])`),
  ]);
  if (urunler.length < idler.length) throw new AppError('bulunamadi');
  const onizlemeler = urunler.map((urun) => previewFiyat(urun, body, false));
  const yeniler = chooseFiyatlar(onizlemeler);
  const toplam = sum(onizlemeler.map(({ yeniFiyat }) => yeniFiyat ?? ZERO));
  if (body.yeniToplam !== null && toplam !== body.yeniToplam) throw new AppError('kayitDegismis');

  const islem = toFiyatIslemi(body);
  const { rows } = await sql<{ id: number }>`
    with degisim as (
      insert into fiyat_degisimi (tip, deger, yuvarlama, ikinci_fiyat, gecerlilik, urun_sayisi, personel_id)
      values (${body.tip}, ${islem.tip === 'tutar' ? liraOf(islem.deger) : islem.deger}, ${body.yuvarlama}, ${body.ikinciFiyat}, ${body.gecerlilik}::date, ${yeniler.length},
        ${oturum.personelID})
      returning id
    ), fiyatlar as (
      insert into alt_urun_fiyat (alt_urun_id, gecerlilik, fiyat, fiyat2, fiyat_degisimi_id, personel_id)
      select y.id, ${body.gecerlilik}::date, y.fiyat, y.fiyat2, degisim.id, ${oturum.personelID}::bigint
      from degisim, json_to_recordset(${JSON.stringify(yeniler.map(({ id, fiyat, fiyat2 }) => ({ id, fiyat: liraOf(fiyat), fiyat2: liraOf(fiyat2) })))}::json) as y (id bigint, fiyat numeric, fiyat2 numeric)
    ), urunler as (
      -- A form that was opened before would put the old price back.
      update alt_urun set surum = surum + 1 where id = any(${yeniler.map(({ id }) => id)}::bigint[])
    )
    select id from degisim`.execute(tx);
  const { tip, deger, yuvarlama, ikinciFiyat, gecerlilik } = body;
  degisim(null, { tip, deger, yuvarlama: yuvarlama === 'yok' ? null : yuvarlama, ikinciFiyat: ikinciFiyat || null, gecerlilik });
  for (const { adi, eskiFiyat, yeniFiyat, eskiFiyat2, yeniFiyat2 } of onizlemeler) {
    degisim({ [`fiyat:${adi}`]: eskiFiyat, [`fiyat2:${adi}`]: eskiFiyat2 }, { [`fiyat:${adi}`]: yeniFiyat, [`fiyat2:${adi}`]: yeniFiyat2 });
  }
  return { id: rows[0]!.id, sayi: yeniler.length };
}
