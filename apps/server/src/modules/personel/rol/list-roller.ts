import type { rolCalls } from '@defter/contract/rol.ts';
import { RAPOR_YETKILERI, YETKILER } from '@defter/contract/yetkiler.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/http/context.ts';
import { RawJson } from '../../../platform/http/reply.ts';

type Satir = { rol: string; yetkiler: string; raporYetkileri: string };

/** All roles. Each has some 150 flags, so they are written as text at once: as objects they would take three times as long. */
export async function listRoller({ tx }: Context<typeof rolCalls.list>) {
  const { rows } = await sql<Satir>`
    select json_build_object('id', r.id, 'adi', r.adi, 'surum', r.surum, 'kisiSayisi',
        (select count(*) from personel p where p.bayi_id = r.bayi_id and p.rol_id = r.id and p.calisiyor_mu))::text as rol,
      array_to_string(r.yetkiler, ',') as yetkiler, array_to_string(r.rapor_yetkileri, ',') as "raporYetkileri"
    from rol r order by r.id`.execute(tx);
  const roller = rows.map(
    ({ rol, yetkiler, raporYetkileri }) =>
      `${rol.slice(0, -1)},"yetkiler":${flagsText(YETKILER, yetkiler)},"raporYetkileri":${flagsText(RAPOR_YETKILERI, raporYetkileri)}}`,
  );
  return new RawJson({ liste: `[${roller.join(',')}]` });
}

function flagsText(all: readonly string[], given: string): string {
  const names = new Set(given.split(','));
  return `{${all.map((name) => `"${name}":${names.has(name)}`).join(',')}}`;
}
