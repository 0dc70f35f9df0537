import type { Kampanya } from '@defter/contract/kampanya.ts';
import { formatTL, kurus } from '@defter/rules/para.ts';
import { useTranslation } from 'react-i18next';
import { formatYuzde } from '../../ui/format.ts';

/** The number of products that a line names. */
const EN_COK_AD = 3;

/** The discount of a campaign, and its products, in one line. */
export function useNeVerir(): (kampanya: Kampanya) => string {
  const { t } = useTranslation('kampanya');
  return ({ tur, iskonto, al, ode, tumu, icerikler }) => {
    const adOf = ({ adi, iskonto: kendi }: Kampanya['icerikler'][number]) => (kendi === null || tur === 'adet' ? adi : `${adi} ${formatYuzde(kendi)}`);
    const genel = tur === 'tutar' ? t('verir.tutar', { tutar: formatTL(kurus(iskonto)) }) : formatYuzde(iskonto);
    const kendiOlan = icerikler.filter((icerik) => icerik.iskonto !== null);
    const ne = tur === 'adet' ? t('verir.adet', { al, ode }) : iskonto > 0 || kendiOlan.length === 0 ? genel : '';
    const adlar = (tumu ? kendiOlan : icerikler).map(adOf);
    const neyden = [tumu && t('verir.tumu'), ...adlar.slice(0, EN_COK_AD), adlar.length > EN_COK_AD && t('verir.dahasi', { sayi: adlar.length - EN_COK_AD })];
    return [ne, neyden.filter(Boolean).join(', ')].filter(Boolean).join(' · ');
  };
}
