import type { Kurus } from '@defter/rules/para.ts';
import { useTranslation } from 'react-i18next';
import type { Okuma } from './okuma.ts';
import type { SatirDagilimi } from './paket-dagilimi.ts';
import { isKapidan, type Sepet, type totalOf } from './sepet.ts';

type Durum = {
  /** Undefined while a discount takes off too much. */
  total: ReturnType<typeof totalOf>;
  /** The difference between the instalments and the rest to pay. */
  fark: Kurus;
  /** The readings that the total depends on. */
  kosullar: readonly Okuma[];
  /** The products with too little stock to be sold. */
  stok: readonly string[];
  /** The packages from which the lines take their sessions, by line. */
  dagilim: ReadonlyMap<number, SatirDagilimi>;
};

/** The first thing that a cart lacks before it can be saved; undefined if it is complete. */
export function useEksik(sepet: Sepet, { total, fark, kosullar, stok, dagilim }: Durum): string | undefined {
  const { t } = useTranslation('satis');
  const { satirlar, bahsis } = sepet;
  const eksikler = [
    !sepet.musteri && t('eksik.musteri'),
    satirlar.length === 0 && t('eksik.satir'),
    !total && t('eksik.iskonto'),
    kosullar.some(({ okunamadi }) => okunamadi) && t('kosul.okunamadi'),
    kosullar.some(({ bekliyor }) => bekliyor) && t('kosul.bakiliyor'),
    stok.length > 0 && t('eksik.stok', { urunler: stok.join(', ') }),
    total && total.kalan < 0 && t('eksik.fazlaOdeme'),
    fark !== 0 && t('eksik.taksit'),
    bahsis && (bahsis.tutar === 0 || bahsis.personelIDler.length === 0) && t('eksik.bahsis'),
    isKapidan(sepet) && total && total.kalan > 0 && t('eksik.kapidan'),
    satirlar.some(({ hediyeNedeni }) => hediyeNedeni?.trim() === '') && t('eksik.hediye'),
    [...dagilim.values()].some(({ eksik }) => eksik > 0) && t('eksik.seans'),
    satirlar.some(({ paketten, paketKodu }) => paketten && paketKodu?.trim() === '') && t('eksik.paketKodu'),
    dagilim.size > 0 && satirlar.some(({ paketten, birimFiyat }) => !paketten && birimFiyat === 0) && t('eksik.bedelsiz'),
  ];
  return eksikler.find(Boolean) || undefined;
}
