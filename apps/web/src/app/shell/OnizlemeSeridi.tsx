import { Button, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { EyeIcon } from 'lucide-react';
import { endOnizleme, getOnizleme } from '../session/onizleme.ts';
import classes from './Serit.module.css';

/** Says on every screen that this is the preview of a role, and leads back. */
export function OnizlemeSeridi() {
  const { t } = useTranslation('panel');
  const onizleme = getOnizleme();
  if (!onizleme) return null;
  return (
    <aside className={classes.strip} aria-label={t('onizleme.baslik')}>
      <EyeIcon size={18} />
      <Text component="span" size="sm" className={classes.text}>
        {t('onizleme.metin', { rol: onizleme.adi })}
      </Text>
      <Button size="compact-md" variant="white" color="dark" onClick={endOnizleme}>
        {t('onizleme.cik')}
      </Button>
    </aside>
  );
}
