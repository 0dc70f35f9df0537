import { RAPOR_YETKILERI, toFlags, YETKILER } from '@defter/contract/yetkiler.ts';
import type { personelCalls } from '@defter/contract/personel.ts';
import type { yetkiCalls } from '@defter/contract/yetki.ts';
import type { Tx } from '../../platform/db/connection.ts';
import type { Context } from '../../platform/http/context.ts';
import { findPersonel } from './find-personel.ts';
import { needsKosulOnayi } from './kosul-onayi.ts';

/** How many colleagues work here now: what the plan's limit counts. */
export async function countPersonel(tx: Tx): Promise<number> {
  const { sayi } = await tx
    .selectFrom('personel')
    .where('calisiyor_mu', '=', true)
    .select((eb) => eb.fn.countAll<number>().as('sayi'))
    .executeTakeFirstOrThrow();
  return sayi;
}

export async function getOwnYetkiler({ tx, oturum }: Context<typeof yetkiCalls.own>) {
  const given = [...oturum.yetkiler];
  const kosulOnayiGerekli = oturum.yetkiler.has('yetkiVer') && (await needsKosulOnayi(tx, oturum.personelID));
  return { yetkiler: toFlags(YETKILER, given), raporYetkileri: toFlags(RAPOR_YETKILERI, given), kosulOnayiGerekli };
}

export async function getYetkiler({ tx, params }: Context<typeof personelCalls.yetkiler>) {
  const { yetkiler, rol_id: rolID, ek_haklar: ek, eksik_haklar: eksik } = await findPersonel(tx, params.id);
  return { yetkiler: toFlags(YETKILER, yetkiler), rolID, ek, eksik };
}

export async function getRaporYetkileri({ tx, params }: Context<typeof personelCalls.raporYetkileri>) {
  return { raporYetkileri: toFlags(RAPOR_YETKILERI, (await findPersonel(tx, params.id)).rapor_yetkileri) };
}
