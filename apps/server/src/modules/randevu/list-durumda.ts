import type { dashboardCalls } from '@defter/contract/dashboard.ts';
import { addDays } from '@defter/rules/tarih.ts';
import { type RawBuilder, sql } from 'kysely';
import { FOUND_ROWS, pageOf } from '../../platform/db/page.ts';
import type { Context } from '../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../platform/http/reply.ts';
import { randevuSatirlari } from './list-randevular.ts';
import { shownRandevu } from './visible-randevu.ts';

type ListContext = Context<typeof dashboardCalls.randevusuGecenler>;

const GECMIS_GUN = 30;
const IPTAL_GUN = 7;

/** Appointments of the last days whose time is over and that nobody has settled, oldest first. */
export const listGecenler = (context: ListContext) => {
  const simdi = context.clock.wallClock();
  return listOf(context, sql`r.baslangic >= ${addDays(context.clock.today(), -GECMIS_GUN)}::timestamp and r.baslangic < ${simdi}::timestamp
    and r.bitis < ${simdi}::timestamp and r.durum in ('B', 'O')`);
};

/** Cancelled and postponed appointments, from a week ago on, of customers who have nothing ahead. */
export const listIptaller = (context: ListContext) =>
  listOf(context, sql`r.baslangic >= ${addDays(context.clock.today(), -IPTAL_GUN)}::timestamp and r.durum in ('I', 'E')
    and not exists (select from randevu y where y.bayi_id = r.bayi_id and y.musteri_id = r.musteri_id and y.silindi is null
      and y.baslangic >= ${context.clock.wallClock()}::timestamp and y.durum in ('B', 'O', 'G', 'K'))`);

async function listOf({ tx, oturum, clock, query }: ListContext, kosul: RawBuilder<unknown>) {
  const { rows } = await sql<JsonOf<typeof dashboardCalls.randevusuGecenler>>`
    with bulunan as materialized (select * from randevu r where ${kosul} and ${shownRandevu({ oturum, clock })})
    select ${FOUND_ROWS}
    from (
      ${randevuSatirlari(oturum, sql`(select * from bulunan order by baslangic, id ${pageOf(query)})`)}
      order by r.baslangic, r.id
    ) satir`.execute(tx);
  return new RawJson(rows[0]!);
}
