import { avansCalls } from '@defter/contract/avans.ts';
import { formatTL, type Kurus } from '@defter/rules/para.ts';
import { Button, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSave } from '../app/data/query.ts';
import classes from './TahsilatPaneli.module.css';

type AvansSatiriProps = { musteriID: number; satisID: number | undefined; avans: Kurus; borc: Kurus; onDone: () => void };

/** The customer's credit, and the button that pays with it. */
export function AvansSatiri({ musteriID, satisID, avans, borc, onDone }: AvansSatiriProps) {
  const { t } = useTranslation('tahsilat');
  const mahsup = useSave(avansCalls.mahsup);
  return (
    <div className={classes.sale}>
      <Text size="sm" className="tabular">
        {t('avans', { tutar: formatTL(avans) })}
      </Text>
      {borc > 0 && (
        <Button size="compact-sm" variant="light" loading={mahsup.isPending} onClick={() => mahsup.mutate({ body: { musteriID, satisID: satisID ?? null, tutar: null } }, { onSuccess: onDone })}>
          {t('avansDus')}
        </Button>
      )}
    </div>
  );
}
