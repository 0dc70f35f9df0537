import { formatTL, type Kurus } from '@defter/rules/para.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './Taksit.module.css';

type PlanOnizlemeProps = { plan: readonly { id: number; tarih: string; tutar: Kurus }[]; /** The ids of the instalments that change. */ isaretli: readonly number[] };

/** The plan as it will be once it is saved. */
export function PlanOnizleme({ plan, isaretli }: PlanOnizlemeProps) {
  const { t } = useTranslation('taksit');
  return (
    <section aria-label={t('yeniPlan')}>
      <Text fw={600} size="sm">
        {t('yeniPlan')}
      </Text>
      <ol className={classes.plan}>
        {plan.map(({ id, tarih, tutar }) => (
          <li key={id} data-changed={isaretli.includes(id) || undefined}>
            <span>{formatTarih(tarih)}</span>
            <span>{formatTL(tutar)}</span>
          </li>
        ))}
      </ol>
      <Text size="xs" c="dimmed">
        {t('faizsiz')}
      </Text>
    </section>
  );
}
