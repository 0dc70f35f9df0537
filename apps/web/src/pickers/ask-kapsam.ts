import { SERI_KAPSAMLARI, type Randevu } from '@defter/contract/randevu.ts';
import i18next from 'i18next';
import { choose } from '../ui/confirm.tsx';

export type Kapsam = (typeof SERI_KAPSAMLARI)[number];

/**
 * Asks for the scope of an act on an appointment of a series, and does not ask for one without a series. Undefined when the question is closed. Its
 * page loads the texts of `randevu`.
 */
export const askKapsam = ({ seriID }: Pick<Randevu, 'seriID'>): Promise<Kapsam | undefined> =>
  seriID === null
    ? Promise.resolve('bu')
    : choose({
        title: i18next.t('randevu:kapsam.baslik'),
        text: i18next.t('randevu:kapsam.aciklama'),
        choices: SERI_KAPSAMLARI.map((value) => ({ value, label: i18next.t(`randevu:kapsam.${value}`) })),
      });
