import { EVRAK_TIPLERI, type SmsEvraki, smsCalls } from '@defter/contract/sms.ts';
import { Button, Card, FileInput, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall, useSave } from '../../../app/data/query.ts';
import { formatZaman } from '../../../ui/format.ts';
import { useZodForm } from '../../../ui/form.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import { SidePanel } from '../../../ui/SidePanel.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';

const TONLAR = { bekliyor: 'amber', onaylandi: 'green', reddedildi: 'red' } as const satisfies Record<SmsEvraki['durum'], string>;

/** The documents by which Defter has a sender registered, and their outcome. */
export function EvrakKarti() {
  const { t } = useTranslation('sms');
  const { data } = useCall(smsCalls.durum);
  const [acik, setAcik] = useState(false);
  return (
    <Card>
      <Stack gap="xs" align="flex-start">
        <Title order={2} size="h4">
          {t('ayar.evraklar')}
        </Title>
        <Text size="sm" c="dimmed">
          {t('ayar.evrakAciklama')}
        </Text>
        {data?.liste.map(({ id, tip, baslik, dosyaAdi, durum, aciklama, zaman }) => (
          <Group key={id} gap="xs">
            <StatusBadge tone={TONLAR[durum]} label={t(`ayar.evrakDurum.${durum}`)} />
            <Text size="sm">{[t(`ayar.tipler.${tip}`), baslik, dosyaAdi, formatZaman(zaman), aciklama].filter(Boolean).join(' · ')}</Text>
          </Group>
        ))}
        {data?.liste.length === 0 && <Text size="sm">{t('ayar.evrakYok')}</Text>}
        <Button variant="default" onClick={() => setAcik(true)}>
          {t('ayar.evrakEkle')}
        </Button>
      </Stack>
      {acik && <EvrakForm onClose={() => setAcik(false)} />}
    </Card>
  );
}

const KAYIT = smsCalls.evraklar.body.shape.model._zod.def.element;

function EvrakForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('sms');
  const save = useSave(smsCalls.evraklar);
  const form = useZodForm({
    schema: KAYIT,
    initialValues: { tip: 'vergiLevhasi' as (typeof EVRAK_TIPLERI)[number], baslik: '', dosya: null as File | null },
    save: async (evrak) => {
      await save.mutateAsync({ body: { model: [evrak] } });
      onClose();
    },
  });
  return (
    <SidePanel opened onClose={onClose} title={t('ayar.evrakEkle')} form={form} saveLabel={t('ayar.yukle')}>
      <Stack gap="md">
        <SelectField label={t('ayar.tip')} data={EVRAK_TIPLERI.map((value) => ({ value, label: t(`ayar.tipler.${value}`) }))} key={form.key('tip')} {...form.getInputProps('tip')} />
        <TextInput label={t('ayar.istenenBaslik')} maxLength={11} key={form.key('baslik')} {...form.getInputProps('baslik')} />
        <FileInput label={t('ayar.dosya')} accept="application/pdf,image/jpeg,image/png" key={form.key('dosya')} {...form.getInputProps('dosya')} />
      </Stack>
    </SidePanel>
  );
}
