import type { randevuCalls } from '@defter/contract/randevu.ts';
import { canEdit, canMoveTo, occupiesSlot, type RandevuDurumKodu } from '@defter/rules/randevu.ts';
import type { Yapan } from '../../platform/auth/oturum.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { AppError, refusalAt, wrongFields } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { hasKapora } from '../kapora/read-kaporalar.ts';
import { placeRandevu } from './place-randevu.ts';
import { readZaman } from './check-zaman.ts';
import { writeInTurn } from './lock-basliklar.ts';
import { type Istek, istekOf, throwHata } from './check-randevu.ts';
import { tellKaporalar } from './kapora/tell-kaporalar.ts';
import { type Beside, type Kayit, readDegisiklik } from './read-degisiklik.ts';
import { alanlarOf, LOCK_RANDEVU, type MevcutRandevu, readRandevu, tellRandevu } from './read-randevu.ts';
import { writeRandevu, type Yazilan, type Yazildi } from './write-randevu.ts';
import { followZiyaret } from './ziyaret/follow-ziyaret.ts';

/** What a change needs of the call that makes it; the customer makes one by a page of their own. */
type Degisiklik = Pick<Context<typeof randevuCalls.update>, 'tx' | 'body' | 'clock' | 'degisim'> & { oturum: Yapan };

/** Changes, moves or resizes an appointment, unless somebody else has changed it since it was read. */
export async function updateRandevu(context: Degisiklik) {
  const { tx, body: sent, oturum, clock, degisim } = context;
  const eski = await readRandevu(tx, sent.id, oturum, LOCK_RANDEVU);
  if (eski.surum !== (sent.surum ?? eski.surum)) throw new AppError('kayitDegismis');
  const { body, yerler, neden } = await readDegisiklik(tx, sent, eski);
  const zaman = readZaman(body);
  await checkDegisiklik(tx, oturum, eski, body);

  const hizmetIDler = body.hizmetler ?? eski.hizmetler;
  const istek = istekOf({ ...body, zorlamaNedeni: neden ?? null }, zaman, { kaydeden: oturum, clock }, { yazilan: body.hizmetler ?? [], hepsi: hizmetIDler });
  const yazilan = yazilanOf(eski, { body, yerler, neden }, istek, oturum.personelID);
  const isMore = istek.yerTutar && yerler !== undefined && yerler.length > 0;
  const bulgu = await writeInTurn(tx, isMore, (bekledi) => writeRandevu(tx, body, { ...yazilan, bekledi }));
  const { musteriCakisiyor, gerek_var: gerekVar, zorlamaNedeni } = bulgu;
  const surum = surumOf(bulgu);
  const yeniden = bulgu.tasindi || yazilan.yerlerYeniden;
  if (istek.yerTutar && yeniden && (gerekVar || yerler?.length)) {
    await placeRandevu(tx, { ...zaman, randevuID: body.id, hizmetIDler, istenen: yerler ?? [], onceki: eski.yerler, vardiyaDisi: istek.vardiyaDisi, yeniZaman: isYeniZaman(eski, body), ustune: istek.ustune });
  }
  const birlikte = await followZiyaret(tx, eski, { id: body.id, durum: body.randevuDurumu, degistirenID: oturum.personelID, an: clock.wallClock() });
  if (body.randevuDurumu !== eski.durum) await tellKaporalar(context, body.id);
  const { id: _id, ...alanlar } = body;
  degisim(tellRandevu(eski), { ...alanlar, ...(yerler && { yerler }), zorlamaNedeni, ...birlikte });
  return { id: body.id, surum, musteriCakisiyor };
}

/** Throws what speaks against the change. */
function surumOf(bulgu: Yazildi): number {
  throwHata(bulgu);
  if (bulgu.alinmis) throw refusalAt('baslangicSaat', 'ayniSaatteRandevu');
  if (bulgu.surum === null) throw new AppError('kayitDegismis');
  return bulgu.surum;
}

/** Throws for a state that does not follow, without the right to the change, and for another customer of an appointment with money. */
async function checkDegisiklik(tx: Tx, { yetkiler }: Yapan, eski: MevcutRandevu, body: Kayit): Promise<void> {
  checkDurum(eski.durum, body.randevuDurumu);
  if (!yetkiler.has('randevuDuzenle') && !isOnlyMoved(eski, body)) throw new AppError('yetkiYok');
  // A sale belongs to the customer who came, and a deposit to the one who paid it.
  if (eski.musteriID !== body.musteriID && (eski.satisID !== null || (await hasKapora(tx, body.id)))) {
    throw wrongFields({ musteriID: 'secimGecersiz' });
  }
}

function checkDurum(eski: RandevuDurumKodu, yeni: RandevuDurumKodu): void {
  if (eski === yeni && !canEdit(eski)) throw new AppError('randevuKapali');
  if (eski !== yeni && !canMoveTo(eski, yeni)) throw new AppError(canEdit(eski) ? 'durumGecisiYok' : 'randevuKapali');
}

/** Whether nothing but column and times differs: what randevuTasi allows (spec 2§6). */
function isOnlyMoved(eski: MevcutRandevu, body: Kayit): boolean {
  return (
    body.musteriID === eski.musteriID &&
    body.randevuDurumu === eski.durum &&
    body.randevuNotu === eski.not &&
    body.uygulayanPersonelID === eski.uygulayanID &&
    body.hizmetler === undefined
  );
}

/** What is written: the appointment that was asked for, with what follows from how it stood. */
const yazilanOf = (eski: MevcutRandevu, { body, yerler, neden }: { body: Kayit } & Beside, istek: Istek, degistirenID: number | null): Omit<Yazilan, 'bekledi'> => ({
  ...istek,
  sutunBelirler: isUygulayanFollowing(eski, body),
  hizmetlerDegisti: body.hizmetler !== undefined,
  yerlerYeniden: body.hizmetler !== undefined || yerler !== undefined || (istek.yerTutar && !occupiesSlot(eski.durum)),
  zorlamaNedeni: istek.ustune ? neden! : null,
  ayni: isSame(eski, body, { yerler, neden }),
  degistirenID,
});

/** Whether it takes a time that it did not have before. */
const isYeniZaman = (eski: MevcutRandevu, { randevuTarihi, baslangicSaat, bitisSaat }: Kayit): boolean =>
  `${randevuTarihi} ${baslangicSaat}` !== eski.baslangic.slice(0, 16) || bitisSaat !== eski.bitisSaat || !occupiesSlot(eski.durum);

/** Whether it is sent back as it was read: nobody has changed it then. */
function isSame(eski: MevcutRandevu, body: Kayit, { yerler, neden }: Beside): boolean {
  const fields = Object.entries(alanlarOf(eski)).every(([alan, deger]) => body[alan as keyof Kayit] === deger);
  return fields && body.hizmetler === undefined && yerler === undefined && (neden ?? eski.zorlamaNedeni) === eski.zorlamaNedeni;
}

/** In another column the appointment goes to that column's person, unless somebody else was chosen for it. */
function isUygulayanFollowing(eski: MevcutRandevu, { randevuSutunBaslikID, uygulayanPersonelID }: Kayit): boolean {
  const chosen = uygulayanPersonelID !== eski.uygulayanID || eski.uygulayanID !== eski.sutunPersonelID;
  return randevuSutunBaslikID !== eski.sutunID && !chosen;
}
