import { seansIslemiCalls } from '@defter/contract/seans-islemi.ts';
import { negate } from '@defter/rules/para.ts';
import { refusalAt, wrongFields } from '../../../../platform/errors/app-error.ts';
import type { Context } from '../../../../platform/http/context.ts';
import { keepMusteri } from '../../../musteri/lock-musteri.ts';
import { loadKatalog, requireAktifMusteri } from '../../load-katalog.ts';
import { tellEach } from '../../../randevu/tell-each.ts';
import { insertHaklarFrom, insertHareket, insertHareketler } from './insert-hareket.ts';
import { engelOf, lockPaket, requireAcik } from './lock-hak.ts';

/** Gives sessions to another customer, with what they are worth; what is owed for them stays with whoever bought them. */
export async function giveSeanslar(context: Context<typeof seansIslemiCalls.devret>) {
  const { tx, body, oturum, clock, about, degisim } = context;
  const { musteriID, tumu, neden } = body;
  const bugun = clock.today();
  const yapan = { bugun, personelID: oturum.personelID };
  keepMusteri(tx, musteriID);
  requireAktifMusteri(await loadKatalog(tx, { musteriID, altUrunIDler: [], odemeSekliIDler: [], bugun }));
  const { hak, digerleri } = await lockPaket(tx, body, (diger) => engelOf(diger, bugun) === null);
  requireAcik(hak, bugun);
  if (hak.musteriID === musteriID) throw wrongFields({ musteriID: 'secimGecersiz' });
  if (tumu && body.adet !== null) throw wrongFields({ adet: 'secimGecersiz' });
  const adet = body.adet ?? hak.kalan;
  if (adet > hak.kalan) throw refusalAt('adet', 'seansKalmadi');
  const verilenler = [{ ...hak, adet }, ...digerleri.map((diger) => ({ ...diger, adet: diger.kalan }))];
  const yeniler = await insertHaklarFrom(tx, verilenler.map(({ id }) => id), { musteriID });
  const [ilk, ...sonrakiler] = verilenler.map((verilen) => ({ hakID: verilen.id, tur: 'devir' as const, adet: -verilen.adet, musteriID, neden }));
  const cikan = await insertHareket(tx, ilk!, yapan);
  const cikanlar = [cikan, ...(await insertHareketler(tx, sonrakiler.map((hareket) => ({ ...hareket, esID: cikan.id })), yapan))];
  const degerOf = new Map(cikanlar.map(({ hakID, tutar }) => [hakID, negate(tutar)]));
  const gelenler = verilenler.map((verilen) => ({ hakID: yeniler.get(verilen.id)!, tur: 'devir' as const, adet: verilen.adet, tutar: degerOf.get(verilen.id)!, musteriID: hak.musteriID, neden, esID: cikan.id }));
  await insertHareketler(tx, gelenler, yapan);
  const tellOf = (verilen: { id: number; kalan: number; adet: number }) =>
    [{ seans: verilen.kalan }, { seans: verilen.kalan - verilen.adet, paketHakID: verilen.id, devralanID: musteriID, neden }] as const;
  about(hak.musteriID, hak.id);
  degisim(...tellOf(verilenler[0]!));
  for (const diger of verilenler.slice(1)) await tellEach(context, seansIslemiCalls.devret, diger.id, async (tell) => tell(...tellOf(diger)));
  return { id: cikan.id };
}
