import type { SatisKaydi } from '@defter/contract/satis.ts';
import { kdvOn } from '@defter/rules/kdv.ts';
import type { Oturum } from '../../platform/auth/oturum.ts';
import { found, AppError } from '../../platform/errors/app-error.ts';
import type { Katalog } from './load-katalog.ts';
import type { Satir } from './satir.ts';

type Girdi = SatisKaydi['icerikler'][number];

/**
 * A line with the name, price, rate and points that it gets. A new one takes those of the catalogue, the rate as it stood on
 * the day of the sale; one that was sold already keeps its own, whatever the catalogue says since, as long as it is
 * the same product.
 */
export function chooseSatir(
  girdi: Girdi,
  index: number,
  onceki: Satir | undefined,
  katalog: Katalog,
  { oturum, tarih }: { oturum: Oturum; tarih: string },
): Satir {
  const urun = found(katalog.urunler.get(girdi.altUrunID));
  const kalan = onceki?.altUrunID === girdi.altUrunID ? onceki : undefined;
  if (!kalan && !urun.satistaMi) {
    throw new AppError('urunSatistaDegil', { alanlar: { [`icerikler.${index}.altUrunID`]: 'urunSatistaDegil' }, veri: { urun: urun.adi } });
  }
  const ilkFiyat = kalan?.birimFiyat ?? urun.fiyat;
  const birimFiyat = girdi.birimFiyat ?? ilkFiyat;
  const bilinen = birimFiyat === ilkFiyat || birimFiyat === urun.fiyat;
  if (!bilinen && !oturum.yetkiler.has('satisFiyatDegistir')) {
    throw new AppError('yetkiYok', { alanlar: { [`icerikler.${index}.birimFiyat`]: 'yetkiYok' } });
  }
  return { ...girdi, birimFiyat, adi: kalan?.adi ?? urun.adi, kdv: kalan?.kdv ?? kdvOn(urun.kdv, tarih), puanVerilmesin: kalan ? kalan.puanVerilmesin : urun.puanVerilmesin };
}
