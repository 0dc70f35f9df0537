import type { dashboardCalls } from '@defter/contract/dashboard.ts';
import { dogumGunleri } from '@defter/rules/dogum-gunu.ts';
import { sql } from 'kysely';
import { FOUND_ROWS, pageOf } from '../../platform/db/page.ts';
import type { Context } from '../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../platform/http/reply.ts';
import { KISI, NUMARA, SURUYOR } from './kisi.ts';

const DAYS = 7;

/** Birthdays of a day and of the six after it, the nearest first. */
export async function listDogumGunleri({ tx, query, clock }: Context<typeof dashboardCalls.dogumGunuOlanlar>) {
  const gunler = dogumGunleri(query.tarih ?? clock.today(), DAYS);
  const { rows } = await sql<JsonOf<typeof dashboardCalls.dogumGunuOlanlar>>`
    with gunler as (select * from unnest(${gunler.map(({ no }) => no)}::int[], ${gunler.map(({ tarih }) => tarih)}::date[]) g (no, tarih)),
    bulunan as materialized (
      select g.tarih, m.* from gunler g join musteri_ozet m on m.dogum_gunu = g.no where ${SURUYOR} and m.dogum_tarihi <= g.tarih
    )
    select ${FOUND_ROWS}
    from (
      select ${KISI}, m.tarih, (extract(year from m.tarih) - extract(year from m.dogum_tarihi))::int as yas
      from (select * from bulunan order by tarih, id ${pageOf(query)}) m ${NUMARA} order by m.tarih, m.id
    ) satir`.execute(tx);
  return new RawJson(rows[0]!);
}
