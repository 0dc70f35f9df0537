import { SatisDurumu, type SatisKaydi } from '@defter/contract/satis.ts';
import { kdvOn } from '@defter/rules/kdv.ts';
import type { FiyatNedeni } from '@defter/rules/musteri-fiyati.ts';
import type { Kurus } from '@defter/rules/para.ts';
import type { Oturum } from '../../platform/auth/oturum.ts';
import { found, refusalAt } from '../../platform/errors/app-error.ts';
import type { Katalog, Urun } from './load-katalog.ts';
import type { ProgramPaylari, Satir } from './satir.ts';

/** A line as it was sent, at its place in the sale, and the line that was there before. */
type Gonderilen = { girdi: SatisKaydi['icerikler'][number]; index: number; onceki: Satir | undefined; verilen: Kurus | undefined; programPayi: ProgramPaylari[number] };
type Satis = { katalog: Katalog; oturum: Oturum; tarih: string; durum: SatisDurumu };

/**
 * A line with its name, price, rate and points. A new line takes those of the catalogue, with the rate that held on the
 * day of the sale. A line that was sold already keeps its own while it is the same product, even if the catalogue has
 * changed since.
 * @param verilen the price that follows from what is sold, as that of a package does; no right is needed for it
 * @param programPayi what its program says of the line; nor is one needed for a price that stands there
 */
export function chooseSatir({ girdi, index, onceki, verilen, programPayi }: Gonderilen, { katalog, oturum, tarih, durum }: Satis): Satir {
  const urun = found(katalog.urunler.get(girdi.altUrunID));
  const kalan = onceki?.altUrunID === girdi.altUrunID ? onceki : undefined;
  if (!kalan && !urun.satistaMi) {
    throw refusalAt(`icerikler.${index}.altUrunID`, 'urunSatistaDegil', { urun: urun.adi });
  }
  const { adi, kdv, puanVerilmesin, birimFiyat: ilkFiyat } = kalan ?? { ...urun, kdv: kdvOn(urun.kdv, tarih), birimFiyat: urun.fiyat };
  const birimFiyat = verilen ?? girdi.birimFiyat ?? ilkFiyat;
  const bilinen = verilen !== undefined || [ilkFiyat, urun.fiyat, urun.listeFiyati, ...(programPayi?.fiyatlar ?? [])].includes(birimFiyat);
  if (!bilinen && !oturum.yetkiler.has('satisFiyatDegistir')) {
    throw refusalAt(`icerikler.${index}.birimFiyat`, 'yetkiYok');
  }
  const fiyatNedeni = verilen === undefined ? nedenOf(birimFiyat, kalan, urun) : null;
  return { ...girdi, birimFiyat, fiyatNedeni, adi, kdv, puanVerilmesin, paketten: durum === SatisDurumu.seans && verilen !== undefined };
}

/** Why a price that somebody says is that price: as the line was sold, or as the catalogue has it today. */
function nedenOf(birimFiyat: Kurus, kalan: Satir | undefined, urun: Urun): FiyatNedeni | null {
  if (birimFiyat === kalan?.birimFiyat) return kalan.fiyatNedeni ?? null;
  return birimFiyat === urun.fiyat ? urun.fiyatNedeni : null;
}
