import type { birlestirmeCalls } from '@defter/contract/birlestirme.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/http/context.ts';
import { requireIkisi } from './preview-birlestirme.ts';

const ordered = ({ birID, ikiID }: { birID: number; ikiID: number }) => [Math.min(birID, ikiID), Math.max(birID, ikiID)] as const;

/** Notes that two records are different people, so that nobody is asked again. */
export async function markFarkli({ tx, body, oturum, about, degisim }: Context<typeof birlestirmeCalls.farkliKisiler>) {
  await requireIkisi(tx, { kalanID: body.birID, gidenID: body.ikiID });
  const [kucuk, buyuk] = ordered(body);
  await sql`insert into musteri_farkli (kucuk_id, buyuk_id, personel_id) values (${kucuk}, ${buyuk}, ${oturum.personelID})
    on conflict (bayi_id, kucuk_id, buyuk_id) do nothing`.execute(tx);
  about(body.birID);
  degisim(null, { kisiler: [body.birID, body.ikiID] });
  return {};
}

export async function unmarkFarkli({ tx, body, about, degisim }: Context<typeof birlestirmeCalls.farkliKisilerGeriAl>) {
  await requireIkisi(tx, { kalanID: body.birID, gidenID: body.ikiID });
  const [kucuk, buyuk] = ordered(body);
  await sql`delete from musteri_farkli where kucuk_id = ${kucuk} and buyuk_id = ${buyuk}`.execute(tx);
  about(body.birID);
  degisim({ kisiler: [body.birID, body.ikiID] }, null);
  return {};
}
