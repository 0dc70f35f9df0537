import type { randevuCalls } from '@defter/contract/randevu.ts';
import { addDays, formatTarih } from '@defter/rules/tarih.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Oturum } from '../../platform/auth/oturum.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../platform/http/reply.ts';
import { randevuSatirlari } from './list-randevular.ts';
import { shownRandevu } from './visible-randevu.ts';

type Bakan = { oturum: Oturum; clock: Clock };

/** Older ones are history that nobody at the desk remembers. */
const EN_COK_GUN = 30;
const EN_COK_SATIR = 50;

/** Appointments `r` of the days before today of which nobody has said whether the customer came. */
const bekleyen = ({ oturum, clock }: Bakan): RawBuilder<boolean> => sql`
  (r.baslangic >= ${addDays(clock.today(), -EN_COK_GUN)}::timestamp and r.baslangic < ${clock.today()}::timestamp
    and r.durum in ('B', 'O') and ${shownRandevu({ oturum, clock })})`;

/** What was not settled on the days before today, oldest first. All are counted in the index, and only those that are shown are looked up (`offset 0`). */
export async function listBekleyenler({ tx, oturum, clock }: Context<typeof randevuCalls.bekleyenler>) {
  const { rows } = await sql<JsonOf<typeof randevuCalls.bekleyenler>>`
    with bekleyenler as materialized (select r.bayi_id, r.id, r.baslangic from randevu r where ${bekleyen({ oturum, clock })}),
    ilkler as materialized (
      select r.* from (select * from bekleyenler order by baslangic, id limit ${EN_COK_SATIR}) b
      cross join lateral (select * from randevu where bayi_id = b.bayi_id and id = b.id offset 0) r
    )
    select (select count(*) from bekleyenler)::text as "toplamKayit", ${String(oturum.dunKapansin)} as zorunlu, coalesce(json_agg(satir), '[]')::text as liste
    from (
      ${randevuSatirlari(oturum, sql`ilkler`)}
      order by r.baslangic, r.id
    ) satir`.execute(tx);
  return new RawJson(rows[0]!);
}

/** Refuses something new to members of a role that settles the days before first. Throws dunKapanmadi with how many are left. */
export async function checkDun({ tx, oturum, clock }: Bakan & { tx: Tx }): Promise<void> {
  if (!oturum.dunKapansin) return;
  const { rows } = await sql<{ sayi: number; ilk: string | null }>`
    select count(*) as sayi, min(r.baslangic) as ilk from randevu r where ${bekleyen({ oturum, clock })}`.execute(tx);
  const { sayi, ilk } = rows[0]!;
  if (ilk !== null) throw new AppError('dunKapanmadi', { veri: { sayi, tarih: formatTarih(ilk.slice(0, 10)) } });
}
