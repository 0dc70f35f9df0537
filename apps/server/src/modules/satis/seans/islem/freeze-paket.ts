import type { seansIslemiCalls } from '@defter/contract/seans-islemi.ts';
import { addDays, daysBetween } from '@defter/rules/tarih.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Context } from '../../../../platform/http/context.ts';
import { insertHareket } from './insert-hareket.ts';
import { lockHak, requireAcik } from './lock-hak.ts';

/** The longest time that sessions are frozen. */
const EN_UZUN_GUN = 366;

/** Freezes sessions: until then none is used, and they end as many days later. */
export async function freezePaket({ tx, body, oturum, clock, about, degisim }: Context<typeof seansIslemiCalls.dondur>) {
  const { paketHakID, bitis, neden } = body;
  const bugun = clock.today();
  const baslangic = body.baslangic ?? bugun;
  const hak = await lockHak(tx, paketHakID);
  requireAcik(hak, bugun);
  if (baslangic < bugun || (hak.bitis !== null && baslangic > hak.bitis)) throw new AppError('alanlarHatali', { alanlar: { baslangic: 'tarihGecersiz' } });
  if (bitis <= baslangic) throw new AppError('alanlarHatali', { alanlar: { bitis: 'bitisOnce' } });
  const gun = daysBetween(baslangic, bitis);
  if (gun > EN_UZUN_GUN) throw new AppError('alanlarHatali', { alanlar: { bitis: 'tarihGecersiz' } });
  const { id } = await insertHareket(tx, { hakID: hak.id, tur: 'dondurma', gun, donuk: { baslangic, bitis }, neden }, { bugun, personelID: oturum.personelID });
  about(hak.musteriID, hak.id);
  degisim(
    { bitis: hak.bitis, donukBaslangic: null, donukBitis: null },
    { bitis: hak.bitis && addDays(hak.bitis, gun), donukBaslangic: baslangic, donukBitis: bitis, paketHakID, neden },
  );
  return { id };
}
