import { WEBHOOK_OLAYLARI, webhookCalls, WebhookKaydi, type WebhookOlayi } from '@defter/contract/webhook.ts';
import { Checkbox, Stack, Switch, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/data/query.ts';
import { useYetki } from '../../app/session/yetki.ts';
import { useZodForm } from '../../ui/form.ts';
import { SidePanel } from '../../ui/SidePanel.tsx';

/** Adds an address. Its secret is shown once, after it is saved. */
export function WebhookForm({ onClose, onCreated }: { onClose: () => void; onCreated: (sir: string) => void }) {
  const { t } = useTranslation('entegrasyon');
  const { can } = useYetki();
  const save = useSave(webhookCalls.create, { notice: false });
  const form = useZodForm({
    schema: WebhookKaydi,
    initialValues: { adi: '', url: '', olaylar: [...WEBHOOK_OLAYLARI] as WebhookOlayi[], musteriGorur: false },
    save: async (body) => {
      const { anahtar } = await save.mutateAsync({ body });
      onClose();
      onCreated(anahtar);
    },
  });
  return (
    <SidePanel opened onClose={onClose} title={t('yeni')} form={form}>
      <Stack gap="md">
        <TextInput label={t('adi')} data-autofocus key={form.key('adi')} {...form.getInputProps('adi')} />
        <TextInput label={t('url')} placeholder="https://" inputMode="url" description={t('urlAciklama')} key={form.key('url')} {...form.getInputProps('url')} />
        <Checkbox.Group label={t('olaylar')} key={form.key('olaylar')} {...form.getInputProps('olaylar')}>
          <Stack gap={8} mt={6}>
            {WEBHOOK_OLAYLARI.map((olay) => (
              <Checkbox key={olay} value={olay} label={t(`olay.${metinOf(olay)}`)} />
            ))}
          </Stack>
        </Checkbox.Group>
        {can('musteriIletisim') && (
          <Switch label={t('musteriGorur')} description={t('musteriGorurAciklama')} key={form.key('musteriGorur')} {...form.getInputProps('musteriGorur', { type: 'checkbox' })} />
        )}
      </Stack>
    </SidePanel>
  );
}

type OlayAdi = WebhookOlayi extends `randevu.${infer Ad}` ? Ad : never;
/** The key of an event's text: without the dot, which means a level in the catalogue. */
export const metinOf = (olay: WebhookOlayi): OlayAdi => olay.split('.')[1] as OlayAdi;
