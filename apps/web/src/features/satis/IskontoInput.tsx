import { IskontoTip } from '@defter/contract/satis.ts';
import { Group, SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../../ui/NumberField.tsx';

type Tip = '₺' | '%';
type IskontoInputProps = {
  label: string;
  tip: Tip;
  value: number;
  onChange: (alan: { iskontoTip?: Tip; iskonto?: number }) => void;
  /** Why no discount may be given. */
  reason?: string;
};

/** A discount as an amount or a percentage. */
export function IskontoInput({ label, tip, value, onChange, reason }: IskontoInputProps) {
  const { t } = useTranslation('satis');
  return (
    <Group align="flex-end" gap="xs" wrap="nowrap">
      <NumberField
        flex={1}
        label={label}
        description={reason}
        disabled={reason !== undefined}
        max={tip === IskontoTip.oran ? 100 : 999_999_999}
        decimals={2}
        value={value === 0 ? null : value}
        onChange={(iskonto) => typeof iskonto !== 'string' && onChange({ iskonto: iskonto ?? 0 })}
      />
      <SegmentedControl<Tip>
        aria-label={t('iskontoTuru')}
        disabled={reason !== undefined}
        data={[IskontoTip.tutar, IskontoTip.oran]}
        value={tip}
        onChange={(iskontoTip) => onChange({ iskontoTip, iskonto: 0 })}
      />
    </Group>
  );
}
