import type { vardiyaCalls } from '@defter/contract/vardiya.ts';
import { type RawBuilder, sql } from 'kysely';
import { sendStatement, type Tx } from '../../platform/db/connection.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { lockPlanned } from '../personel/izinler.ts';
import { sablonZamanlari } from './sablon-columns.ts';
import { type AnlatilanGun, tellGunler, tellPlan } from './tell-plan.ts';

type Gun = { personelID: number; tarih: string; sablonID: number | null };
type Onceki = { personelID: number; tarih: string; vardiyaSablon: { id: number | null } };
type Row = { sayi: number; onceki: Onceki[]; gunler: AnlatilanGun[] };

/**
 * Replaces the plan of the sent days, and empties days that are sent without a template. A shift that is planned already keeps
 * its hours, even if its template has changed. Overlaps are refused (vardiya_cakismasi) after all shifts are written, also of a
 * night with the next day's shift.
 */
export async function saveKayitlar({ tx, body, ...log }: Context<typeof vardiyaCalls.saveKayitlar>) {
  const gunler = withoutTwice(body.vardiyaRandevular.map(({ vardiyaSablon, ...gun }) => ({ ...gun, sablonID: vardiyaSablon.id })));
  lockPlan(tx, gunler);
  const { rows } = await sql<Row>`
    with g as materialized (${asRows(gunler)}),
    eski as materialized (${ONCEKI_GUNLER}),
    silinen as (
      delete from vardiya v using g where v.personel_id = g."personelID" and v.tarih = g.tarih
        and not exists (select from g w where (w."personelID", w.tarih, w."sablonID") = (v.personel_id, v.tarih, v.vardiya_sablon_id))
    ),
    yazilan as (
      insert into vardiya (personel_id, tarih, vardiya_sablon_id, baslangic, bitis)
      select g."personelID", g.tarih, s.id, ${sablonZamanlari(sql`g.tarih`)}
      from g join vardiya_sablon s on s.id = g."sablonID" and (s.silindi is null
        or exists (select from vardiya v where (v.personel_id, v.tarih, v.vardiya_sablon_id) = (g."personelID", g.tarih, s.id)))
      on conflict (bayi_id, personel_id, tarih, vardiya_sablon_id) do update set baslangic = vardiya.baslangic
      returning 1
    )
    select (select count(*) from yazilan) as sayi, (select onceki from eski) as onceki,
      ${tellGunler(sql`from g w join vardiya_sablon s on s.id = w."sablonID" where (w."personelID", w.tarih) = (k."personelID", k.tarih)`)} as gunler`.execute(tx);
  const { sayi, onceki, gunler: degisen } = rows[0]!;
  refuseOther(onceki, body.beklenen);
  if (sayi < gunler.filter(({ sablonID }) => sablonID !== null).length) throw new AppError('bulunamadi');
  tellPlan(log, degisen);
  return { sayi: daysOf(gunler).size, onceki };
}

/** Empties days, or removes one shift of each. */
export async function removeKayitlar({ tx, body, ...log }: Context<typeof vardiyaCalls.removeKayitlar>) {
  const gunler = withoutTwice(body.vardiyaRandevular.map(({ vardiyaSablon, ...gun }) => ({ ...gun, sablonID: vardiyaSablon?.id ?? null })));
  lockPlan(tx, gunler);
  const { rows } = await sql<Row>`
    with g as materialized (${asRows(gunler)}),
    eski as materialized (${ONCEKI_GUNLER}),
    silinen as (
      delete from vardiya v where exists (
        select from g where g."personelID" = v.personel_id and g.tarih = v.tarih and coalesce(g."sablonID", v.vardiya_sablon_id) = v.vardiya_sablon_id
      ) returning v.personel_id, v.tarih
    )
    select (select count(distinct (personel_id, tarih)) from silinen) as sayi, (select onceki from eski) as onceki,
      ${tellGunler(sql`from vardiya v join vardiya_sablon s on s.bayi_id = v.bayi_id and s.id = v.vardiya_sablon_id
        where v.personel_id = k."personelID" and v.tarih = k.tarih and not exists (select from g w where (w."personelID", w.tarih) = (k."personelID", k.tarih)
          and coalesce(w."sablonID", v.vardiya_sablon_id) = v.vardiya_sablon_id)`)} as gunler`.execute(tx);
  const { sayi, onceki, gunler: degisen } = rows[0]!;
  refuseOther(onceki, body.beklenen);
  if (sayi === 0) throw new AppError('bulunamadi');
  tellPlan(log, degisen);
  return { sayi, onceki };
}

/**
 * Makes parallel plans of the same people wait for each other, so that no day mixes two of them. Bookings do not wait. A template
 * that is being deleted or changed is waited for too: a day gets the hours that it has then.
 */
function lockPlan(tx: Tx, gunler: readonly Gun[]): void {
  lockPlanned(tx, [...new Set(gunler.map(({ personelID }) => personelID))]);
  const sablonlar = [...new Set(gunler.flatMap(({ sablonID }) => sablonID ?? []))];
  sendStatement(tx, sql`select from vardiya_sablon where id = any(${sablonlar}::bigint[]) order by id for share`);
}

/** Throws planDegismis if another desk has changed the days since the caller has read them. */
function refuseOther(simdiki: readonly Onceki[], beklenen: readonly Onceki[] | null): void {
  const planOf = (gunler: readonly Onceki[]) =>
    new Map([...Map.groupBy(gunler, ({ personelID, tarih }) => `${personelID} ${tarih}`)].map(([gun, kayitlar]) => [gun, describe(kayitlar)]));
  const describe = (kayitlar: readonly Onceki[]) => [...new Set(kayitlar.map(({ vardiyaSablon }) => vardiyaSablon.id ?? 0))].toSorted((a, b) => a - b).join();
  const plan = planOf(simdiki);
  for (const [gun, kayitlar] of planOf(beklenen ?? [])) if (plan.has(gun) && plan.get(gun) !== kayitlar) throw new AppError('planDegismis');
}

const asRows = (gunler: readonly Gun[]): RawBuilder<unknown> => sql`
  select * from json_to_recordset(${JSON.stringify(gunler)}::json) x ("personelID" bigint, tarih date, "sablonID" bigint)`;

/** The days of `g` before the statement changes them. */
const ONCEKI_GUNLER = sql`
  select coalesce(json_agg(json_build_object('personelID', k."personelID", 'tarih', k.tarih, 'vardiyaSablon', json_build_object('id', v.vardiya_sablon_id))
    order by k."personelID", k.tarih, v.baslangic), '[]') as onceki
  from (select distinct "personelID", tarih from g) k
  left join vardiya v on v.personel_id = k."personelID" and v.tarih = k.tarih`;

/** Removes repetitions, because one statement cannot write a shift twice. */
function withoutTwice(gunler: readonly Gun[]): Gun[] {
  return [...new Map(gunler.map((gun) => [`${gun.personelID} ${gun.tarih} ${gun.sablonID}`, gun])).values()];
}

const daysOf = (gunler: readonly Gun[]) => new Set(gunler.map(({ personelID, tarih }) => `${personelID} ${tarih}`));
