import { duzYetkilerOf, type rolCalls } from '@defter/contract/rol.ts';
import { RAPOR_YETKILERI, withFlags, YETKILER } from '@defter/contract/yetkiler.ts';
import { applySapma } from '@defter/rules/haklar.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/connection.ts';
import { raiseSurum } from '../../../platform/db/surum.ts';
import { found } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { requireNew } from '../../../platform/http/require-new.ts';
import { requireYetkili } from '../check-degisim.ts';
import { allOf, hakDegisimi, type Haklar, isSameHak, tellHaklar } from '../choose-haklar.ts';
import { lockPersonel } from '../find-personel.ts';

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

const YETKI_ADLARI = new Set<string>(YETKILER);
const RAPOR_ADLARI = new Set<string>(RAPOR_YETKILERI);

/** Gives everybody of a role the rights that it has now, each with their own deviation. Needs lockPersonel. */
async function applyRol(tx: Tx, rolID: number, rol: Haklar): Promise<void> {
  const kisiler = await tx.selectFrom('personel').where('rol_id', '=', rolID).select(['id', 'ek_haklar', 'eksik_haklar']).execute();
  if (kisiler.length === 0) return;
  const yeni = kisiler.map(({ id, ek_haklar, eksik_haklar }) => {
    const haklar = applySapma(allOf(rol), { ek: ek_haklar, eksik: eksik_haklar });
    return { id, yetkiler: haklar.filter((hak) => YETKI_ADLARI.has(hak)), raporlar: haklar.filter((hak) => RAPOR_ADLARI.has(hak)) };
  });
  await sql`
    update personel p set yetkiler = y.yetkiler, rapor_yetkileri = y.raporlar, surum = surum + 1
    from json_to_recordset(${JSON.stringify(yeni)}) as y(id bigint, yetkiler text[], raporlar text[])
    where p.id = y.id`.execute(tx);
}
