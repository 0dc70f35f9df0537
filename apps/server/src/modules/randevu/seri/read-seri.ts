import type { RandevuZamani } from '@defter/contract/randevu-yeri.ts';
import { SAATSIZ, type SeriKaydi } from '@defter/contract/seri.ts';
import { RandevuDurumu } from '@defter/rules/randevu.ts';
import { EN_UZUN_SERI, PeriyotTipi, seriTarihleri } from '@defter/rules/seri.ts';
import { formatTarih, type Tarih } from '@defter/rules/tarih.ts';
import type { Oturum } from '../../../platform/auth/oturum.ts';
import type { Tx } from '../../../platform/db/connection.ts';
import { AppError, refusalAt } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import type { YeniRandevu } from '../book-randevu.ts';
import { alanlarOf, LOCK_RANDEVU, readRandevu } from '../read-randevu.ts';

type Istek = Pick<Context<never>, 'oturum' | 'clock'> & { tx: Tx; body: SeriKaydi };

/** What is repeated, and when. */
export type Seri = {
  randevu: Omit<YeniRandevu, keyof RandevuZamani>;
  zamanlar: RandevuZamani[];
  /** The existing appointment that is the first of it, and the series that it is in already. */
  ilk: { id: number; zaman: RandevuZamani } | undefined;
};

/**
 * Reads what a series is to be. The day on which the appointment that is repeated stands is not booked again.
 * @throws AppError gunSecin, bitisOnce, seriUzun, seriBos at the field of the rule; randevuEkle is needed as for any booking
 */
export async function readSeri({ tx, body, oturum, clock }: Istek): Promise<Seri> {
  // Otherwise the right to repeat would be one to book.
  if (!oturum.yetkiler.has('randevuEkle')) throw new AppError('yetkiYok');
  const { randevu, ilk } = body.id > 0 ? await repeated(tx, body.id, oturum) : { randevu: fieldsOf(body), ilk: undefined };
  const saatler = ilk && body.baslangicSaat === SAATSIZ && body.bitisSaat === SAATSIZ ? ilk.zaman : body;
  const hepsi = body.randevular.length > 0 ? body.randevular : daysOf(body, clock.today()).map((randevuTarihi) => ({ randevuTarihi, baslangicSaat: saatler.baslangicSaat, bitisSaat: saatler.bitisSaat }));
  const zamanlar = hepsi.filter(({ randevuTarihi }) => randevuTarihi !== ilk?.zaman.randevuTarihi);
  if (zamanlar.length === 0) throw new AppError('seriBos');
  return { randevu, zamanlar, ilk };
}

async function repeated(tx: Tx, id: number, oturum: Oturum): Promise<Omit<Seri, 'zamanlar'>> {
  const eski = await readRandevu(tx, id, oturum, LOCK_RANDEVU);
  const { randevuTarihi, baslangicSaat, bitisSaat, ...alanlar } = alanlarOf(eski);
  return {
    randevu: { ...alanlar, randevuDurumu: RandevuDurumu.bekliyor, hizmetler: eski.hizmetler, yerler: [] },
    ilk: { id, zaman: { randevuTarihi, baslangicSaat, bitisSaat } },
  };
}

/** The shape of the call has asked for customer and column. */
const fieldsOf = ({ musteriID, randevuSutunBaslikID, uygulayanPersonelID, randevuNotu, randevuHizmet, yerler }: SeriKaydi): Seri['randevu'] => ({
  musteriID: musteriID!,
  randevuSutunBaslikID: randevuSutunBaslikID!,
  uygulayanPersonelID,
  randevuNotu,
  randevuDurumu: RandevuDurumu.bekliyor,
  hizmetler: randevuHizmet.map(({ altUrunID }) => altUrunID),
  yerler,
});

function daysOf(kural: SeriKaydi, bugun: Tarih): Tarih[] {
  const baslangicTarihi = kural.baslangicTarihi ?? bugun;
  const bitisTarihi = kural.bitisTarihi ?? baslangicTarihi;
  if (kural.periyotTipi === PeriyotTipi.hafta && kural.haftalikGunler.length === 0) throw refusalAt('haftalikGunler', 'gunSecin');
  if (!kural.zamanTipi && bitisTarihi < baslangicTarihi) throw refusalAt('bitisTarihi', 'bitisOnce');
  const gunler = seriTarihleri({ ...kural, baslangicTarihi, bitisTarihi });
  if (gunler.length > EN_UZUN_SERI) throw refusalAt('bitisTarihi', 'seriUzun', { n: EN_UZUN_SERI });
  return gunler;
}

/** Throws seriDolu with the days of several appointments that are not to be had; nothing where there are none. */
export function refuseGunler(gunler: readonly Tarih[]): void {
  if (gunler.length > 0) throw new AppError('seriDolu', { veri: { tarihler: [...new Set(gunler)].toSorted().map(formatTarih).join(', ') } });
}
