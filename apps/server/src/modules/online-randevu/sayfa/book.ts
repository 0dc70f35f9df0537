import type { BodyOf } from '@defter/contract/call.ts';
import type { sayfaCalls } from '@defter/contract/sayfa.ts';
import type { Kurus } from '@defter/rules/para.ts';
import { RandevuDurumu } from '@defter/rules/randevu.ts';
import { logChange } from '../../../platform/audit.ts';
import { proveKod, useKanit } from '../../../platform/auth/kod.ts';
import { hashToken } from '../../../platform/auth/oturum.ts';
import { stranger } from '../../../platform/auth/asker.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/connection.ts';
import { asOwner } from '../../../platform/db/scope.ts';
import { AppError, refusalAt } from '../../../platform/errors/app-error.ts';
import { announce } from '../../../platform/events/announce.ts';
import type { Client } from '../../../platform/http/client.ts';
import type { Platform, PublicContext } from '../../../platform/http/context.ts';
import { type RizaSecimleri, requireGuncel, saveRizalar } from '../../kvkk/save-rizalar.ts';
import { countAcikTalepler } from '../../randevu-talep/list-kendi.ts';
import { bookRandevu } from '../../randevu/book-randevu.ts';
import { checkRandevuKotasi } from '../../randevu/check-kota.ts';
import { countOnlineGelecek } from '../../randevu/count-online.ts';
import { readGelmeme } from '../../randevu/gelmeme.ts';
import { lockTutmalar, releaseTutma } from '../../randevu/tutma/hold-saat.ts';
import { createTalep } from '../../randevu-talep/create-talep.ts';
import { createBaglanti } from '../baglanti/make-baglanti.ts';
import { sayfaAdresi } from '../save-ayarlar.ts';
import { tellAlindi } from './tell-alindi.ts';
import { MUSTERI_YAPAN } from '../musteri-yapan.ts';
import { answerAgain, tekrarOf } from './answer-again.ts';
import { findOrAddKisi } from './find-or-add-kisi.ts';
import { findSaat, type SayfaSaati } from './find-saatler.ts';
import { personelOf } from './hold.ts';
import { type AcikSayfa, writeOnSayfa } from './open-sayfa.ts';

/** Appointments to come that one number may have booked by the page. */
const EN_COK_ACIK = 5;

type Call = typeof sayfaCalls.book;

/**
 * Books for whoever has proved the number. The code is checked before and used up with the booking: who is refused because the
 * time is gone chooses another one with the same code. A code that is used up, sent with the key of the booking that used it, is
 * answered with that booking.
 */
export const bookOnSayfa =
  (platform: Platform) =>
  async ({ params, body, clock, client }: PublicContext<Call>) => {
    const { cepTelefonu: telefon, smsKodu } = body;
    const refusal = await proveKod(platform, { telefon, amac: 'randevu', smsKodu, asker: stranger(client) }).then(() => undefined, refusalOf);
    const { bayiID, ...reply } = await writeOnSayfa(platform, params.kod, async (tx, sayfa) => {
      // If somebody presses twice, the second request waits here for the first.
      const isProved = !refusal && (await asOwner(tx, () => useKanit(tx, telefon, 'randevu')));
      const again = await answerAgain(tx, body, isProved);
      if (!isProved && !again) throw refusal ?? refusalAt('smsKodu', 'kodGecersiz');
      return { bayiID: sayfa.bayiID, ...(again ?? (await book(tx, sayfa, { body, clock, client, adres: sayfaAdresi(platform.config, client, params.kod) }))) };
    });
    platform.sms.wake();
    announce(platform, bayiID, ['randevu', 'musteri', 'info']);
    return reply;
  };

/** What was wrong with the code; a failure is thrown on. */
function refusalOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  throw error;
}

async function book(tx: Tx, sayfa: AcikSayfa, { adres, ...kim }: Kim & { adres: string }) {
  const { body, clock, client } = kim;
  await checkRandevuKotasi(tx, sayfa, clock.today());
  const tutma = body.tutma === null ? null : hashToken(body.tutma);
  await lockTutmalar(tx, body.tarih);
  await releaseTutma(tx, tutma);
  const { saat } = await findSaat(tx, sayfa, { ...body, tutma }, clock);
  const musteriID = await findOrAddKisi(tx, sayfa.bayiID, body, client);
  const kapora = await checkKisi(tx, { musteriID, sayfa, kabul: body.kapora }, clock);
  const talepMi = sayfa.talepMi || kapora !== null;
  await (talepMi ? askDesk : bookAtOnce)(tx, { musteriID, saat, kapora }, kim);
  await saveOnaylar(tx, musteriID, body, client);
  const cevap = { talepMi, kapora, bitisSaat: saat.bitisSaat, personelAdi: await personelOf(tx, saat.yerler[0]!) };
  const tekrar = tekrarOf(body);
  const baglanti = await createBaglanti(tx, { musteriID, sonGun: body.tarih, ...(tekrar && { tekrar: { ...tekrar, cevap } }) });
  await tellAlindi(tx, { bayiID: sayfa.bayiID, body, talepMi, baglanti: `${adres}#${baglanti}` });
  return { ...cevap, baglanti };
}

