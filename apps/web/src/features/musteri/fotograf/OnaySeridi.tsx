import type { Musteri } from '@defter/contract/musteri.ts';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Button } from '@mantine/core';
import { TriangleAlertIcon } from 'lucide-react';
import classes from '../MusteriPage.module.css';

/** Warns that photos were not agreed to. Consent may be on paper, so nothing is blocked (docs/adr/0022). */
export function OnaySeridi({ musteri }: { musteri: Musteri }) {
  const { t } = useTranslation('fotograf');
  const [, setParams] = useSearchParams();
  if (musteri.rizalar.includes('fotograf')) return null;
  return (
    <div className={classes.strip} role="status">
      <TriangleAlertIcon size={18} />
      {t('onayYok')}
      <Button size="compact-md" variant="default" onClick={() => setParams({ sekme: 'kvkk' })}>
        {t('onayAl')}
      </Button>
    </div>
  );
}
