import { vardiyaCalls } from '@defter/contract/vardiya.ts';
import { addDays } from '@defter/rules/tarih.ts';
import { Button, Popover, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../app/data/query.ts';
import { CopyIcon } from 'lucide-react';
import { ReasonButton } from '../../ui/ReasonButton.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { repeat } from './plan.ts';
import type { useDonem } from './use-donem.ts';
import type { usePlan } from './use-plan.ts';

type TekrarlaMenusuProps = { donem: ReturnType<typeof useDonem>; plan: ReturnType<typeof usePlan>; reason: string | undefined };

const HAFTALAR = [1, 2, 4, 8, 12];

/** Copies the shown week to the weeks after it, or the previous week to this one. */
export function TekrarlaMenusu({ donem: { gunler }, plan, reason }: TekrarlaMenusuProps) {
  const { t } = useTranslation('vardiya');
  const [opened, setOpened] = useState(false);
  const [hafta, setHafta] = useState(1);
  const onceki = useCall(
    vardiyaCalls.kayitlar,
    { query: { baslangicTarihi: addDays(gunler[0]!, -7), bitisTarihi: addDays(gunler[0]!, -1) } },
    { enabled: opened },
  );
  const calisanlar = new Set(plan.personeller.map(({ id }) => id));
  const oncekiler = onceki.data?.liste.filter(({ personelID }) => calisanlar.has(personelID)) ?? [];
  const run = (degisiklikler: ReturnType<typeof repeat>) => {
    // The second click of a double click still reaches the menu that the first one has closed.
    if (!opened) return;
    setOpened(false);
    void plan.change(degisiklikler);
  };

  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" trapFocus returnFocus withRoles={false}>
      <Popover.Target>
        <ReasonButton reason={reason} variant="default" leftSection={<CopyIcon size={18} />} aria-expanded={opened} onClick={() => setOpened((was) => !was)}>
          {t('tekrar.ac')}
        </ReasonButton>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="sm" maw={280}>
          <SelectField
            label={t('tekrar.kac')}
            data={HAFTALAR.map((sayi) => ({ value: sayi, label: t('tekrar.hafta', { count: sayi }) }))}
            value={hafta}
            onChange={(sayi) => setHafta(sayi ?? 1)}
            comboboxProps={{ withinPortal: false }}
          />
          <Text size="sm" c="dimmed">
            {t('tekrar.aciklama')}
          </Text>
          <Button disabled={plan.isPending || plan.liste.length === 0} onClick={() => run(repeat(plan.liste, hafta))}>
            {t('tekrar.ileri')}
          </Button>
          <Button variant="default" disabled={plan.isPending || oncekiler.length === 0} onClick={() => run(repeat(oncekiler, 1))}>
            {t('tekrar.geriden')}
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
