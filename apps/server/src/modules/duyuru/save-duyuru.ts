import type { duyuruCalls } from '@defter/contract/duyuru.ts';
import { sql } from 'kysely';
import { found, wrongFields } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { countOkunmamis } from './list-duyurular.ts';

/** Writes an announcement, which its writer counts as having read. */
export async function createDuyuru({ tx, body: { baslik, metin, bitis }, oturum, clock }: Context<typeof duyuruCalls.create>) {
  if (bitis !== null && bitis < clock.today()) throw wrongFields({ bitis: 'bitisOnce' });
  const { id } = await tx
    .insertInto('duyuru')
    .values({ baslik, metin, bitis, kaydeden_personel_id: oturum.personelID, kayit_zamani: clock.now().toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`insert into duyuru_okuma (duyuru_id, personel_id, zaman) values (${id}, ${oturum.personelID}, ${clock.now()}::timestamptz)`.execute(tx);
  return { id };
}

/** Takes one of the business back; those of the house stay. */
export async function removeDuyuru({ tx, body: { id }, degisim }: Context<typeof duyuruCalls.remove>) {
  const { baslik, metin, bitis } = found(await tx.deleteFrom('duyuru').where('id', '=', id).returning(['baslik', 'metin', 'bitis']).executeTakeFirst());
  await sql`delete from duyuru_okuma where duyuru_id = ${id}`.execute(tx);
  degisim({ baslik, metin, bitis }, null);
  return { id };
}

/** Keeps what one has read, with when it was first. Announcements that were withdrawn meanwhile are left out; if none is left, the call is refused. */
export async function saveOkumalar({ tx, body: { duyurular }, oturum, clock }: Context<typeof duyuruCalls.kaydet>) {
  const istenen = new Map(duyurular.map(({ id, okundu, metin }) => [id, okundu || metin !== null]));
  const { rows } = await sql<{ id: number }>`
    select id from duyuru where id = any(${[...istenen.keys()]}::bigint[]) union all select id from ev_duyurusu where id = any(${[...istenen.keys()]}::bigint[])`.execute(tx);
  found(rows[0]);
  const idler = (okundu: boolean) => rows.flatMap(({ id }) => (istenen.get(id) === okundu ? [id] : []));
  await sql`
    insert into duyuru_okuma (duyuru_id, personel_id, zaman)
    select id, ${oturum.personelID}, ${clock.now()}::timestamptz from unnest(${idler(true)}::bigint[]) id on conflict do nothing`.execute(tx);
  await sql`delete from duyuru_okuma where personel_id = ${oturum.personelID} and duyuru_id = any(${idler(false)}::bigint[])`.execute(tx);
  return { okunmamis: await countOkunmamis(tx, { oturum, clock }) };
}
