import { seansIslemiCalls } from '@defter/contract/seans-islemi.ts';
import { daysBetween } from '@defter/rules/tarih.ts';
import { AppError, wrongFields } from '../../../../platform/errors/app-error.ts';
import type { Context } from '../../../../platform/http/context.ts';
import { tellEach } from '../../../randevu/tell-each.ts';
import { insertHareket, insertHareketler } from './insert-hareket.ts';
import { lockPaket, type MevcutHak } from './lock-hak.ts';

/** Gives sessions a later last day; of a whole package also the lines that would end before it. */
export async function extendPaket(context: Context<typeof seansIslemiCalls.uzat>) {
  const { tx, body, oturum, clock, about, degisim } = context;
  const { paketHakID, bitis, neden } = body;
  const bugun = clock.today();
  const yapan = { bugun, personelID: oturum.personelID };
  const { hak, digerleri } = await lockPaket(tx, body, (diger) => diger.kalan > 0 && diger.bitis !== null && diger.bitis < bitis);
  if (hak.kalan === 0) throw new AppError('seansKalmadi');
  if (hak.bitis === null) throw new AppError('paketSuresiz');
  if (bitis <= hak.bitis || bitis < bugun) throw wrongFields({ bitis: 'sonGunOnce' });
  const hareketOf = ({ id, bitis: son }: MevcutHak) => ({ hakID: id, tur: 'uzatma' as const, gun: daysBetween(son!, bitis), neden });
  const { id } = await insertHareket(tx, hareketOf(hak), yapan);
  await insertHareketler(tx, digerleri.map((diger) => ({ ...hareketOf(diger), esID: id })), yapan);
  about(hak.musteriID, hak.id);
  degisim({ bitis: hak.bitis }, { bitis, paketHakID, neden });
  for (const diger of digerleri) await tellEach(context, seansIslemiCalls.uzat, diger.id, async (tell) => tell({ bitis: diger.bitis }, { bitis, paketHakID: diger.id, neden }));
  return { id };
}
