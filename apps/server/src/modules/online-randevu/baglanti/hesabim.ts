import type { sayfaCalls } from '@defter/contract/sayfa.ts';
import { isMobil } from '@defter/rules/telefon.ts';
import { sql } from 'kysely';
import { stranger, visitor } from '../../../platform/auth/asker.ts';
import { proveKod, sendKod, useKanit } from '../../../platform/auth/kod.ts';
import type { Tx } from '../../../platform/db/connection.ts';
import { asOwner } from '../../../platform/db/scope.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Platform, PublicContext } from '../../../platform/http/context.ts';
import { readKendiHesabi } from '../../satis/kendi-hesabi.ts';
import { onBaglanti } from './open-baglanti.ts';

/** Sends a code to the mobile that the salon has of the customer of a link; nobody names a number here. */
export const sendHesapKodu =
  (platform: Platform) =>
  async ({ clock: _clock, ...istek }: PublicContext<typeof sayfaCalls.hesapKodu>) => {
    const { telefon, bayiID } = await onBaglanti(platform, 'read', istek, async (tx, sahip) => ({ ...sahip, telefon: await readCepTelefonu(tx, sahip.musteriID) }));
    const sent = await sendKod(platform, telefon, 'hesap', visitor(istek.client, bayiID));
    return { ...sent, sonRakamlar: telefon.slice(-2) };
  };

/**
 * Shows what the customer of a link has and owes. A link alone may have been passed on, so it takes the code as well, which is used
 * up by the answer.
 */
export const getHesabim =
  (platform: Platform) =>
  async ({ clock, ...istek }: PublicContext<typeof sayfaCalls.hesabim>) => {
    const { smsKodu } = istek.body;
    const telefon = await onBaglanti(platform, 'read', istek, (tx, { musteriID }) => readCepTelefonu(tx, musteriID));
    await proveKod(platform, { telefon, amac: 'hesap', smsKodu, asker: stranger(istek.client) });
    return onBaglanti(platform, 'write', istek, async (tx, { musteriID }) => {
      if (!(await asOwner(tx, () => useKanit(tx, telefon, 'hesap')))) throw new AppError('kodGecersiz');
      return readKendiHesabi(tx, musteriID, clock.today());
    });
  };

async function readCepTelefonu(tx: Tx, musteriID: number): Promise<string> {
  const { rows } = await sql<{ telefon: string }>`select telefon from musteri_telefon_ozet where musteri_id = ${musteriID} and varsayilan_mi`.execute(tx);
  const telefon = rows[0]?.telefon;
  if (telefon === undefined || !isMobil(telefon)) throw new AppError('hesapTelefonuYok');
  return telefon;
}
