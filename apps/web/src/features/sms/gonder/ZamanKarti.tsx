import { isSaat } from '@defter/rules/saat.ts';
import { isTarih } from '@defter/rules/tarih.ts';
import { Card, Group, SegmentedControl, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../ui/DateField.tsx';
import { TimeField } from '../../../ui/TimeField.tsx';
import { today } from '../../../ui/today.ts';

/** The time when a message leaves, as its fields hold it; undefined: now. */
export type Plan = { tarih: string | null; saat: string | null } | undefined;

/** Whether day and time of a plan can be read; an empty field gets a value. */
export const isPlanRead = (plan: Plan): boolean => !plan || ((plan.tarih === null || isTarih(plan.tarih)) && (plan.saat === null || isSaat(plan.saat)));

/** The choice between now, and a day and a time. */
export function ZamanKarti({ value: plan, onChange }: { value: Plan; onChange: (plan: Plan) => void }) {
  const { t } = useTranslation('sms');
  return (
    <Card>
      <Stack gap="sm">
        <SegmentedControl
          aria-label={t('gonder.zaman')}
          data={[
            { value: 'simdi', label: t('gonder.simdi') },
            { value: 'sonra', label: t('gonder.sonra') },
          ]}
          value={plan ? 'sonra' : 'simdi'}
          onChange={(value) => onChange(value === 'sonra' ? { tarih: today(), saat: '10:00' } : undefined)}
        />
        {plan && (
          <Group grow>
            <DateField label={t('gonder.tarih')} value={plan.tarih} onChange={(tarih) => onChange({ ...plan, tarih })} />
            <TimeField label={t('gonder.saat')} value={plan.saat} onChange={(saat) => onChange({ ...plan, saat })} />
          </Group>
        )}
      </Stack>
    </Card>
  );
}
