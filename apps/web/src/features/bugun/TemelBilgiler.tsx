import { authCalls } from '@defter/contract/auth.ts';
import { dashboardCalls } from '@defter/contract/dashboard.ts';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall, useSave } from '../../app/data/query.ts';
import { useOturum } from '../../app/session/oturum.ts';
import { useYerler } from '../../pickers/use-yerler.ts';
import { useFormValue, useZodForm } from '../../ui/form.ts';
import { QuestionForm } from '../../ui/QuestionForm.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { beginZiyaret } from './temel-bilgi-ziyareti.ts';
import type { Bugun } from './bolum-props.ts';

/** Asks once a day for what the company has not said of itself yet, until it is complete (spec 2§4). */
export function TemelBilgiler({ bilgiler }: { bilgiler: NonNullable<Bugun['temelBilgiler']> }) {
  const { t } = useTranslation(['bugun', 'alan', 'ortak']);
  const oturum = useOturum();
  const [acik, setAcik] = useState(() => beginZiyaret(localStorage, Date.now()));
  const sektorler = useCall(authCalls.sektorler, {}, { enabled: acik, staleTime: Infinity });
  const save = useSave(dashboardCalls.saveTemelBilgiler, { seconds: 2.5 });
  const close = () => setAcik(false);
  const form = useZodForm({
    schema: dashboardCalls.saveTemelBilgiler.body,
    initialValues: {
      firmaAdi: bilgiler.firmaAdi,
      sektorID: bilgiler.sektorID as number | null,
      // The registration has asked for one already.
      ePosta: bilgiler.ePosta ?? oturum?.ePosta ?? '',
      ilID: bilgiler.ilID as number | null,
      ilceID: bilgiler.ilceID as number | null,
    },
    save: async (body) => {
      await save.mutateAsync({ body });
      close();
    },
  });
  const ilID = useFormValue(form, 'ilID');
  const { iller, ilceler } = useYerler(ilID, acik);
  const il = form.getInputProps('ilID');

  if (!acik) return null;
  return (
    <QuestionForm title={t('temel.baslik')} text={t('temel.aciklama')} yes={t('ortak:kaydet')} busy={save.isPending} onClose={close} onYes={form.submit}>
      <TextInput label={t('temel.firmaAdi')} required key={form.key('firmaAdi')} {...form.getInputProps('firmaAdi')} />
      <SelectField
        label={t('alan:ad.sektorID')}
        required
        data={(sektorler.data?.liste ?? []).map(({ id, adi }) => ({ value: id, label: adi }))}
        key={form.key('sektorID')}
        {...form.getInputProps('sektorID')}
      />
      <TextInput label={t('alan:ad.ePosta')} type="email" required key={form.key('ePosta')} {...form.getInputProps('ePosta')} />
      <SelectField
        label={t('alan:ad.ilID')}
        required
        data={iller}
        key={form.key('ilID')}
        {...il}
        onChange={(id) => {
          il.onChange(id);
          form.setFieldValue('ilceID', null);
        }}
      />
      <SelectField label={t('alan:ad.ilceID')} required disabled={ilID === null} data={ilceler} key={form.key('ilceID')} {...form.getInputProps('ilceID')} />
    </QuestionForm>
  );
}
