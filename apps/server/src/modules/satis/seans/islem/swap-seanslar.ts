import { paketSatisCalls } from '@defter/contract/paket-satis.ts';
import { IskontoTip, SatisDurumu, type SatisKaydi } from '@defter/contract/satis.ts';
import type { seansIslemiCalls } from '@defter/contract/seans-islemi.ts';
import { spreadSeanslar } from '@defter/rules/paket-program.ts';
import { type Kurus, multiply, negate, subtract, sum } from '@defter/rules/para.ts';
import type { Tx } from '../../../../platform/db/connection.ts';
import { AppError, found, refusalAt, wrongFields } from '../../../../platform/errors/app-error.ts';
import type { Context } from '../../../../platform/http/context.ts';
import { tellEach } from '../../../randevu/tell-each.ts';
import { loadKatalog } from '../../load-katalog.ts';
import { sellSatis } from '../../sell-satis.ts';
import { insertHakFrom, insertHareket } from './insert-hareket.ts';
import { lockHak, type MevcutHak, readHak, requireAcik } from './lock-hak.ts';

type Degisim = { adet: number; altUrunID: number; yeniAdet: number };

/** What the first `adet` of the sessions that are left are worth. */
const degerOf = ({ deger, kalan }: MevcutHak, adet: number): Kurus => sum(spreadSeanslar(deger, kalan).slice(0, adet));

/** What sessions are worth, and what so many of another service cost today. */
async function computeDegisim(tx: Tx, hak: MevcutHak, { adet, altUrunID, yeniAdet }: Degisim, bugun: string) {
  requireAcik(hak, bugun);
  if (adet > hak.kalan) throw refusalAt('adet', 'seansKalmadi');
  const { urunler } = await loadKatalog(tx, { musteriID: hak.musteriID, altUrunIDler: [altUrunID], odemeSekliIDler: [], bugun });
  const { fiyat, satisTipi, satistaMi } = found(urunler.get(altUrunID));
  if (altUrunID === hak.altUrunID || satisTipi !== 1 || !satistaMi) throw wrongFields({ altUrunID: 'secimGecersiz' });
  const deger = degerOf(hak, adet);
  const yeniDeger = multiply(fiyat, yeniAdet);
  return { deger, birimFiyat: fiyat, yeniDeger, fark: subtract(yeniDeger, deger) };
}

/** Tells what an exchange would cost. */
export async function getDegisimHesabi({ tx, params, query, clock }: Context<typeof seansIslemiCalls.degisimHesabi>) {
  return computeDegisim(tx, await readHak(tx, params.id), query, clock.today());
}

/**
 * Exchanges sessions for those of another service. The difference is sold and owed, or paid at once; the sale comes before the lock
 * of the sessions, as in a deduction, so that two desks never wait for each other.
 */
export async function swapSeanslar(context: Context<typeof seansIslemiCalls.degistir>) {
  const { tx, body, oturum, clock, about, degisim } = context;
  const { paketHakID, adet, altUrunID, yeniAdet, odemeler, neden } = body;
  const bugun = clock.today();
  const yapan = { bugun, personelID: oturum.personelID };
  const { fark, deger } = await computeDegisim(tx, await readHak(tx, paketHakID), body, bugun);
  if (fark < 0) throw refusalAt('yeniAdet', 'degisimDegeriDusuk');
  if (fark !== body.fark) throw new AppError('tutarDegisti');
  if (fark === 0 && odemeler.length > 0) throw refusalAt('odemeler', 'odemeFazla');
  const satisID = fark === 0 ? undefined : (await sellFark(context, { musteriID: (await readHak(tx, paketHakID)).musteriID, altUrunID, fark, odemeler })).id;

  const hak = await lockHak(tx, paketHakID);
  requireAcik(hak, bugun);
  // Somebody took a session since: what the others are worth may differ by a kuruş.
  if (adet > hak.kalan) throw refusalAt('adet', 'seansKalmadi');
  if (degerOf(hak, adet) !== deger) throw new AppError('tutarDegisti');
  const yeniID = await insertHakFrom(tx, hak.id, { altUrunID });
  const cikan = await insertHareket(tx, { hakID: hak.id, tur: 'degisim', adet: -adet, neden }, yapan);
  await insertHareket(tx, { hakID: yeniID, tur: 'degisim', adet: yeniAdet, tutar: negate(cikan.tutar), neden, esID: cikan.id }, yapan);
  if (satisID !== undefined) await insertHareket(tx, { hakID: yeniID, tur: 'degisim', tutar: fark, satisID, esID: cikan.id }, yapan);
  about(hak.musteriID, hak.id);
  degisim({ seans: hak.kalan }, { seans: hak.kalan - adet, paketHakID, altUrunID, yeniAdet, fark, neden });
  return { id: cikan.id };
}

type Fark = { musteriID: number; altUrunID: number; fark: Kurus; odemeler: SatisKaydi['odemeler'] };

/** Sells the difference: a package sale of one line, which has an entry of its own in the record log. */
function sellFark(context: Context<typeof seansIslemiCalls.degistir>, { musteriID, altUrunID, fark, odemeler }: Fark) {
  const satir = { id: 0, altUrunID, adet: 1, birimFiyat: fark, iskontoTip: IskontoTip.tutar, iskonto: 0, uygulayanPersonelID: null, hediyeNedeni: null };
  const bos = { id: 0, surum: null, randevuID: null, tarih: null, iskontoTip: IskontoTip.tutar, iskonto: 0, personelID: null, islemde: false, aciklama: null, taksitler: [], bahsisler: [], avans: null, onayKodu: null };
  const body: SatisKaydi = { ...bos, musteriID, icerikler: [satir], odemeler };
  return tellEach(context, paketSatisCalls.create, (satis: { id: number }) => satis.id, (degisim) => sellSatis({ ...context, degisim }, { body, durum: SatisDurumu.paket, verilenler: [fark] }));
}
