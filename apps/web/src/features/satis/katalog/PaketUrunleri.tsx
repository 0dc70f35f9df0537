import type { AltUrun } from '@defter/contract/urun.ts';
import { Text, UnstyledButton } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { kalanSeans, type Seanslar } from '../../../pickers/use-seanslar.ts';
import classes from '../SatisEkrani.module.css';

/** The services of the customer's packages, with the sessions that are left. */
export function PaketUrunleri({ urunler, haklar, onPick }: { urunler: readonly AltUrun[]; haklar: Seanslar; onPick: (urun: AltUrun) => void }) {
  const { t } = useTranslation('satis');
  const baslik = useId();
  if (urunler.length === 0) return null;
  return (
    <section className={classes.packages} aria-labelledby={baslik}>
      <Text id={baslik} size="sm" fw={600} mb={6}>
        {t('paketleri')}
      </Text>
      <ul className={classes.products}>
        {urunler.map((urun) => (
          <li key={urun.id}>
            <UnstyledButton className={classes.product} onClick={() => onPick(urun)}>
              <Text span size="sm" fw={550}>
                {urun.adi}
              </Text>
              <Text span size="sm" className="tabular" mt="auto">
                {t('paketKalan', { count: kalanSeans(haklar, urun.id) })}
              </Text>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
