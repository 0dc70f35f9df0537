import { kvkkCalls, type KvkkMetni } from '@defter/contract/kvkk.ts';
import { useTranslation } from 'react-i18next';
import { readAnew } from '../../../app/data/read-anew.ts';
import { useRecordForm } from '../../../app/data/use-record-form.ts';
import { GrowingTextarea } from '../../../ui/GrowingTextarea.tsx';
import { SidePanel } from '../../../ui/SidePanel.tsx';

/** Writes a new version of a text, starting from the one in force. */
export function MetinPaneli({ metin, ad, onClose }: { metin: KvkkMetni; ad: string; onClose: () => void }) {
  const { t } = useTranslation('kvkk');
  const form = useRecordForm({
    record: metin,
    read: async ({ tur }) => (await readAnew(kvkkCalls.metinler)).liste.find((one) => one.tur === tur),
    values: ({ tur, surum, metin }: KvkkMetni) => ({ surum, tur, metin }),
    schema: kvkkCalls.createMetin.body,
    call: kvkkCalls.createMetin,
    onSaved: onClose,
  });
  return (
    <SidePanel opened onClose={onClose} title={t('ayar.yeniSurum', { ad })} form={form} size="lg">
      <GrowingTextarea label={t('ayar.metin')} data-autofocus minRows={6} maxRows={26} key={form.key('metin')} {...form.getInputProps('metin')} />
    </SidePanel>
  );
}
