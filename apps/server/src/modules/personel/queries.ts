import { RAPOR_YETKILERI, toFlags, YETKILER } from '@defter/contract/yetkiler.ts';
import type { personelCalls } from '@defter/contract/personel.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { found } from '../../platform/errors/hata.ts';
import type { Context } from '../../platform/http/context.ts';

/** How many colleagues work here now: what the plan's limit counts. */
export async function countPersonel(tx: Tx): Promise<number> {
  const { sayi } = await tx
    .selectFrom('personel')
    .where('calisiyor_mu', '=', true)
    .select((eb) => eb.fn.countAll<number>().as('sayi'))
    .executeTakeFirstOrThrow();
  return sayi;
}

export async function getOwnYetkiler({ oturum }: Context<typeof personelCalls.ownYetkiler>) {
  const given = [...oturum.yetkiler];
  return { yetkiler: toFlags(YETKILER, given), raporYetkileri: toFlags(RAPOR_YETKILERI, given) };
}

export async function getYetkiler({ tx, params }: Context<typeof personelCalls.yetkiler>) {
  const row = await tx.selectFrom('personel').select('yetkiler').where('id', '=', params.id).executeTakeFirst();
  return { yetkiler: toFlags(YETKILER, found(row).yetkiler) };
}

export async function getRaporYetkileri({ tx, params }: Context<typeof personelCalls.raporYetkileri>) {
  const row = await tx.selectFrom('personel').select('rapor_yetkileri').where('id', '=', params.id).executeTakeFirst();
  return { raporYetkileri: toFlags(RAPOR_YETKILERI, found(row).rapor_yetkileri) };
}

export async function listRoller({ tx }: Context<typeof personelCalls.roller>) {
  const roller = await tx.selectFrom('rol').selectAll().orderBy('id').execute();
  return {
    liste: roller.map(({ id, adi, yetkiler, rapor_yetkileri }) => ({
      id,
      adi,
      yetkiler: toFlags(YETKILER, yetkiler),
      raporYetkileri: toFlags(RAPOR_YETKILERI, rapor_yetkileri),
    })),
  };
}
