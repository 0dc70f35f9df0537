import { Button, Text } from '@mantine/core';
import { WifiOffIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMayBeOld } from '../data/freshness.ts';
import { queryClient } from '../data/query.ts';
import classes from './Serit.module.css';

/** Says that the screen may show stale data, until it is read again. */
export function BaglantiSeridi() {
  const { t } = useTranslation(['panel', 'ortak']);
  const mayBeOld = useMayBeOld();
  return (
    <div role="status">
      {mayBeOld && (
        <div className={classes.strip} data-kind="baglanti">
          <WifiOffIcon size={18} />
          <Text component="span" size="sm" className={classes.text}>
            {t('baglanti.koptu')}
          </Text>
          <Button size="compact-md" variant="white" color="dark" onClick={() => void queryClient.refetchQueries({ type: 'active' })}>
            {t('ortak:tekrarDene')}
          </Button>
        </div>
      )}
    </div>
  );
}
