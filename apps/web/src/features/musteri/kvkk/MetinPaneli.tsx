import { kvkkCalls, type KvkkMetni } from '@defter/contract/kvkk.ts';
import { Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../../app/data/query.ts';
import { readAnew } from '../../../app/data/read-anew.ts';
import { useZodForm } from '../../../ui/form.ts';
import { SidePanel } from '../../../ui/SidePanel.tsx';

/** Writes a new version of a text, starting from the one in force. */
export function MetinPaneli({ metin: { tur, surum, metin }, ad, onClose }: { metin: KvkkMetni; ad: string; onClose: () => void }) {
  const { t } = useTranslation('kvkk');
  const save = useSave(kvkkCalls.createMetin);
  const form = useZodForm({
    schema: kvkkCalls.createMetin.body,
    initialValues: { surum, tur, metin },
    save: async (body) => {
      await save.mutateAsync({ body });
      onClose();
    },
    newest: async () => {
      const newest = (await readAnew(kvkkCalls.metinler)).liste.find((one) => one.tur === tur);
      return newest && { surum: newest.surum, tur, metin: newest.metin };
    },
  });
  return (
    <SidePanel opened onClose={onClose} title={t('ayar.yeniSurum', { ad })} form={form} size="lg">
      <Textarea label={t('ayar.metin')} data-autofocus autosize minRows={6} maxRows={26} key={form.key('metin')} {...form.getInputProps('metin')} />
    </SidePanel>
  );
}
