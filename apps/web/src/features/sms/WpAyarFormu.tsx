import { type WpAyari, WpAyarKaydi, wpCalls } from '@defter/contract/wp.ts';
import { PasswordInput, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { readAnew } from '../../app/data/read-anew.ts';
import { useRecordForm } from '../../app/data/use-record-form.ts';
import { SidePanel } from '../../ui/SidePanel.tsx';

const valuesOf = (ayar: WpAyari | null) => ({
  id: ayar?.id ?? 0,
  surum: ayar?.surum ?? null,
  kullaniciAdi: ayar?.kullaniciAdi ?? '',
  parola: '',
  entegrasyonID: ayar?.entegrasyonID ?? '',
  uygulamaSirri: '',
  randevuTemplateID: ayar?.randevuTemplateID ?? '',
  ayarMi: ayar?.ayarMi ?? true,
});

/** The account at the WhatsApp Cloud API. Its secrets are never shown again. */
export function WpAyarFormu({ ayar, onClose }: { ayar: WpAyari | null; onClose: () => void }) {
  const { t } = useTranslation('sms');
  const form = useRecordForm({
    record: ayar,
    read: async () => (await readAnew(wpCalls.ayar)).ayar,
    values: valuesOf,
    schema: WpAyarKaydi,
    call: wpCalls.saveAyar,
    onSaved: onClose,
  });
  const kept = ayar ? t('wp.duruyor') : undefined;
  return (
    <SidePanel opened onClose={onClose} title={t('wp.hesap')} form={form}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t('wp.aciklama')}
        </Text>
        <TextInput label={t('wp.kullaniciAdi')} autoComplete="off" data-autofocus key={form.key('kullaniciAdi')} {...form.getInputProps('kullaniciAdi')} />
        <TextInput label={t('wp.entegrasyonID')} autoComplete="off" key={form.key('entegrasyonID')} {...form.getInputProps('entegrasyonID')} />
        <PasswordInput label={t('wp.parola')} autoComplete="new-password" placeholder={kept} key={form.key('parola')} {...form.getInputProps('parola')} />
        <PasswordInput
          label={t('wp.uygulamaSirri')}
          autoComplete="new-password"
          placeholder={ayar?.sirVarMi ? kept : undefined}
          key={form.key('uygulamaSirri')}
          {...form.getInputProps('uygulamaSirri')}
        />
        <TextInput label={t('wp.randevuSablonu')} key={form.key('randevuTemplateID')} {...form.getInputProps('randevuTemplateID')} />
        <Switch label={t('wp.acik')} key={form.key('ayarMi')} {...form.getInputProps('ayarMi', { type: 'checkbox' })} />
      </Stack>
    </SidePanel>
  );
}
