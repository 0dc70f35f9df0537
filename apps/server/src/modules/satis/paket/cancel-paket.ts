import type { paketSatisCalls } from '@defter/contract/paket-satis.ts';
import { SatisDurumu } from '@defter/contract/satis.ts';
import type { Context } from '../../../platform/http/context.ts';
import { lockSatisWithout } from '../load-satis.ts';
import { reverseSatis } from '../reverse-satis.ts';
import { cancelHaklar, lockHaklar } from '../seans/change-haklar.ts';
import { changePaket } from './change-paket.ts';

/** Cancels a package sale with its sessions, none of which may be used. */
export async function cancelPaket(context: Context<typeof paketSatisCalls.remove>) {
  const { tx, body, oturum, clock } = context;
  const satis = await reverseSatis(context, { ...body, durum: SatisDurumu.paket });
  await cancelHaklar(tx, satis.id, { bugun: clock.today(), personelID: oturum.personelID });
  return satis;
}

/** Takes one line out of its sale. */
export async function removePaketUrun(context: Context<typeof paketSatisCalls.removeUrun>) {
  const { id, kalanlar } = await lockSatisWithout(context, context.body.id, SatisDurumu.paket);
  const paketli = new Set((await lockHaklar(context.tx, id)).map(({ satirID }) => satirID));
  const of = (inPaket: boolean) => kalanlar.filter((satir) => paketli.has(satir.id) === inPaket);
  return changePaket(context, { id, eklenenler: of(true), icerikler: of(false) });
}
