import { SatisTipi } from '@defter/contract/urun.ts';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { UrunSecimi } from '../../pickers/UrunSecimi.tsx';
import { kalanSeans, type Seanslar } from '../../pickers/use-seanslar.ts';

type YeniHizmetProps = Omit<ComponentProps<typeof UrunSecimi>, 'placeholder' | 'satisTipi' | 'once' | 'etiket' | 'value'> & { seanslar: Seanslar };

/** Adds a service; those of which the customer owns sessions come first and say how many are left. */
export function YeniHizmet({ seanslar, ...props }: YeniHizmetProps) {
  const { t } = useTranslation('randevu');
  return (
    <UrunSecimi
      {...props}
      placeholder={t('hizmetEkle')}
      satisTipi={SatisTipi.hizmet}
      once={({ id }) => seanslar.has(id)}
      etiket={({ id, adi, urunSure }) => (seanslar.has(id) ? t('hizmetSeansi', { adi, count: kalanSeans(seanslar, id) }) : `${adi} · ${t('dakika', { dakika: urunSure })}`)}
      value={null}
    />
  );
}
