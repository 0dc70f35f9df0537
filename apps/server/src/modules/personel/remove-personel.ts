import type { personelCalls } from '@defter/contract/personel.ts';
import type { Context } from '../../platform/http/context.ts';
import { refuseLeaving, refuseSonKullanici } from './check-degisim.ts';
import { findPersonel, lockPersonel } from './find-personel.ts';
import { leave } from './leave.ts';
import type { PersonelTakvimi } from './takvim.ts';

/** A colleague is never deleted: visits, sales and the log hang on the record. Deleting is leaving. */
export const removePersonel = (takvim: PersonelTakvimi) => async ({ tx, body: { id }, oturum, clock, degisim }: Context<typeof personelCalls.remove>) => {
  lockPersonel(tx, oturum.bayiID);
  takvim.hold(tx, id);
  const before = await findPersonel(tx, id);
  refuseLeaving(oturum, id, before);
  const gone = { calisiyor_mu: false, web_kullanicisi: false };
  await refuseSonKullanici(tx, id, { before, after: { ...before, ...gone } });
  await tx.updateTable('personel').set((eb) => ({ ...gone, surum: eb('surum', '+', 1) })).where('id', '=', id).execute();
  await leave(tx, takvim, { bayiID: oturum.bayiID, personelID: id }, clock.wallClock());
  degisim({ calisiyorMu: before.calisiyor_mu, webKullanicisi: before.web_kullanicisi }, { calisiyorMu: false, webKullanicisi: false });
  return { id };
};
