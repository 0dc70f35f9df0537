import { type HazirRapor, RAPORLAR } from '@defter/contract/raporlar.ts';
import { Button, Checkbox, Popover, Stack } from '@mantine/core';
import { Columns3Icon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMetinler } from './use-metinler.ts';

type Props = { ad: HazirRapor; sutunlar: readonly string[]; onChange: (sutunlar: readonly string[]) => void };

/** Which columns of a report are shown. The last one stays. */
export function SutunSecimi({ ad, sutunlar, onChange }: Props) {
  const { t } = useTranslation('rapor');
  const metinler = useMetinler();
  const hepsi = RAPORLAR[ad].sutunlar.map((sutun) => sutun.ad);
  return (
    <Popover position="bottom-end" trapFocus returnFocus withinPortal>
      <Popover.Target>
        <Button variant="default" leftSection={<Columns3Icon size={18} />}>
          {sutunlar.length === hepsi.length ? t('sutunlar.dugme') : t('sutunlar.secili', { sayi: sutunlar.length, hepsi: hepsi.length })}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="xs" mah={420} role="group" aria-label={t('sutunlar.baslik')} style={{ overflowY: 'auto' }}>
          {hepsi.map((sutun) => {
            const secili = sutunlar.includes(sutun);
            return (
              <Checkbox
                key={sutun}
                label={metinler.sutun[sutun]}
                checked={secili}
                disabled={secili && sutunlar.length === 1}
                onChange={() => onChange(hepsi.filter((biri) => (biri === sutun ? !secili : sutunlar.includes(biri))))}
              />
            );
          })}
          {sutunlar.length < hepsi.length && (
            <Button variant="subtle" size="compact-sm" onClick={() => onChange(hepsi)}>
              {t('sutunlar.hepsi')}
            </Button>
          )}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
