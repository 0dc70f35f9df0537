import { personelCalls } from '@defter/contract/personel.ts';
import { splitAdSoyad } from '@defter/rules/metin.ts';
import { Group, Text, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSave } from '../app/data/query.ts';
import { useZodForm } from '../ui/form.ts';
import { PhoneInput } from '../ui/PhoneInput.tsx';
import { today } from '../ui/today.ts';
import type { YeniKayitProps } from './EklenebilirSecim.tsx';
import { YeniKayit } from './YeniKayit.tsx';

/** A colleague who starts today, without rights and without a password. The other fields are in the staff record. */
export function YeniPersonel({ ad, onSaved, onCancel }: YeniKayitProps) {
  const { t } = useTranslation(['ortak', 'panel']);
  const save = useSave(personelCalls.create);
  const form = useZodForm({
    schema: personelCalls.create.body,
    initialValues: { id: 0, ...splitAdSoyad(ad), cepTelefonu: '', isBaslangicTarihi: today() },
    save: async (body) => {
      const { id } = await save.mutateAsync({ body });
      onSaved({ id, adi: `${body.ad} ${body.soyad}` });
    },
  });

  return (
    <YeniKayit baslik={t('panel:yeniKayit.personel')} form={form} onCancel={onCancel}>
      <Group grow align="flex-start">
        <TextInput label={t('panel:yeniKayit.ad')} autoFocus autoComplete="off" key={form.key('ad')} {...form.getInputProps('ad')} />
        <TextInput label={t('panel:yeniKayit.soyad')} autoComplete="off" key={form.key('soyad')} {...form.getInputProps('soyad')} />
      </Group>
      <PhoneInput label={t('panel:yeniKayit.telefon')} key={form.key('cepTelefonu')} {...form.getInputProps('cepTelefonu')} />
      <Text size="sm" c="dimmed">
        {t('panel:yeniKayit.personelAciklama')}
      </Text>
    </YeniKayit>
  );
}
