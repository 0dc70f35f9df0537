import { withUnsaid } from '@defter/contract/degisen.ts';
import { type GorunumAyari, HERKESE_YETKISI, type raporGorunumuCalls } from '@defter/contract/rapor-gorunumu.ts';
import { type HazirRapor, RAPORLAR } from '@defter/contract/raporlar.ts';
import { sql } from 'kysely';
import type { Oturum } from '../../platform/auth/oturum.ts';
import { changeRecord } from '../../platform/db/change-record.ts';
import { AppError, found, wrongFields } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../platform/http/reply.ts';
import { requireNew } from '../../platform/http/require-new.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { takeTurn } from '../../platform/db/turn.ts';
import { adOf } from './sorgu.ts';

/** The most views of a business. */
const EN_COK_GORUNUM = 300;

/** Whose reports `g` somebody sees: those that they may see, their own and what is for everybody. */
const gorulen = ({ yetkiler, personelID }: Oturum) => sql`('rapor:' || g.rapor) = any(${[...yetkiler]}::text[]) and (g.herkese or g.personel_id = ${personelID})`;

export async function listGorunumler({ tx, oturum }: Context<typeof raporGorunumuCalls.list>) {
  const { rows } = await sql<JsonOf<typeof raporGorunumuCalls.list>>`
    select coalesce(json_agg(satir), '[]')::text as liste from (
      select g.id, g.surum, g.rapor, g.adi, g.herkese, g.ayar,
        (select coalesce(json_agg(a.personel_id order by a.personel_id), '[]') from rapor_alicisi a where a.bayi_id = g.bayi_id and a.gorunum_id = g.id) as alicilar, ${adOf('p')} as "personelAdi", not g.herkese or ${oturum.yetkiler.has(HERKESE_YETKISI)} as "degisirMi"
      from rapor_gorunumu g join personel_ozet p on p.bayi_id = g.bayi_id and p.id = g.personel_id
      where ${gorulen(oturum)} order by katla(g.adi), g.id
    ) satir`.execute(tx);
  return new RawJson(rows[0]!);
}

export async function createGorunum({ tx, oturum, body }: Context<typeof raporGorunumuCalls.create>) {
  requireNew(body);
  const { rapor, adi, herkese, ayar, alicilar } = body;
  if (!oturum.yetkiler.has(`rapor:${rapor}`)) throw new AppError('yetkiYok');
  requireHerkese(oturum, herkese);
  checkAyar(rapor, ayar);
  checkAlicilar(herkese, alicilar);
  // Those who keep one at once come one after the other.
  takeTurn(tx, 'rapor_gorunumu');
  const { rows } = await sql<{ id: number }>`
    insert into rapor_gorunumu (rapor, adi, herkese, personel_id, ayar)
    select ${rapor}, ${adi}, ${herkese}, ${oturum.personelID}::bigint, ${JSON.stringify(ayar)}::jsonb
    where (select count(*) from rapor_gorunumu) < ${EN_COK_GORUNUM} returning id`.execute(tx);
  if (!rows[0]) throw new AppError('gorunumDolu');
  await saveAlicilar(tx, rows[0].id, alicilar);
  return rows[0];
}

/** Changes the name, for whom it is, or how the report is looked at. Of the last, what is not said stays. */
export async function updateGorunum({ tx, oturum, body: { id, surum, adi, herkese, ayar, alicilar } }: Context<typeof raporGorunumuCalls.update>) {
  const before = await lockGorunum(tx, oturum, id);
  requireHerkese(oturum, herkese ?? false);
  const next = withUnsaid<GorunumAyari>(ayar ?? {}, before.ayar);
  checkAyar(before.rapor, next);
  const isOrtak = herkese ?? before.herkese;
  if (alicilar) checkAlicilar(isOrtak, alicilar);
  await changeRecord(tx, { tablo: 'rapor_gorunumu', id, surum }, { adi, herkese, ayar: JSON.stringify(next) });
  // A view that is private again is sent to nobody.
  if (alicilar || !isOrtak) await saveAlicilar(tx, id, alicilar ?? []);
  return { id };
}

export async function removeGorunum({ tx, oturum, body: { id } }: Context<typeof raporGorunumuCalls.remove>) {
  await lockGorunum(tx, oturum, id);
  await tx.deleteFrom('rapor_gorunumu').where('id', '=', id).execute();
  return { id };
}

/** Holds a view that the person may change: their own, or one for everybody with the right to it. One that they do not see is not there. */
async function lockGorunum(tx: Tx, oturum: Oturum, id: number): Promise<{ rapor: HazirRapor; ayar: GorunumAyari; herkese: boolean }> {
  const { rows } = await sql<{ rapor: HazirRapor; ayar: GorunumAyari; herkese: boolean }>`
    select g.rapor, g.ayar, g.herkese from rapor_gorunumu g where g.id = ${id} and ${gorulen(oturum)} for update`.execute(tx);
  const gorunum = found(rows[0]);
  requireHerkese(oturum, gorunum.herkese);
  return gorunum;
}

/** Replaces the colleagues who get the figures of a view. */
async function saveAlicilar(tx: Tx, id: number, alicilar: readonly number[]): Promise<void> {
  await sql`
    with eskiler as (delete from rapor_alicisi where gorunum_id = ${id} and personel_id <> all(${[...alicilar]}::bigint[]))
    insert into rapor_alicisi (gorunum_id, personel_id) select distinct ${id}::bigint, kim from unnest(${[...alicilar]}::bigint[]) kim on conflict do nothing`.execute(tx);
}

function checkAlicilar(herkese: boolean, alicilar: readonly number[]): void {
  if (!herkese && alicilar.length > 0) throw wrongFields({ alicilar: 'aliciHerkese' });
}

function requireHerkese({ yetkiler }: Oturum, herkese: boolean): void {
  if (herkese && !yetkiler.has(HERKESE_YETKISI)) throw new AppError('yetkiYok');
}

/** Refuses an order or columns that the report has not. */
function checkAyar(rapor: HazirRapor, { sirala, sutunlar }: GorunumAyari): void {
  const adlar = new Set<string>(RAPORLAR[rapor].sutunlar.map(({ ad }) => ad));
  if (sirala !== null && !adlar.has(sirala.replace(/^-/, ''))) throw wrongFields({ 'ayar.sirala': 'secimGecersiz' });
  if (sutunlar.some((ad) => !adlar.has(ad))) throw wrongFields({ 'ayar.sutunlar': 'secimGecersiz' });
}
