import { type HazirRapor, RAPORLAR } from '@defter/contract/raporlar.ts';
import { ActionIcon, Button, Checkbox, Group, Popover, Stack } from '@mantine/core';
import { ChevronDownIcon, ChevronUpIcon, Columns3Icon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { sutunlarOf } from './use-sutunlar.ts';
import { useMetinler } from './use-metinler.ts';

type Props = { ad: HazirRapor; sutunlar: readonly string[]; onChange: (sutunlar: readonly string[]) => void };

/** Puts a column back before the first of those that come later in the report. */
function add(sutunlar: readonly string[], yeni: string, hepsi: readonly string[]): string[] {
  const sonrakiler = new Set(hepsi.slice(hepsi.indexOf(yeni) + 1));
  const yer = sutunlar.findIndex((biri) => sonrakiler.has(biri));
  return yer < 0 ? [...sutunlar, yeni] : sutunlar.toSpliced(yer, 0, yeni);
}

/** The choice of the columns of a report, and their order. The last one stays. */
export function SutunSecimi({ ad, sutunlar, onChange }: Props) {
  const { t } = useTranslation('rapor');
  const metinler = useMetinler();
  const hepsi = RAPORLAR[ad].sutunlar.map((sutun) => sutun.ad);
  const move = (yer: number, adim: 1 | -1) => onChange(sutunlar.toSpliced(yer, 1).toSpliced(yer + adim, 0, sutunlar[yer]!));
  return (
    <Popover position="bottom-end" trapFocus returnFocus withinPortal>
      <Popover.Target>
        <Button variant="default" leftSection={<Columns3Icon size={18} />}>
          {sutunlar.length === hepsi.length ? t('sutunlar.dugme') : t('sutunlar.secili', { sayi: sutunlar.length, hepsi: hepsi.length })}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        {/* The padding keeps the focus rings from being cut off by the scrolling. */}
        <Stack gap="xs" mah={420} m={-4} p={4} role="group" aria-label={t('sutunlar.baslik')} style={{ overflowY: 'auto' }}>
          {[...sutunlarOf(ad, sutunlar).map((sutun) => sutun.ad), ...hepsi.filter((biri) => !sutunlar.includes(biri))].map((sutun) => {
            const yer = sutunlar.indexOf(sutun);
            return (
              <Group key={sutun} justify="space-between" wrap="nowrap" gap="md">
                <Checkbox
                  label={metinler.sutun[sutun]}
                  checked={yer >= 0}
                  disabled={yer >= 0 && sutunlar.length === 1}
                  onChange={() => onChange(yer < 0 ? add(sutunlar, sutun, hepsi) : sutunlar.toSpliced(yer, 1))}
                />
                {yer >= 0 && (
                  <Group gap={2} wrap="nowrap">
                    <Ok ad={t('sutunlar.one', { sutun: metinler.sutun[sutun] })} durur={yer === 0} onPress={() => move(yer, -1)}>
                      <ChevronUpIcon size={16} />
                    </Ok>
                    <Ok ad={t('sutunlar.geri', { sutun: metinler.sutun[sutun] })} durur={yer === sutunlar.length - 1} onPress={() => move(yer, 1)}>
                      <ChevronDownIcon size={16} />
                    </Ok>
                  </Group>
                )}
              </Group>
            );
          })}
          {sutunlar.join() !== hepsi.join() && (
            <Button variant="subtle" size="compact-sm" onClick={() => onChange(hepsi)}>
              {t('sutunlar.hepsi')}
            </Button>
          )}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

/** Moves a column by one. At the end the button keeps the focus, which a disabled button would lose, and with it Escape. */
function Ok({ ad, durur, onPress, children }: { ad: string; durur: boolean; onPress: () => void; children: ReactNode }) {
  return (
    <ActionIcon variant="subtle" color="gray" opacity={durur ? 0.35 : undefined} aria-label={ad} aria-disabled={durur} onClick={() => durur || onPress()}>
      {children}
    </ActionIcon>
  );
}
