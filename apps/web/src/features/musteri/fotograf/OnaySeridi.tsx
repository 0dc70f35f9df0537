import type { Musteri } from '@defter/contract/musteri.ts';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Button } from '@mantine/core';
import { IconUyari } from '../../../ui/icons.tsx';
import classes from '../MusteriPage.module.css';

/** Warns where photos were not agreed to; consent may be on paper, so nothing is blocked (docs/adr/0022). */
export function OnaySeridi({ musteri }: { musteri: Musteri }) {
  const { t } = useTranslation('fotograf');
  const [, setParams] = useSearchParams();
  if (musteri.rizalar.includes('fotograf')) return null;
  return (
    <div className={classes.strip} role="status">
      <IconUyari size={18} />
      {t('onayYok')}
      <Button size="compact-md" variant="default" onClick={() => setParams({ sekme: 'kvkk' })}>
        {t('onayAl')}
      </Button>
    </div>
  );
}
