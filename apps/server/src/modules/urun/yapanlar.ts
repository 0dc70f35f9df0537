import type { altUrunCalls } from '@defter/contract/alt-urun.ts';
import { sql } from 'kysely';
import { raiseSurum } from '../../platform/db/surum.ts';
import { found } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';

type Yapanlar = { personelIDler: number[]; sutunIDler: number[]; yerIDler: number[]; personelSayisi: number };

/** Reads the people who may perform a service, its columns, and what it takes beside them. An empty list allows everybody or every column. */
export async function getYapanlar({ tx, params }: Context<typeof altUrunCalls.yapanlar>) {
  const { rows } = await sql<Yapanlar & { surum: number }>`
    select u.surum,
      (select coalesce(json_agg(personel_id order by personel_id), '[]') from alt_urun_personel y
        where y.bayi_id = u.bayi_id and y.alt_urun_id = u.id) as "personelIDler",
      (select coalesce(json_agg(randevu_basligi_id order by randevu_basligi_id), '[]') from alt_urun_sutun y
        where y.bayi_id = u.bayi_id and y.alt_urun_id = u.id) as "sutunIDler",
      (select coalesce(json_agg(randevu_basligi_id order by randevu_basligi_id), '[]') from alt_urun_yer y
        where y.bayi_id = u.bayi_id and y.alt_urun_id = u.id) as "yerIDler", u.personel_sayisi as "personelSayisi"
    from alt_urun u where u.id = ${params.id}`.execute(tx);
  return found(rows[0]);
}

/** Replaces the lists in one statement. */
export async function saveYapanlar({ tx, body, degisim }: Context<typeof altUrunCalls.saveYapanlar>) {
  const { altUrunID, personelIDler, sutunIDler, yerIDler, personelSayisi } = body;
  await raiseSurum(tx, { tablo: 'alt_urun', id: altUrunID }, body.surum);
  // The statement still sees the previous lists.
  const { rows } = await sql<Yapanlar & { id: number }>`
    with u as materialized (select id, personel_sayisi from alt_urun where id = ${altUrunID} for update),
    p as (select distinct id from unnest(${personelIDler ?? []}::bigint[]) id),
    s as (select distinct id from unnest(${sutunIDler ?? []}::bigint[]) id),
    e as (select distinct id from unnest(${yerIDler ?? []}::bigint[]) id),
    sayi as (update alt_urun a set personel_sayisi = coalesce(${personelSayisi ?? null}::int, a.personel_sayisi) from u where a.id = u.id),
    eski_yer as (delete from alt_urun_yer y using u where ${yerIDler !== undefined} and y.alt_urun_id = u.id and y.randevu_basligi_id not in (select id from e)),
    yer as (
      insert into alt_urun_yer (alt_urun_id, randevu_basligi_id) select u.id, e.id from u, e on conflict do nothing
    ),
    eski_personel as (delete from alt_urun_personel y using u where ${personelIDler !== undefined} and y.alt_urun_id = u.id and y.personel_id not in (select id from p)),
    eski_sutun as (delete from alt_urun_sutun y using u where ${sutunIDler !== undefined} and y.alt_urun_id = u.id and y.randevu_basligi_id not in (select id from s)),
    personel as (
      insert into alt_urun_personel (alt_urun_id, personel_id) select u.id, p.id from u, p on conflict do nothing
    ),
    sutun as (
      insert into alt_urun_sutun (alt_urun_id, randevu_basligi_id) select u.id, s.id from u, s on conflict do nothing
    )
    select id,
      array(select y.personel_id from alt_urun_personel y, u where y.alt_urun_id = u.id order by 1) as "personelIDler",
      array(select y.randevu_basligi_id from alt_urun_sutun y, u where y.alt_urun_id = u.id order by 1) as "sutunIDler",
      array(select y.randevu_basligi_id from alt_urun_yer y, u where y.alt_urun_id = u.id order by 1) as "yerIDler",
      personel_sayisi as "personelSayisi"
    from u`.execute(tx);
  const { id, ...eski } = found(rows[0]);
  const sorted = (idler?: readonly number[]) => idler && [...new Set(idler)].toSorted((a, b) => a - b);
  degisim(eski, { personelIDler: sorted(personelIDler), sutunIDler: sorted(sutunIDler), yerIDler: sorted(yerIDler), personelSayisi });
  return { id };
}
