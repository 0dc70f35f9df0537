import { type AnyCall, OKUMA_ISLEMLERI } from '@defter/contract/call.ts';
import { sql } from 'kysely';
import type { Oturum } from './auth/oturum.ts';
import type { Database } from './db/database.ts';
import { AppError } from './errors/app-error.ts';
import { recordIn } from './record-of.ts';

type Degistiren = { kim: string; zaman: string; gecen: number; siz: number };

/**
 * To the refusal of a save that came second, who was first and when: of the record log's last entry on that record, read
 * only then. Of long ago it is not told; somebody who changed many records at once stands in no entry of this one.
 * Names of colleagues are no secret to anybody who is signed in, contact data is not in it.
 * @returns the refusal with `kim`, `zaman`, `siz` (1: oneself, elsewhere) and how many seconds have passed; any other error as it is.
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
