import { kvkkCalls, type Riza } from '@defter/contract/kvkk.ts';
import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../../app/data/query.ts';
import { useZodForm } from '../../../ui/form.ts';
import { QuestionForm } from '../../../ui/QuestionForm.tsx';

/** Takes a consent back, with the reason that was given. */
export function GeriAlModal({ riza: { id, amac }, onClose }: { riza: Riza; onClose: () => void }) {
  const { t } = useTranslation('kvkk');
  const geriAl = useSave(kvkkCalls.geriAl);
  const form = useZodForm({
    schema: kvkkCalls.geriAl.body,
    initialValues: { id, neden: '' },
    save: async (body) => {
      await geriAl.mutateAsync({ body });
      onClose();
    },
  });
  return (
    <QuestionForm title={t('geriAlBaslik', { amac: t(`amac.${amac}`) })} text={t('geriAlAciklama')} yes={t('geriAl')} danger busy={form.busy} onClose={onClose} onYes={form.submit}>
      <TextInput label={t('neden')} data-autofocus autoComplete="off" key={form.key('neden')} {...form.getInputProps('neden')} />
    </QuestionForm>
  );
}
