import { SERI_KAPSAMLARI, type Randevu } from '@defter/contract/randevu.ts';
import i18next from 'i18next';
import { choose } from '../ui/confirm.tsx';

export type Kapsam = (typeof SERI_KAPSAMLARI)[number];

/** Asks how far an act on one of a series goes; one that stands alone is not asked about. Undefined when people change their mind. Its page loads the texts of `randevu`. */
export const askKapsam = ({ seriID }: Pick<Randevu, 'seriID'>): Promise<Kapsam | undefined> =>
  seriID === null
    ? Promise.resolve('bu')
    : choose({
        title: i18next.t('randevu:kapsam.baslik'),
        text: i18next.t('randevu:kapsam.aciklama'),
        choices: SERI_KAPSAMLARI.map((value) => ({ value, label: i18next.t(`randevu:kapsam.${value}`) })),
      });
