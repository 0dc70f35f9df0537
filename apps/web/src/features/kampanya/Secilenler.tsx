import { Pill, type MantineStyleProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';

type SecilenlerProps = MantineStyleProps & { secilenler: readonly { key: string; adi: string }[]; onRemove: (key: string) => void };

/** The chosen entries, each with a button to remove it. */
export function Secilenler({ secilenler, onRemove, ...style }: SecilenlerProps) {
  const { t } = useTranslation('kampanya');
  if (secilenler.length === 0) return null;
  return (
    <Pill.Group {...style}>
      {secilenler.map(({ key, adi }) => (
        <Pill key={key} withRemoveButton onRemove={() => onRemove(key)} removeButtonProps={{ 'aria-label': t('cikar', { adi }), tabIndex: 0, 'aria-hidden': false }}>
          {adi}
        </Pill>
      ))}
    </Pill.Group>
  );
}
