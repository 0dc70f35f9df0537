import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from '../SatisEkrani.module.css';

type GrupDugmeleriProps = {
  gruplar: readonly string[];
  /** Null: all of them; undefined: none, during a search. */
  value: string | null | undefined;
  onChange: (grup: string | null) => void;
};

/** The groups of the catalogue, one of them chosen; during a search, which goes through all groups, they lead back. */
export function GrupDugmeleri({ gruplar, value, onChange }: GrupDugmeleriProps) {
  const { t } = useTranslation('satis');
  if (gruplar.length < 2) return null;
  return (
    <div className={classes.groups} role="group" aria-label={t('grup')}>
      {[null, ...gruplar].map((adi) => (
        <Button key={adi} size="compact-sm" radius="xl" variant={adi === value ? 'filled' : 'default'} aria-pressed={adi === value} onClick={() => onChange(adi)}>
          {adi ?? t('tumGruplar')}
        </Button>
      ))}
    </div>
  );
}
