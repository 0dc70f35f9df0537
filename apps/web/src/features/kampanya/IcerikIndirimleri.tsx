import { Group, Stack, Text } from '@mantine/core';
import { XIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../../ui/NumberField.tsx';
import { ReasonIcon } from '../../ui/ReasonButton.tsx';

type Satir = { key: string; adi: string; iskonto: number | string | null; error?: React.ReactNode };
type IcerikIndirimleriProps = {
  satirlar: readonly Satir[];
  onChange: (key: string, iskonto: number | string | null) => void;
  onRemove: (key: string) => void;
};

/** The chosen contents, each with a percent of its own; while that is empty, the campaign's discount counts. */
export function IcerikIndirimleri({ satirlar, onChange, onRemove }: IcerikIndirimleriProps) {
  const { t } = useTranslation('kampanya');
  if (satirlar.length === 0) return null;
  return (
    <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
      {satirlar.map(({ key, adi, iskonto, error }) => (
        <Group component="li" key={key} gap="xs" wrap="nowrap">
          <Text size="sm" flex={1} style={{ overflowWrap: 'anywhere' }}>
            {adi}
          </Text>
          <NumberField
            aria-label={t('indirimOf', { ad: adi })}
            w={120}
            max={100}
            decimals={2}
            rightSection="%"
            value={iskonto}
            error={error}
            onChange={(yeni) => onChange(key, yeni)}
          />
          <ReasonIcon label={t('cikar', { adi })} onClick={() => onRemove(key)}>
            <XIcon size={17} />
          </ReasonIcon>
        </Group>
      ))}
      <Text size="sm" c="dimmed" component="li">
        {t('indirimAciklama')}
      </Text>
    </Stack>
  );
}
