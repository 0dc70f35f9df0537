import type { Kurus } from '@defter/rules/para.ts';
import { ActionIcon, Button, Group, Stack } from '@mantine/core';
import { PlusIcon, XIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MoneyInput } from '../ui/MoneyInput.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import type { GirilenOdeme } from './odeme-satirlari.ts';
import { useParaSekilleri } from './odeme-sekilleri.ts';
import { useTanimlarBilinir } from './use-tanimlar.ts';

type OdemeSatirlariProps = {
  satirlar: readonly GirilenOdeme[];
  /** The amount that a further line begins with. */
  kalan: Kurus;
  onChange: (satirlar: GirilenOdeme[]) => void;
};

/** The methods by which a customer pays at once, each with its amount. */
export function OdemeSatirlari({ satirlar, kalan, onChange }: OdemeSatirlariProps) {
  const { t } = useTranslation('tahsilat');
  const sekiller = useParaSekilleri();
  const isBilinen = useTanimlarBilinir();
  const change = (key: number, alan: Partial<GirilenOdeme>) => onChange(satirlar.map((satir) => (satir.key === key ? { ...satir, ...alan } : satir)));
  const add = () => {
    const bos = sekiller.find(({ id }) => !satirlar.some(({ odemeSekliID }) => odemeSekliID === id));
    onChange([...satirlar, { key: Math.max(...satirlar.map(({ key }) => key)) + 1, odemeSekliID: bos?.id ?? null, tutar: kalan > 0 ? kalan : null }]);
  };
  return (
    <Stack gap="xs">
      {satirlar.map(({ key, odemeSekliID, tutar }, i) => (
        <Group key={key} gap="xs" wrap="nowrap" align="end">
          <SelectField<number>
            flex={1}
            label={i === 0 ? t('sekil') : t('sekilNo', { no: i + 1 })}
            searchable={false}
            data={sekiller.map(({ id, adi }) => ({ value: id, label: adi }))}
            value={odemeSekliID}
            onChange={(id) => change(key, { odemeSekliID: id })}
          />
          <MoneyInput flex={1} label={i === 0 ? t('tutar') : t('tutarNo', { no: i + 1 })} data-autofocus={i === 0 || undefined} value={tutar} onChange={(yeni) => change(key, { tutar: yeni })} />
          {i > 0 && (
            <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('odemeSil', { no: i + 1 })} onClick={() => onChange(satirlar.filter((satir) => satir.key !== key))}>
              <XIcon size={16} />
            </ActionIcon>
          )}
        </Group>
      ))}
      <Button variant="subtle" size="compact-sm" w="fit-content" leftSection={<PlusIcon size={15} />} disabled={!isBilinen} onClick={add}>
        {t('odemeEkle')}
      </Button>
    </Stack>
  );
}
