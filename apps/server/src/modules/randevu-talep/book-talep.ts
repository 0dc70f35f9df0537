import type { HataKodu } from '@defter/contract/errors.ts';
import { RandevuDurumu } from '@defter/rules/randevu.ts';
import { type SaatAraligi, toDakika, toSaat } from '@defter/rules/saat.ts';
import type { Yapan } from '../../platform/auth/oturum.ts';
import type { Clock } from '../../platform/clock.ts';
import { attempt } from '../../platform/db/attempt.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { AppError, refusalAt } from '../../platform/errors/app-error.ts';
import { findByTelefon } from '../musteri/find-by-telefon.ts';
import { insertKisi } from '../musteri/insert-kisi.ts';
import { bookRandevu } from '../randevu/book-randevu.ts';
import { findBosSaatler } from '../randevu/bos-saat/find-bos-saatler.ts';
import { loadBosVerisi } from '../randevu/bos-saat/load-bos-verisi.ts';
import { CAKISMALAR } from '../randevu/cakismalar.ts';
import type { MevcutTalep } from './read-talep.ts';
import type { Yer } from './yer.ts';

type Istek = Yer & { hizmetler: readonly number[] };
/** Who books: a colleague, or the customer. */
export type Kim = { oturum: Yapan & { bayiID: number }; clock: Clock };
type Booked = { id: number; musteriID: number; musteriCakisiyor: boolean; yer: Yer };

/** Refusals that say that the time is somebody else's, or that nobody is there: another one would do. */
const DOLU: readonly HataKodu[] = ['ayniSaatteRandevu', 'odaDolu', 'cihazDolu', 'personelYetersiz', 'saatTutuluyor', 'personelIzinli', 'vardiyaDisinda'];
/** How often a column is chosen anew that somebody else has taken meanwhile. */
const DENEME = 3;
/** How many other times a refusal names. */
const EN_COK_ONERI = 3;

/**
 * Books a request at a time; without a column, in the first one that is free and would do. The phone finds the customer's card; a new customer gets one.
 * @throws AppError talepSaatiDolu with the nearest free times of the day, talepGunuDolu; otherwise as `bookRandevu`
 */
export async function bookTalep(tx: Tx, { talep, yer }: { talep: MevcutTalep; yer: Yer }, { oturum, clock }: Kim): Promise<Booked> {
  const musteriID = talep.musteriID ?? (await findByTelefon(tx, talep.telefon)) ?? (await insertKisi(tx, oturum, { ad: talep.ad!, soyad: talep.soyad, telefon: talep.telefon }, 'telefon'));
  const istek: Istek = { ...yer, hizmetler: talep.hizmetler };
  for (let deneme = 1; ; deneme += 1) {
    const sutunID = yer.randevuSutunBaslikID ?? (await chooseSutun(tx, istek, { oturum, clock }));
    if (sutunID === undefined) throw await refuse(tx, istek, { oturum, clock });
    const secilen = { ...yer, randevuSutunBaslikID: sutunID };
    const randevu = { ...secilen, musteriID, hizmetler: talep.hizmetler, randevuNotu: talep.talepNotu, randevuDurumu: RandevuDurumu.bekliyor, yerler: [] };
    const booked = await attempt(tx, () => bookRandevu(tx, randevu, { kaydeden: oturum, clock }), CAKISMALAR);
    if (!booked.refusal) return { ...booked.value, musteriID, yer: secilen };
    if (!DOLU.includes(booked.refusal.kod)) throw booked.refusal;
    if (yer.randevuSutunBaslikID !== null || deneme === DENEME) throw await refuse(tx, istek, { oturum, clock });
  }
}

/** The column in which the whole time is free; undefined when there is none. */
async function chooseSutun(tx: Tx, istek: Istek, kim: Kim): Promise<number | undefined> {
  const { baslangic, bitis } = aralikOf(istek);
  const { adim, find } = await loadGun(tx, istek, kim);
  // A time beside the grid of the calendar is free where the slots around it are.
  const exact = find(bitis - baslangic).find((saat) => saat.baslangic === baslangic);
  const around = exact ?? find(bitis - baslangic + adim).find((saat) => saat.baslangic <= baslangic && saat.bitis >= bitis);
  return around?.yerler[0];
}

/** The refusal, with the free times of the day that lie nearest. */
async function refuse(tx: Tx, istek: Istek, kim: Kim): Promise<AppError> {
  const { baslangic, bitis } = aralikOf(istek);
  const { find } = await loadGun(tx, istek, kim);
  const yakinlar = find(bitis - baslangic).toSorted((a, b) => Math.abs(a.baslangic - baslangic) - Math.abs(b.baslangic - baslangic)).slice(0, EN_COK_ONERI);
  const kod = yakinlar.length > 0 ? 'talepSaatiDolu' : 'talepGunuDolu';
  const saatler = yakinlar.map((saat) => toSaat(saat.baslangic)).toSorted().join(', ');
  return refusalAt('baslangicSaat', kod, saatler === '' ? undefined : { saatler });
}

async function loadGun(tx: Tx, { randevuTarihi, hizmetler, randevuSutunBaslikID, uygulayanPersonelID }: Istek, { oturum, clock }: Kim) {
  const gun = { ilk: randevuTarihi, son: randevuTarihi, hizmetIDler: hizmetler, randevuID: null };
  const veri = await loadBosVerisi(tx, gun);
  if (veri.hizmetler.length < new Set(hizmetler).size) throw new AppError('bulunamadi');
  const arama = { ...gun, sutunID: randevuSutunBaslikID, personelID: uygulayanPersonelID, vardiyaDisi: oturum.yetkiler.has('vardiyaKullan'), simdi: clock.wallClock() };
  return { adim: veri.hafta.zamanPeriyodu, find: (sure: number) => findBosSaatler(veri, { ...arama, sure })[0]!.saatler };
}

const aralikOf = ({ baslangicSaat, bitisSaat }: Istek): SaatAraligi => ({ baslangic: toDakika(baslangicSaat), bitis: toDakika(bitisSaat) });
