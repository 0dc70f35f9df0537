import type { Rol, rolCalls } from '@defter/contract/rol.ts';
import { RAPOR_YETKILERI, toFlags, YETKILER } from '@defter/contract/yetkiler.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/http/context.ts';
import { type Json, RawJson } from '../../../platform/http/reply.ts';

type Satir = { rol: string; yetkiler: string; raporYetkileri: string };

export async function listRoller({ tx }: Context<typeof rolCalls.list>) {
  const { rows } = await sql<Satir>`
    select to_json(r.yetkiler)::text as yetkiler, to_json(r.rapor_yetkileri)::text as "raporYetkileri",
      json_build_object('id', r.id, 'surum', r.surum, 'adi', r.adi, 'dunKapansin', r.dun_kapansin, 'kisiSayisi', (
        select count(*) from personel p where p.bayi_id = r.bayi_id and p.rol_id = r.id and p.calisiyor_mu))::text as rol
    from rol r order by r.id`.execute(tx);
  return new RawJson({ liste: `[${rows.map(writeRol).join(',')}]` as Json<Rol[]> });
}

const writeRol = ({ rol, yetkiler, raporYetkileri }: Satir) =>
  `${rol.slice(0, -1)},"yetkiler":${writeFlags(YETKILER, yetkiler)},"raporYetkileri":${writeFlags(RAPOR_YETKILERI, raporYetkileri)}}`;

const MAX_WRITTEN = 2000;
const written = new Map<string, string>();

/** 150 flags of a role as JSON. They change with its rights only, and writing them is nearly all of what this list costs. */
function writeFlags(all: readonly string[], given: string): string {
  const key = `${all[0]!} ${given}`;
  let flags = written.get(key);
  if (flags === undefined) {
    if (written.size >= MAX_WRITTEN) written.clear();
    flags = JSON.stringify(toFlags(all, JSON.parse(given) as string[]));
    written.set(key, flags);
  }
  return flags;
}
