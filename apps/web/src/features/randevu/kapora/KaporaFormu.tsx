import { kaporaCalls, KaporaKaydi } from '@defter/contract/kapora.ts';
import { NAKIT_ID } from '@defter/contract/tanim.ts';
import type { Kurus } from '@defter/rules/para.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../../app/data/query.ts';
import { useParaSekilleri } from '../../../pickers/odeme-sekilleri.ts';
import { useZodForm } from '../../../ui/form.ts';
import { MoneyInput } from '../../../ui/MoneyInput.tsx';
import { QuestionForm } from '../../../ui/QuestionForm.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';

type KaporaFormuProps = { randevuID: number; /** The number of deposits of the appointment. */ kaporaSayisi: number; /** The amount that was agreed on. */ tutar?: Kurus; onClose: () => void };

/** Takes a deposit: amount, method, done. */
export function KaporaFormu({ randevuID, kaporaSayisi, tutar, onClose }: KaporaFormuProps) {
  const { t } = useTranslation(['kapora', 'ortak']);
  const sekiller = useParaSekilleri();
  const save = useSave(kaporaCalls.create);
  // The number when the form was opened, because deposits that another desk takes meanwhile are read by themselves.
  const [gorulen] = useState(kaporaSayisi);
  const form = useZodForm({
    schema: KaporaKaydi,
    initialValues: { randevuID, odemeSekliID: NAKIT_ID as number | null, tutar: (tutar ?? null) as Kurus | string | null },
    save: async (body) => {
      await save.mutateAsync({ body: { ...body, kaporaSayisi: gorulen } });
      onClose();
    },
  });
  return (
    <QuestionForm title={t('al')} yes={t('ortak:kaydet')} busy={form.busy} onClose={onClose} onYes={form.submit}>
      <MoneyInput label={t('tutar')} data-autofocus key={form.key('tutar')} {...form.getInputProps('tutar')} />
      <SelectField<number>
        label={t('sekil')}
        searchable={false}
        data={sekiller.map(({ id, adi }) => ({ value: id, label: adi }))}
        key={form.key('odemeSekliID')}
        {...form.getInputProps('odemeSekliID')}
      />
    </QuestionForm>
  );
}
