import type { gunSonuCalls } from '@defter/contract/gun-sonu.ts';
import { AppError, found } from '../../platform/errors/app-error.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/http/context.ts';

/** Opens a closed day. Its page stays as it was sealed, and says who opened the day and why. */
export async function openGun({ tx, body, oturum, degisim }: Context<typeof gunSonuCalls.ac>) {
  const { rows } = await sql<{ acilmaZamani: string; acildi: boolean }>`
    with acilan as (
      update gun_sonu set acilma_zamani = now(), acan_id = ${oturum.personelID}::bigint, acilma_nedeni = ${body.neden}
      where id = ${body.id} and acilma_zamani is null returning id
    )
    select now()::text as "acilmaZamani", exists (select from acilan) as acildi from gun_sonu g where g.id = ${body.id}`.execute(tx);
  const { acilmaZamani, acildi } = found(rows[0]);
  if (!acildi) throw new AppError('kayitDegismis');
  degisim({ acilmaZamani: null, acilmaNedeni: null }, { acilmaZamani, acilmaNedeni: body.neden });
  return { id: body.id };
}
