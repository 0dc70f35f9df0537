import { type AnyCall, OKUMA_ISLEMLERI } from '@defter/contract/call.ts';
import { sql } from 'kysely';
import type { Oturum } from './auth/oturum.ts';
import type { Database } from './db/database.ts';
import { AppError } from './errors/app-error.ts';
import { recordIn } from './record-of.ts';

type Degistiren = { kim: string; zaman: string; gecen: number; siz: number };

/**
 * Adds to the refusal of a second save by whom and when the first was made. It reads the record log's last entry on that record,
 * and only in this case. An entry of long ago is left out; a change of many records at once has no entry on this one.
 * Names of colleagues are no secret to signed-in people, and contact data is not included.
 * @returns the refusal with `kim`, `zaman`, `siz` (1: the same person, elsewhere) and the seconds that have passed; any
 *   other error unchanged
 */
export async function withLastChange(database: Database, { kayit }: AnyCall, { oturum, body }: { oturum: Oturum; body: object }, error: unknown): Promise<unknown> {
  if (!(error instanceof AppError) || error.kod !== 'kayitDegismis' || !kayit) return error;
  const kayitID = recordIn(kayit, body);
  const degistiren = await database.read(oturum, async (tx) => {
    const { rows } = await sql<Degistiren>`
      select concat_ws(' ', p.ad, p.soyad) as kim, k.zaman, extract(epoch from now() - k.zaman)::int as gecen, (p.id = ${oturum.personelID})::int as siz
      from kayit_gunlugu k join personel p on p.bayi_id = k.bayi_id and p.id = k.personel_id
      where k.menu = ${kayit.menu} and k.nesne is not distinct from ${kayit.nesne ?? null}
        and ${kayitID === null ? sql`k.kayit_id is null` : sql`k.kayit_id = ${kayitID}`}
        and k.islem <> all(${[...OKUMA_ISLEMLERI]}::text[]) and k.zaman > now() - interval '1 day'
      order by k.zaman desc, k.id desc limit 1`.execute(tx);
    return rows[0];
  });
  return degistiren ? new AppError(error.kod, { alanlar: error.alanlar, veri: { ...error.veri, ...degistiren } }) : error;
}
