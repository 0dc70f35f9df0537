import { IskontoTip } from '@defter/contract/satis.ts';
import { kurus, ZERO } from '@defter/rules/para.ts';
import { Group, SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { NumberField } from '../../ui/NumberField.tsx';

type Tip = '₺' | '%';
type IskontoInputProps = {
  label: string;
  tip: Tip;
  /** An amount or percent. */
  value: number;
  onChange: (alan: { iskontoTip?: Tip; iskonto?: number }) => void;
  /** A hint before a discount is given, such as that an approval is needed. */
  hint?: string | undefined;
};

/** A discount as an amount or a percentage. */
export function IskontoInput({ label, tip, value, onChange, hint }: IskontoInputProps) {
  const { t } = useTranslation('satis');
  const alan = { flex: 1, label, description: hint };
  return (
    <Group align="flex-end" gap="xs" wrap="nowrap">
      {tip === IskontoTip.oran ? (
        <NumberField {...alan} max={100} decimals={2} value={value === 0 ? null : value} onChange={(oran) => typeof oran !== 'string' && onChange({ iskonto: oran ?? 0 })} />
      ) : (
        <MoneyInput
          {...alan}
          value={value === 0 ? null : kurus(value)}
          onChange={(tutar) => typeof tutar !== 'string' && (tutar ?? ZERO) >= 0 && onChange({ iskonto: tutar ?? ZERO })}
        />
      )}
      <SegmentedControl<Tip>
        aria-label={t('iskontoTuru')}
        data={[IskontoTip.tutar, IskontoTip.oran]}
        value={tip}
        onChange={(iskontoTip) => onChange({ iskontoTip, iskonto: 0 })}
      />
    </Group>
  );
}
