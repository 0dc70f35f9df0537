import { IskontoTip } from '@defter/contract/satis.ts';
import { Group, NumberInput, SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';

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
      <NumberInput
        flex={1}
        label={label}
        description={reason}
        disabled={reason !== undefined}
        min={0}
        max={tip === IskontoTip.oran ? 100 : 999_999_999}
        decimalScale={2}
        decimalSeparator=","
        thousandSeparator="."
        hideControls
        value={value === 0 ? '' : value}
        onChange={(iskonto) => onChange({ iskonto: Number(iskonto) || 0 })}
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