type Kim = Pick<PublicContext<Call>, 'body' | 'clock' | 'client'>;
type Secim = { musteriID: number; saat: SayfaSaati; kapora: Kurus | null };

/**
 * A customer with many bookings or requests to come is told to call. So is one who often did not come, unless the salon asks a deposit
 * instead: they have to agree to just that amount. Answers the deposit; null without one.
 */
async function checkKisi(tx: Tx, { musteriID, sayfa: { kaporaTutari }, kabul }: { musteriID: number; sayfa: AcikSayfa; kabul: Kurus | null }, clock: Clock): Promise<Kurus | null> {
  const [randevular, talepler, { asildi }] = await Promise.all([countOnlineGelecek(tx, musteriID, clock.wallClock()), countAcikTalepler(tx, musteriID), readGelmeme(tx, musteriID)]);
  if (asildi && kaporaTutari === null) throw new AppError('salonuArayin');
  if (randevular + talepler >= EN_COK_ACIK) throw new AppError('acikRandevuSiniri');
  if (!asildi) return null;
  if (kabul !== kaporaTutari) throw new AppError('kaporaGerekli', { veri: { kurus: kaporaTutari! } });
  return kaporaTutari;
}

async function bookAtOnce(tx: Tx, { musteriID, saat }: Secim, { body, clock, client }: Kim): Promise<void> {
  const randevu = {
    musteriID,
    randevuSutunBaslikID: saat.yerler[0]!,
    uygulayanPersonelID: null,
    randevuTarihi: body.tarih,
    baslangicSaat: saat.saat,
    bitisSaat: saat.bitisSaat,
    randevuDurumu: RandevuDurumu.bekliyor,
    randevuNotu: body.not,
    yerler: [],
    hizmetler: body.altUrunIDler,
  };
  const { id } = await bookRandevu(tx, randevu, { kaydeden: MUSTERI_YAPAN, clock });
  logChange({ tx, oturum: MUSTERI_YAPAN, client }, { menu: 'randevu', islem: 'ekleme' }, { kayitID: id, before: null, after: randevu });
}

/** The wished person is asked for by name; without one the desk decides. */
async function askDesk(tx: Tx, { musteriID, saat, kapora }: Secim, { body, clock, client }: Kim): Promise<void> {
  const talep = {
    musteriID,
    adi: null,
    soyadi: null,
    telefon: null,
    randevuSutunBaslikID: body.personelID === null ? null : saat.yerler[0]!,
    uygulayanPersonelID: body.personelID,
    randevuTarihi: body.tarih,
    baslangicSaat: saat.saat,
    bitisSaat: saat.bitisSaat,
    altUrunIDler: body.altUrunIDler,
    talepNotu: body.not,
  };
  const { id } = await createTalep(tx, talep, { kaynak: 'sayfa', kaydeden: null, istenenKapora: kapora, clock });
  logChange({ tx, oturum: MUSTERI_YAPAN, client }, { menu: 'randevu', islem: 'ekleme', nesne: 'randevuTalep' }, { kayitID: id, before: null, after: { ...talep, istenenKapora: kapora } });
}

/** What was agreed to, each by itself; the code at the number is the proof. */
async function saveOnaylar(tx: Tx, musteriID: number, { aydinlatmaID, hizmetRizasiID, iletiRizasiID, cepTelefonu }: BodyOf<Call>, client: Client): Promise<void> {
  const rizalar: RizaSecimleri = [
    ...(hizmetRizasiID === null ? [] : [{ amac: 'hizmet' as const, metinID: hizmetRizasiID }]),
    ...(iletiRizasiID === null ? [] : [{ amac: 'ticariIleti' as const, metinID: iletiRizasiID }]),
  ];
  // A customer who agrees to nothing must have been informed by the text in force too.
  await requireGuncel(tx, aydinlatmaID, rizalar);
  if (rizalar.length === 0) return;
  const kayit = { menu: 'musteri', islem: 'ekleme', nesne: 'kvkkRizasi' } as const;
  const degisim = (before: object | null, after: object | null) => logChange({ tx, oturum: MUSTERI_YAPAN, client }, kayit, { kayitID: musteriID, before: before as never, after: after as never });
  await saveRizalar({ tx, degisim }, { musteriID, aydinlatmaID, rizalar, personelID: null, kanit: { kanal: 'smsKod', telefon: cepTelefonu } });
}
