import type { rolCalls } from '@defter/contract/rol.ts';
import { RAPOR_YETKILERI, toFlags, YETKILER } from '@defter/contract/yetkiler.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/http/context.ts';

export async function listRoller({ tx }: Context<typeof rolCalls.list>) {
  const { rows } = await sql<{ id: number; surum: number; adi: string; yetkiler: string[]; rapor_yetkileri: string[]; kisiSayisi: number }>`
    select r.id, r.surum, r.adi, to_json(r.yetkiler) as yetkiler, to_json(r.rapor_yetkileri) as rapor_yetkileri,
      (select count(*)::int from personel p where p.bayi_id = r.bayi_id and p.rol_id = r.id and p.calisiyor_mu) as "kisiSayisi"
    from rol r order by r.id`.execute(tx);
  return {
    liste: rows.map(({ rapor_yetkileri, ...rol }) => ({
      ...rol,
      yetkiler: toFlags(YETKILER, rol.yetkiler),
      raporYetkileri: toFlags(RAPOR_YETKILERI, rapor_yetkileri),
    })),
  };
}
