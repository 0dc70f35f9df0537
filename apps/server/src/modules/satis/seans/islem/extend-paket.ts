import type { seansIslemiCalls } from '@defter/contract/seans-islemi.ts';
import { daysBetween } from '@defter/rules/tarih.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Context } from '../../../../platform/http/context.ts';
import { insertHareket } from './insert-hareket.ts';
import { lockHak } from './lock-hak.ts';

/** Gives sessions a later last day. */
export async function extendPaket({ tx, body, oturum, clock, about, degisim }: Context<typeof seansIslemiCalls.uzat>) {
  const { paketHakID, bitis, neden } = body;
  const bugun = clock.today();
  const hak = await lockHak(tx, paketHakID);
  if (hak.kalan === 0) throw new AppError('seansKalmadi');
  if (hak.bitis === null) throw new AppError('paketSuresiz');
  if (bitis <= hak.bitis || bitis < bugun) throw new AppError('alanlarHatali', { alanlar: { bitis: 'sonGunOnce' } });
  const { id } = await insertHareket(tx, { hakID: hak.id, tur: 'uzatma', gun: daysBetween(hak.bitis, bitis), neden }, { bugun, personelID: oturum.personelID });
  about(hak.musteriID, hak.id);
  degisim({ bitis: hak.bitis }, { bitis, paketHakID, neden });
  return { id };
}
