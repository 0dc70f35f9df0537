import type { IletiTuru } from '@defter/rules/ileti.ts';
import { SegmentedControl, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type TurSecimiProps = {
  /** The kinds in their order, the usual one first. */
  turler: readonly IletiTuru[];
  value: IletiTuru;
  onChange: (tur: IletiTuru) => void;
  /** The meaning of the choice. */
  children: ReactNode;
};

/** Whether a text advertises or informs. */
export function TurSecimi({ turler, value, onChange, children }: TurSecimiProps) {
  const { t } = useTranslation('sms');
  return (
    <div>
      <SegmentedControl<IletiTuru> fullWidth aria-label={t('gonder.tur')} data={turler.map((tur) => ({ value: tur, label: t(`gonder.${tur}`) }))} value={value} onChange={onChange} />
      <Text size="sm" c="dimmed" mt={4}>
        {children}
      </Text>
    </div>
  );
}
