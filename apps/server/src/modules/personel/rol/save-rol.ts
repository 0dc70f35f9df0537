import { duzYetkilerOf, type rolCalls } from '@defter/contract/rol.ts';
import { withFlags } from '@defter/contract/yetkiler.ts';
import { raiseSurum } from '../../../platform/db/surum.ts';
import { found } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { requireNew } from '../../../platform/http/require-new.ts';
import { requireYetkili } from '../check-degisim.ts';
import { hakDegisimi, type Haklar, isSameHak, tellHaklar } from '../choose-haklar.ts';
import { lockPersonel } from '../find-personel.ts';
import { applyRol } from './apply-rol.ts';

type SaveContext = Context<typeof rolCalls.create>;

const HAKSIZ: Haklar = { yetkiler: [], rapor_yetkileri: [] };

export async function createRol({ tx, body, degisim }: SaveContext) {
  requireNew(body);
  const haklar = chooseHaklar(body, HAKSIZ);
  const { id } = await tx
    .insertInto('rol')
    .values({ adi: body.adi, dun_kapansin: body.dunKapansin, ...haklar })
    .returning('id')
    .executeTakeFirstOrThrow();
  degisim(null, { adi: body.adi, ...(body.dunKapansin && { dunKapansin: true }) });
  tellHaklar(degisim, hakDegisimi(HAKSIZ, haklar));
  return { id };
}

/** Changes a role and with it what everybody of the role may do; nobody may be left who could not change it back. */
export async function updateRol({ tx, body, oturum, degisim }: Context<typeof rolCalls.update>) {
  const { id, adi, dunKapansin } = body;
  lockPersonel(tx, oturum.bayiID);
  await raiseSurum(tx, { tablo: 'rol', id }, body.surum);
  const before = found(await tx.selectFrom('rol').where('id', '=', id).select(['adi', 'dun_kapansin', 'yetkiler', 'rapor_yetkileri']).executeTakeFirst());
  const after = chooseHaklar(body, before);
  await tx.updateTable('rol').set({ adi, dun_kapansin: dunKapansin, ...after }).where('id', '=', id).execute();
  const haklar = hakDegisimi(before, after);
  if (!isSameHak(haklar)) {
    await applyRol(tx, id, after);
    await requireYetkili(tx);
  }
  degisim({ adi: before.adi, dunKapansin: before.dun_kapansin }, { adi, dunKapansin });
  tellHaklar(degisim, haklar);
  return { id };
}

type Flags = Readonly<Record<string, boolean | undefined>> | null;
type Gonderilen = Parameters<typeof duzYetkilerOf>[0] & { yetkiler?: Flags; raporYetkileri?: Flags };

const chooseHaklar = (body: Gonderilen, before: Haklar): Haklar => ({
  yetkiler: withFlags(withFlags(before.yetkiler, duzYetkilerOf(body)), body.yetkiler),
  rapor_yetkileri: withFlags(before.rapor_yetkileri, body.raporYetkileri),
});
