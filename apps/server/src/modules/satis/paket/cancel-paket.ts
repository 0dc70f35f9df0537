import type { paketSatisCalls } from '@defter/contract/paket-satis.ts';
import { SatisDurumu } from '@defter/contract/satis.ts';
import { found } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { lockSatis } from '../load-satis.ts';
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
  const { tx, body } = context;
  const { satis_id: id } = found(await tx.selectFrom('satis_icerik').where('id', '=', body.id).select('satis_id').executeTakeFirst());
  // The sale is locked before its lines are listed, so that one which another desk is adding stays.
  const [{ satirlar }, haklar] = await Promise.all([lockSatis(context, { id, durum: SatisDurumu.paket }), lockHaklar(tx, id)]);
  found(satirlar.find((satir) => satir.id === body.id));
  const paketli = new Set(haklar.map(({ satirID }) => satirID));
  const of = (inPaket: boolean) => satirlar.flatMap((satir) => (satir.id !== body.id && paketli.has(satir.id) === inPaket ? [{ id: satir.id }] : []));
  return changePaket(context, { id, eklenenler: of(true), icerikler: of(false) });
}
