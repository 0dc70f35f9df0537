import { Button, Collapse, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { ChevronDownIcon, ChevronUpIcon } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TanimSecimi } from '../../pickers/TanimSecimi.tsx';
import { DateField } from '../../ui/DateField.tsx';
import type { ZodForm } from '../../ui/form.ts';
import { TimeField } from '../../ui/TimeField.tsx';

type AramaFormu = Pick<ZodForm<Record<string, unknown>>, 'key' | 'getInputProps'>;

/** The rarely used fields of a call, closed at first: entering one takes seconds. */
export function AramaAyrintilari({ form, children }: { form: AramaFormu; children: ReactNode }) {
  const { t } = useTranslation('gelenArama');
  const id = useId();
  const [opened, setOpened] = useState(false);
  const Arrow = opened ? ChevronUpIcon : ChevronDownIcon;
  return (
    <div>
      <Button variant="subtle" size="compact-md" px={4} aria-expanded={opened} aria-controls={id} rightSection={<Arrow size={16} />} onClick={() => setOpened(!opened)}>
        {t('form.ayrintilar')}
      </Button>
      <Collapse expanded={opened} id={id}>
        <Stack gap="md" pt="sm">
          {children}
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" verticalSpacing="sm">
            <TanimSecimi tur="gorusmeKonusu" label={t('form.konu')} clearable key={form.key('gorusmeKonuID')} {...form.getInputProps('gorusmeKonuID')} />
            <TanimSecimi tur="gelenAramaHizmeti" label={t('form.hizmet')} clearable key={form.key('hizmetID')} {...form.getInputProps('hizmetID')} />
            <TanimSecimi tur="gelenAramaDurumu" label={t('form.durum')} clearable key={form.key('durumID')} {...form.getInputProps('durumID')} />
            <TanimSecimi tur="gorusmeSekli" yeni={null} label={t('form.sekil')} clearable key={form.key('gorusmeSekliID')} {...form.getInputProps('gorusmeSekliID')} />
            <TanimSecimi tur="neredenDuydunuz" label={t('form.nereden')} clearable key={form.key('neredenDuydunuzID')} {...form.getInputProps('neredenDuydunuzID')} />
            <TextInput label={t('form.hat')} maxLength={40} key={form.key('gelenHat')} {...form.getInputProps('gelenHat')} />
            <DateField label={t('form.tarih')} key={form.key('tarih')} {...form.getInputProps('tarih')} />
            <TimeField label={t('form.saat')} key={form.key('saat')} {...form.getInputProps('saat')} />
          </SimpleGrid>
        </Stack>
      </Collapse>
    </div>
  );
}
