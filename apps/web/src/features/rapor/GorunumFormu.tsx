import { personelBayiCalls } from '@defter/contract/personel-bayi.ts';
import { type GorunumAyari, HERKESE_YETKISI, type RaporGorunumu, raporGorunumuCalls } from '@defter/contract/rapor-gorunumu.ts';
import type { HazirRapor } from '@defter/contract/raporlar.ts';
import { MultiSelect, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../app/data/query.ts';
import { readAnew } from '../../app/data/read-anew.ts';
import { useRecordForm } from '../../app/data/use-record-form.ts';
import { useReason } from '../../app/session/YetkiButton.tsx';
import { useFormValue } from '../../ui/form.ts';
import { SidePanel } from '../../ui/SidePanel.tsx';

type Props = {
  rapor: HazirRapor;
  /** Undefined for a new view. */
  gorunum: RaporGorunumu | undefined;
  /** The state that a new view saves. */
  ayar: GorunumAyari;
  onClose: () => void;
  onSaved: (id: number) => void;
};

/** The name of a view, and whether the whole salon sees it. */
export function GorunumFormu({ rapor, gorunum, ayar, onClose, onSaved }: Props) {
  const { t } = useTranslation('rapor');
  const reason = useReason(HERKESE_YETKISI);
  const form = useRecordForm({
    record: gorunum,
    read: async ({ id }) => (await readAnew(raporGorunumuCalls.list)).liste.find((one) => one.id === id),
    values: (kayit: RaporGorunumu | undefined) => ({
      id: kayit?.id ?? 0,
      surum: kayit?.surum ?? null,
      rapor,
      adi: kayit?.adi ?? '',
      herkese: kayit?.herkese ?? false,
      alicilar: kayit?.alicilar ?? [],
      ayar: kayit?.ayar ?? ayar,
    }),
    schema: raporGorunumuCalls.create.body,
    call: gorunum ? raporGorunumuCalls.update : raporGorunumuCalls.create,
    onSaved: ({ id }) => onSaved(id),
  });
  const { data } = useCall(personelBayiCalls.ekip);
  const [herkese, alicilar] = [useFormValue(form, 'herkese'), useFormValue(form, 'alicilar')];
  const kisiler = (data?.liste ?? []).map(({ id, adSoyad }) => ({ value: String(id), label: adSoyad }));
  return (
    <SidePanel opened onClose={onClose} title={t(gorunum ? 'gorunum.duzenle' : 'gorunum.yeni')} form={form}>
      <Stack gap="md">
        <TextInput label={t('gorunum.adi')} placeholder={t('gorunum.ornek')} data-autofocus key={form.key('adi')} {...form.getInputProps('adi')} />
        <Switch
          label={t('gorunum.herkese')}
          description={reason ?? t('gorunum.herkeseAciklama')}
          disabled={reason !== undefined}
          key={form.key('herkese')}
          {...form.getInputProps('herkese', { type: 'checkbox' })}
          onChange={(event) => {
            form.setFieldValue('herkese', event.currentTarget.checked);
            if (!event.currentTarget.checked) form.setFieldValue('alicilar', []);
          }}
        />
        {herkese && (
          <MultiSelect
            label={t('gorunum.alicilar')}
            description={t('gorunum.alicilarAciklama')}
            data={kisiler}
            value={alicilar.map(String)}
            maxValues={20}
            disabled={reason !== undefined}
            error={form.errors.alicilar}
            onChange={(secilen) => form.setFieldValue('alicilar', secilen.map(Number))}
          />
        )}
        {!gorunum && (
          <Text size="sm" c="dimmed">
            {t('gorunum.kapsam')}
          </Text>
        )}
      </Stack>
    </SidePanel>
  );
}
