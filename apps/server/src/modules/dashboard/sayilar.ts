import type { dashboardCalls } from '@defter/contract/dashboard.ts';
import type { Kurus } from '@defter/rules/para.ts';
import { addDays } from '@defter/rules/tarih.ts';
import { sql } from 'kysely';
import { kurusOf } from '../../platform/db/lira.ts';
import type { Context } from '../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../platform/http/reply.ts';
import { countedKasa, visibleKasa } from '../kasa/visible-kasa.ts';
import { shownRandevu } from '../randevu/visible-randevu.ts';
import { visibleSatis } from '../satis/visible-satis.ts';

const DAYS = 30;

/** How many customers there are that are in use. */
export async function countMusteriler({ tx, oturum, totals }: Context<typeof dashboardCalls.musteriSayisi>) {
  const count = async () => {
    const { rows } = await sql<{ sayi: number }>`select count(*)::int as sayi from musteri_ozet m where m.aktif_mi`.execute(tx);
    return rows[0]!.sayi;
  };
  return { musteriSayisi: await totals.count({ bayiID: oturum.bayiID, konu: 'musteri', filtre: 'ilkSayfa' }, count) };
}

/** The day, the day before and the same weekday of the week before. */
const daysOf = (tarih: string) => [tarih, addDays(tarih, -1), addDays(tarih, -7)] as const;

/** Appointments of a day that were neither cancelled nor postponed. */
export async function countRandevular({ tx, oturum, clock, query }: Context<typeof dashboardCalls.gunlukRandevuSayisi>) {
  const [gun, dun, hafta] = daysOf(query.tarih ?? clock.today());
  const counted = (tarih: string) => sql`count(*) filter (where r.baslangic >= ${tarih}::timestamp and r.baslangic < ${addDays(tarih, 1)}::timestamp)::int`;
  const { rows } = await sql<{ gun: number; dun: number; hafta: number }>`
    select ${counted(gun)} as gun, ${counted(dun)} as dun, ${counted(hafta)} as hafta from randevu_ozet r
    where r.baslangic >= ${hafta}::timestamp and r.baslangic < ${addDays(gun, 1)}::timestamp and r.durum not in ('I', 'E') and ${shownRandevu({ oturum, clock })}`.execute(tx);
  const { gun: gunlukRandevuSayisi, ...once } = rows[0]!;
  const may = oturum.yetkiler.has('gecmisTarihGor');
  return { gunlukRandevuSayisi, dun: may ? once.dun : null, gecenHafta: may ? once.hafta : null };
}

/** What was sold on a day, without what was cancelled. */
export async function sumSatislar({ tx, oturum, clock, query }: Context<typeof dashboardCalls.toplamSatis>) {
  const [gun, dun, hafta] = daysOf(query.tarih ?? clock.today());
  const sold = (tarih: string) => kurusOf(sql`coalesce(sum(s.toplam_tutar) filter (where s.tarih = ${tarih}::date), 0)`);
  const { rows } = await sql<{ gun: Kurus; dun: Kurus; hafta: Kurus }>`
    select ${sold(gun)} as gun, ${sold(dun)} as dun, ${sold(hafta)} as hafta from satis_ozet s
    where s.tarih in (${sql.join([gun, dun, hafta].map((tarih) => sql`${tarih}::date`))}) and s.iptal_zamani is null and ${visibleSatis({ oturum, clock })}`.execute(tx);
  const { gun: toplamSatis, ...once } = rows[0]!;
  const may = oturum.yetkiler.has('satisGecmis');
  return { toplamSatis, dun: may ? once.dun : null, gecenHafta: may ? once.hafta : null };
}

/** The till of the last 30 days, as far back as the person looks; a day without a movement is there as well. */
export async function listGelirGider({ tx, oturum, clock }: Context<typeof dashboardCalls.sonGelirGider>) {
  const bugun = clock.today();
  const ilk = oturum.yetkiler.has('gecmisTarihGor') ? addDays(bugun, 1 - DAYS) : bugun;
  const { rows } = await sql<JsonOf<typeof dashboardCalls.sonGelirGider>>`
    with gunler as (
      select k.tarih, sum(k.gelir) as gelir, sum(k.gider) as gider from kasa_ozet k
      where k.tarih between ${ilk}::date and ${bugun}::date and ${visibleKasa({ oturum, clock })} and ${countedKasa(oturum)} group by 1
    )
    select coalesce(sum(g.gelir), 0)::text as gelir, coalesce(sum(g.gider), 0)::text as gider,
      json_agg(json_build_object('tarih', d.gun::date, 'gelir', coalesce(g.gelir, 0), 'gider', coalesce(g.gider, 0)) order by d.gun)::text as liste
    from generate_series(${ilk}::timestamp, ${bugun}::timestamp, interval '1 day') d (gun) left join gunler g on g.tarih = d.gun::date`.execute(tx);
  return new RawJson(rows[0]!);
}

/** How many appointments stand on today and on each of the 29 days after it. */
export async function listGelecekRandevular({ tx, oturum, clock }: Context<typeof dashboardCalls.gelecekRandevular>) {
  const bugun = clock.today();
  const son = addDays(bugun, DAYS - 1);
  const { rows } = await sql<JsonOf<typeof dashboardCalls.gelecekRandevular>>`
    with gunler as (
      select r.baslangic::date as tarih, count(*) as sayi from randevu_ozet r
      where r.baslangic >= ${bugun}::timestamp and r.baslangic < ${addDays(son, 1)}::timestamp and r.durum not in ('I', 'E') and ${shownRandevu({ oturum, clock })}
      group by 1
    )
    select coalesce(sum(g.sayi), 0)::text as toplam, json_agg(json_build_object('tarih', d.gun::date, 'sayi', coalesce(g.sayi, 0)) order by d.gun)::text as liste
    from generate_series(${bugun}::timestamp, ${son}::timestamp, interval '1 day') d (gun) left join gunler g on g.tarih = d.gun::date`.execute(tx);
  return new RawJson(rows[0]!);
}
