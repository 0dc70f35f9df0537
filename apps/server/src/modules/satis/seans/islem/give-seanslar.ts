import type { seansIslemiCalls } from '@defter/contract/seans-islemi.ts';
import { negate } from '@defter/rules/para.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Context } from '../../../../platform/http/context.ts';
import { loadKatalog, requireAktifMusteri } from '../../load-katalog.ts';
import { insertHakFrom, insertHareket } from './insert-hareket.ts';
import { lockHak, requireAcik } from './lock-hak.ts';

/** Gives sessions to another customer, with what they are worth; what is owed for them stays with whoever bought them. */
export async function giveSeanslar({ tx, body, oturum, clock, about, degisim }: Context<typeof seansIslemiCalls.devret>) {
  const { paketHakID, musteriID, neden } = body;
  const bugun = clock.today();
  const yapan = { bugun, personelID: oturum.personelID };
  requireAktifMusteri(await loadKatalog(tx, { musteriID, altUrunIDler: [], odemeSekliIDler: [], bugun }));
  const hak = await lockHak(tx, paketHakID);
  requireAcik(hak, bugun);
  if (hak.musteriID === musteriID) throw new AppError('alanlarHatali', { alanlar: { musteriID: 'secimGecersiz' } });
  const adet = body.adet ?? hak.kalan;
  if (adet > hak.kalan) throw new AppError('seansKalmadi', { alanlar: { adet: 'seansKalmadi' } });
  const yeniID = await insertHakFrom(tx, hak.id, { musteriID });
  const cikan = await insertHareket(tx, { hakID: hak.id, tur: 'devir', adet: -adet, musteriID, neden }, yapan);
  await insertHareket(tx, { hakID: yeniID, tur: 'devir', adet, tutar: negate(cikan.tutar), musteriID: hak.musteriID, neden, esID: cikan.id }, yapan);
  about(hak.musteriID, hak.id);
  degisim({ seans: hak.kalan }, { seans: hak.kalan - adet, paketHakID, devralanID: musteriID, neden });
  return { id: cikan.id };
}
