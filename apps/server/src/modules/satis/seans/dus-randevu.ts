import { IskontoTip } from '@defter/contract/satis.ts';
import type { seansDusCalls, SeansDusKaydi } from '@defter/contract/paket-satis.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { canEdit, canMoveTo, RandevuDurumu } from '@defter/rules/randevu.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { markGeldi } from '../../randevu/close-randevu.ts';
import { tellKaporalar } from '../../randevu/kapora/tell-kaporalar.ts';
import { type MevcutRandevu, readRandevu } from '../../randevu/read-randevu.ts';
import { tellEach } from '../../randevu/tell-each.ts';
import { lockBirlikte } from '../../randevu/ziyaret/lock-birlikte.ts';
import { priceHizmetler } from '../price-hizmetler.ts';
import { sellSeanslar } from './dus-seans.ts';
import { readRandevuSeanslari } from './randevu-seanslari.ts';

type DusContext = Context<typeof seansDusCalls.randevuDus>;
type Satir = DusContext['body']['icerikler'][number];

/**
 * Takes the services of an appointment from packages, marks the customer as arrived and closes the appointment: one sale, which is
 * taken back as one. The others of a visit are sold as before.
 */
export async function dusRandevu(context: DusContext) {
  const { tx, body, oturum, clock } = context;
  const { randevuID, odemeler, bahsisler, kampanyali } = body;
  // It is locked first and read second, as where it is sold: the second of two presses finds the sale of the first.
  const [, randevu] = await Promise.all([lockBirlikte(tx, randevuID), readRandevu(tx, randevuID, oturum)]);
  const { durum, satisID, musteriID } = randevu;
  if (satisID !== null) throw new AppError('randevudaSatisVar');
  if (!canEdit(durum)) throw new AppError('randevuKapali');
  const gelecek = durum !== RandevuDurumu.geldi;
  if (gelecek && !canMoveTo(durum, RandevuDurumu.geldi)) throw new AppError('durumGecisiYok');

  const { satirlar, seansli } = await chooseSatirlar(context, randevu);
  if (gelecek) {
    await markGeldi(tx, [randevuID], clock.wallClock());
    // Deposits that were kept because nobody came are deposits again, and pay for the services beside the sessions.
    await tellEach(context, randevuCalls.update, randevuID, (degisim) => tellKaporalar({ ...context, degisim }, randevuID));
  }
  const satilanlar = satirlar.filter((_, i) => !seansli[i]);
  const { genel } = await priceHizmetler(context, { musteriID, hizmetler: satilanlar, kampanyali: false });
  const bos = { id: 0, surum: null, tarih: null, ...genel, personelID: null, islemde: false, aciklama: null, taksitler: [], avans: null, onayKodu: null };
  return sellSeanslar(context, { ...bos, musteriID, randevuID, icerikler: satirlar, odemeler, bahsisler }, seansli, kampanyali);
}

/** The lines of the sale, and which of them take sessions: those that name a package or its code. The others cost what the customer pays. */
async function chooseSatirlar({ tx, body, clock }: DusContext, { musteriID, hizmetler, uygulayanID }: MevcutRandevu): Promise<{ satirlar: SeansDusKaydi['icerikler']; seansli: boolean[] }> {
  const istenen = body.icerikler.length > 0 ? body.icerikler : undefined;
  const altUrunIDler = istenen?.map(({ altUrunID }) => altUrunID) ?? hizmetler;
  const bilinen = await readRandevuSeanslari(tx, { musteriID, altUrunIDler, bugun: clock.today() });
  const kalanOf = new Map(bilinen.flatMap(({ haklar }) => haklar.map(({ id, kalan }) => [id, kalan])));
  const secilen: Satir[] =
    istenen ??
    hizmetler.map((altUrunID) => {
      // Two of one service take two sessions, of which the second may come from another package.
      const hak = bilinen.find((hizmet) => hizmet.altUrunID === altUrunID)?.haklar.find(({ id }) => kalanOf.get(id)! > 0);
      if (hak) kalanOf.set(hak.id, kalanOf.get(hak.id)! - 1);
      return { altUrunID, paketHakID: hak?.id ?? null, paketKodu: null, uygulayanPersonelID: null };
    });
  const seansli = secilen.map(({ paketHakID, paketKodu }) => paketHakID !== null || paketKodu !== null);
  if (!seansli.includes(true)) throw new AppError('seansKalmadi');
  const satirlar = secilen.map(({ altUrunID, paketHakID, paketKodu, uygulayanPersonelID }) => ({
    id: 0,
    altUrunID,
    adet: 1,
    birimFiyat: null,
    iskontoTip: IskontoTip.tutar,
    iskonto: 0,
    uygulayanPersonelID: uygulayanPersonelID ?? uygulayanID,
    hediyeNedeni: null,
    paketHakID,
    paketKodu,
  }));
  return { satirlar, seansli };
}
