import type { stokCalls } from '@defter/contract/stok.ts';
import { sql } from 'kysely';
import { AppError, found } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../platform/http/reply.ts';
import { visibleSatis } from '../satis/visible-satis.ts';
import { lockStoklar } from './lock-stoklar.ts';
import { costFor, URUN } from './stok-satirlari.ts';

/** What the lines of a sale have used up; of an open one what its prescriptions will take, unless somebody has said otherwise. */
export async function getSatisSarfi(context: Context<typeof stokCalls.satisSarfi>) {
  const { tx, params, oturum } = context;
  const { rows } = await sql<JsonOf<typeof stokCalls.satisSarfi>>`
    select s.id::text as "satisID", (
      select coalesce(json_agg(satir), '[]')::text from (
        select i.id as "satisIcerikID", i.adi as "hizmetAdi", ${URUN}, n.beklenen::float8 as beklenen, n.miktar::float8 as miktar, n.fire::float8 as fire,
          ${costFor(oturum, sql`coalesce((select -sum(h.maliyet) from stok_hareketi h where h.bayi_id = i.bayi_id and h.satis_id = i.satis_id and h.satis_icerik_id = i.id and h.alt_urun_id = n.alt_urun_id and h.tur in ('sarf', 'fire')), 0)`)} as maliyet
        from satis_icerik_ozet i
        cross join lateral (
          select v.alt_urun_id, v.beklenen, v.miktar, v.fire from satis_sarf v where v.bayi_id = i.bayi_id and v.satis_icerik_id = i.id
          union all
          select r.sarf_urun_id, y.miktar, y.miktar, 0 from alt_urun_sarf_ozet r
          join stok_urun q on q.bayi_id = r.bayi_id and q.alt_urun_id = r.sarf_urun_id
          left join alt_urun_birim_ozet k on k.bayi_id = r.bayi_id and k.alt_urun_id = r.sarf_urun_id and k.birim_id = r.birim_id
          cross join lateral (select round(i.adet * r.miktar * coalesce(k.miktar, 1), 6) as miktar) y
          where s.islemde and s.durum <> 'P' and r.bayi_id = i.bayi_id and r.alt_urun_id = i.alt_urun_id and coalesce((select (a.degerler ->> 'receteKullanilsinMi')::boolean from ayar_ozet a), false)
            and not exists (select from satis_sarf v where v.bayi_id = i.bayi_id and v.satis_icerik_id = i.id)
        ) n
        join alt_urun_ozet u on u.bayi_id = i.bayi_id and u.id = n.alt_urun_id
        left join birim b on b.bayi_id = u.bayi_id and b.id = u.birim_id
        where i.bayi_id = s.bayi_id and i.satis_id = s.id order by i.sira, u.adi
      ) satir) as liste
    from satis_ozet s where s.id = ${params.id} and ${visibleSatis(context)}`.execute(tx);
  return new RawJson(found(rows[0]));
}

/** Corrects what lines have used up and wasted. Of a finished sale the difference moves at once, of an open one when it is finished. */
export async function saveSatisSarfi(context: Context<typeof stokCalls.saveSatisSarfi>) {
  const { tx, body, oturum, clock, degisim } = context;
  const { satisID, icerikler } = body;
  const { rows } = await sql<{ iptal: boolean; tarih: string }>`select * from stok_satisi(${oturum.bayiID}::bigint, ${satisID}::bigint)`.execute(tx);
  const satis = found(rows[0]);
  if (satis.iptal) throw new AppError('satisIptal');
  const urunler = await lockStoklar(tx, icerikler.map(({ altUrunID }) => altUrunID));
  const { rows: satirlar } = await sql<{ id: number; tarih: string }>`
    select i.id from satis_icerik_ozet i join satis_ozet s on s.bayi_id = i.bayi_id and s.id = i.satis_id
    where i.satis_id = ${satisID} and s.durum <> 'P' and ${visibleSatis({ oturum, clock })}`.execute(tx);
  const idler = satirlar.map(({ id }) => id);
  if (!icerikler.every(({ satisIcerikID }) => idler.includes(satisIcerikID))) throw new AppError('bulunamadi');
  await sql`select stok_recetesi(${oturum.bayiID}::bigint, ${[...new Set(icerikler.map(({ satisIcerikID }) => satisIcerikID))]}::bigint[])`.execute(tx);
  const { rows: eski } = await sql<{ adi: string; miktar: number; fire: number }>`
    select u.adi, sum(v.miktar)::float8 as miktar, sum(v.fire)::float8 as fire from satis_sarf v join alt_urun_ozet u on u.bayi_id = v.bayi_id and u.id = v.alt_urun_id
    where v.satis_id = ${satisID} and v.alt_urun_id = any(${[...urunler.keys()]}::bigint[]) group by u.adi`.execute(tx);
  const { rows: yeni } = await sql<{ adi: string; miktar: number; fire: number }>`
    with y as (
      insert into satis_sarf (satis_id, satis_icerik_id, alt_urun_id, beklenen, miktar, fire)
      select distinct on (g."satisIcerikID", g."altUrunID") ${satisID}::bigint, g."satisIcerikID", g."altUrunID", 0, g.miktar, g.fire
      from json_to_recordset(${JSON.stringify(icerikler.map((satir, sira) => ({ ...satir, sira })))}::json) as g (sira int, "satisIcerikID" bigint, "altUrunID" bigint, miktar numeric, fire numeric)
      order by g."satisIcerikID", g."altUrunID", g.sira desc
      on conflict (bayi_id, satis_icerik_id, alt_urun_id) do update set miktar = excluded.miktar, fire = excluded.fire
      returning alt_urun_id, miktar, fire
    )
    select u.adi, sum(y.miktar)::float8 as miktar, sum(y.fire)::float8 as fire from y join alt_urun_ozet u on u.id = y.alt_urun_id group by u.adi`.execute(tx);
  await sql`select stok_satis(${oturum.bayiID}::bigint, array[${satisID}::bigint], '{}')`.execute(tx);
  const tell = (liste: readonly { adi: string; miktar: number; fire: number }[]) => Object.fromEntries(liste.flatMap(({ adi, miktar, fire }) => [[`miktar:${adi}`, miktar], [`fire:${adi}`, fire]]));
  degisim({ ...Object.fromEntries(yeni.flatMap(({ adi }) => [[`miktar:${adi}`, 0], [`fire:${adi}`, 0]])), ...tell(eski) }, tell(yeni));
  return { id: satisID };
}
