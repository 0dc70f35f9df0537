import type { BodyOf } from '@defter/contract/call.ts';
import type { otomatikSmsCalls } from '@defter/contract/otomatik-sms.ts';
import { plusDakika } from '@defter/rules/otomatik-sms.ts';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { AppError, found } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { loadKurallar } from './kurallar.ts';
import { planla } from './plan.ts';

type Atlanan = BodyOf<typeof otomatikSmsCalls.atla>;
/** The plan is skipped as far as it is shown, and a little beyond: a desk may have read it some minutes ago. */
const UFUK_DK = 8 * 24 * 60;

/** Leaves one message of the plan out: its row stands, so the job does not queue it. What has gone already cannot be skipped. */
export async function skipGonderi({ tx, body, oturum, clock, degisim }: Context<typeof otomatikSmsCalls.atla>) {
  const { musteriID, temel, zaman } = await findPlanli(tx, body, clock);
  const { rows } = await sql`
    insert into otomatik_gonderi (kural_id, kayit_id, musteri_id, temel, zaman, atlayan_personel_id)
    values (${body.kuralID}, ${body.kayitID}, ${musteriID}, ${temel}::timestamp, ${zaman}::timestamp, ${oturum.personelID})
    on conflict (bayi_id, kural_id, kayit_id, temel) do nothing returning id`.execute(tx);
  if (rows.length === 0) throw new AppError('kayitDegismis');
  degisim({ atlananZaman: null }, { atlananZaman: zaman });
  return {};
}

/** Lets a message that was skipped go out after all, if its time has not come yet. */
export async function unskipGonderi({ tx, body, clock, degisim }: Context<typeof otomatikSmsCalls.atlamaGeriAl>) {
  const { rows } = await sql<{ zaman: string }>`
    delete from otomatik_gonderi where kural_id = ${body.kuralID} and kayit_id = ${body.kayitID} and temel = ${body.temel}::timestamp and atlayan_personel_id is not null
      and zaman > ${clock.wallClock()}::timestamp
    returning to_char(zaman, 'YYYY-MM-DD HH24:MI') as zaman`.execute(tx);
  degisim({ atlananZaman: found(rows[0]).zaman }, { atlananZaman: null });
  return {};
}

async function findPlanli(tx: Tx, { kuralID, kayitID, temel }: Atlanan, clock: Clock): Promise<{ musteriID: number; temel: string; zaman: string }> {
  const simdi = clock.wallClock().slice(0, 16);
  const plan = await planla(tx, await loadKurallar(tx, sql`id = ${kuralID}`), { sonra: simdi, kadar: plusDakika(simdi, UFUK_DK) }, sql`a.kayit_id = ${kayitID}`);
  const { aday, zaman } = found(plan.find((one) => one.aday.temel === temel.slice(0, 16).replace('T', ' ')));
  return { musteriID: aday.musteriID, temel: aday.temel, zaman };
}
