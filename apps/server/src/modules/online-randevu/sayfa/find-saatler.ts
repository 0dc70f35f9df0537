import type { BosSaat } from '@defter/rules/bos-saat.ts';
import { toSaat } from '@defter/rules/saat.ts';
import { addDays, type Tarih } from '@defter/rules/tarih.ts';
import { type Clock, createClock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/connection.ts';
import { AppError, refusalAt } from '../../../platform/errors/app-error.ts';
import { type BosArama, findBosSaatler } from '../../randevu/bos-saat/find-bos-saatler.ts';
import { loadBosVerisi } from '../../randevu/bos-saat/load-bos-verisi.ts';
import { countOnlineGunler } from '../../randevu/count-online.ts';
import type { Sayfa } from '../read-sayfa.ts';
import { isSunulan } from './sunulan.ts';

export type SayfaIstegi = {
  altUrunIDler: readonly number[];
  /** Null is whoever can. */
  personelID: number | null;
  /** The digest of the token of a time that who asks keeps. */
  tutma: Buffer | null;
};
type Aralik = { ilk: Tarih; son: Tarih };

/** A free time with the column of each place that it takes. */
export type SayfaSaati = BosSaat & { saat: string; bitisSaat: string };
/** The time around what is booked, in minutes. */
type Cevre = { tamponOnce: number; tamponSonra: number };

const SAAT_MS = 3_600_000;

/** The last day that the page offers. */
export const sonGunOf = ({ enGecGun }: Sayfa, clock: Clock): Tarih => addDays(clock.today(), enGecGun);

/** The free times of some days, and the time around what is booked. */
export type BosGunler = { gunler: { tarih: Tarih; saatler: SayfaSaati[] }[]; cevre: Cevre };

type Arama = Aralik & Pick<BosArama, 'hizmetIDler' | 'randevuID' | 'sutunID' | 'personelID' | 'sure'> & Pick<SayfaIstegi, 'tutma'>;

/** The free times of some days, from the first to the last that the page offers, with the people that it offers. */
export async function findBos(tx: Tx, sayfa: Sayfa, arama: Arama, clock: Clock): Promise<BosGunler> {
  const { hizmetIDler, ilk } = arama;
  const son = [arama.son, sonGunOf(sayfa, clock)].toSorted()[0]!;
  if (son < ilk) return { gunler: [], cevre: { tamponOnce: 0, tamponSonra: 0 } };
  const veri = await loadBosVerisi(tx, { ...arama, son });
  if (veri.hizmetler.length < new Set(hizmetIDler).size) throw new AppError('bulunamadi');
  const kisiler = sayfa.sayfaPersonelleri;
  // A colleague who is asked for by name need not be offered by the page, so that a moved appointment can stay with them.
  const sutunlar = veri.sutunlar.filter(({ personelID }) => personelID === null || personelID === arama.personelID || kisiler.length === 0 || kisiler.includes(personelID));
  const simdi = createClock(() => new Date(clock.now().getTime() + sayfa.enErkenSaat * SAAT_MS)).wallClock();
  const gunler = findBosSaatler({ ...veri, sutunlar }, { ...arama, son, vardiyaDisi: false, simdi });
  const sirali = hizmetIDler.flatMap((id) => veri.hizmetler.find((hizmet) => hizmet.id === id) ?? []);
  return {
    cevre: { tamponOnce: sirali[0]?.tamponOnce ?? 0, tamponSonra: sirali.at(-1)?.tamponSonra ?? 0 },
    gunler: gunler.map(({ tarih, saatler }) => ({ tarih, saatler: saatler.map((saat) => ({ ...saat, saat: toSaat(saat.baslangic), bitisSaat: toSaat(saat.bitis) })) })),
  };
}

/** The same for somebody who books: what the page offers, and no more a day than it takes. Throws bulunamadi for anything else. */
export async function findSaatler(tx: Tx, sayfa: Sayfa, istek: SayfaIstegi & Aralik, clock: Clock): Promise<BosGunler> {
  const { altUrunIDler: hizmetIDler, personelID, ilk, son, tutma } = istek;
  const { sayfaPersonelleri: kisiler } = sayfa;
  const [sunulur, bos] = await Promise.all([
    isSunulan(tx, hizmetIDler),
    findBos(tx, sayfa, { hizmetIDler, randevuID: null, sutunID: null, personelID, sure: null, tutma, ilk, son }, clock),
  ]);
  if (!sunulur) throw new AppError('bulunamadi');
  const isOffered = personelID === null || kisiler.length === 0 || kisiler.includes(personelID);
  return isOffered ? withoutFull(tx, sayfa, bos) : { ...bos, gunler: bos.gunler.map((gun) => ({ ...gun, saatler: [] })) };
}

/**
 * The same without the times of days on which the customers have booked as much as the page takes.
 * @param kendi the day of an appointment that is moved: on its own day it takes nothing more
 */
export async function withoutFull(tx: Tx, { gundeEnCok }: Sayfa, bos: BosGunler, kendi?: Tarih): Promise<BosGunler> {
  const [ilk, son] = [bos.gunler[0]?.tarih, bos.gunler.at(-1)?.tarih];
  if (gundeEnCok === null || !ilk || !son) return bos;
  const sayilar = await countOnlineGunler(tx, ilk, son);
  const isFull = (tarih: Tarih) => tarih !== kendi && (sayilar.get(tarih) ?? 0) >= gundeEnCok;
  return { ...bos, gunler: bos.gunler.map((gun) => (isFull(gun.tarih) ? { ...gun, saatler: [] } : gun)) };
}

/** One free time that somebody wants, of the only day that was asked for. Throws saatDolu when it is free no longer. */
export function requireSaat({ gunler }: BosGunler, wanted: string): SayfaSaati {
  const saat = gunler[0]?.saatler.find((bos) => bos.saat === wanted);
  if (!saat) throw refusalAt('saat', 'saatDolu');
  return saat;
}

/** The same for somebody who books. */
export async function findSaat(tx: Tx, sayfa: Sayfa, istek: SayfaIstegi & { tarih: Tarih; saat: string }, clock: Clock): Promise<{ saat: SayfaSaati; cevre: Cevre }> {
  const bos = await findSaatler(tx, sayfa, { ...istek, ilk: istek.tarih, son: istek.tarih }, clock);
  return { saat: requireSaat(bos, istek.saat), cevre: bos.cevre };
}
