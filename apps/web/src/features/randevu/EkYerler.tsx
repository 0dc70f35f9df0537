import type { RandevuBasligi } from '@defter/contract/randevu.ts';
import { Button, Group, Stack } from '@mantine/core';
import { PlusIcon, XIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../ui/SelectField.tsx';

type EkYerlerProps = { value: readonly number[]; /** The own column, which it takes anyway. */ sutunID: number | null; basliklar: readonly RandevuBasligi[]; onChange: (idler: number[]) => void };

/**
 * The further columns that an appointment takes: a second colleague, a certain room or device. The server chooses those that its services need beside
 * these.
 */
export function EkYerler({ value: yerler, sutunID, basliklar, onChange }: EkYerlerProps) {
  const { t } = useTranslation('randevu');
  const [adding, setAdding] = useState(false);
  const kalanlar = basliklar.filter(({ id }) => id !== sutunID && !yerler.includes(id));

  return (
    <Stack gap={6}>
      {yerler.length > 0 && (
        <Group gap={6} role="group" aria-label={t('ekYer.etiket')}>
          {yerler.map((yer) => {
            const adi = basliklar.find(({ id }) => id === yer)?.adi ?? '…';
            return (
              <Button
                key={yer}
                size="compact-md"
                variant="default"
                rightSection={<XIcon size={14} />}
                aria-label={t('ekYer.cikar', { adi })}
                onClick={() => onChange(yerler.filter((other) => other !== yer))}
              >
                {adi}
              </Button>
            );
          })}
        </Group>
      )}
      {adding ? (
        <SelectField
          autoFocus
          label={t('ekYer.etiket')}
          data={kalanlar.map(({ id, adi }) => ({ value: id, label: adi }))}
          value={null}
          onChange={(id) => {
            setAdding(false);
            if (id !== null) onChange([...yerler, id]);
          }}
        />
      ) : (
        kalanlar.length > 0 && (
          <Button variant="subtle" size="compact-md" leftSection={<PlusIcon size={16} />} style={{ alignSelf: 'flex-start' }} onClick={() => setAdding(true)}>
            {t('ekYer.ekle')}
          </Button>
        )
      )}
    </Stack>
  );
}
