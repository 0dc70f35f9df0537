import { ilCalls } from '@defter/contract/il.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../app/data/query.ts';
import type { ZodForm } from '../../ui/form.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import type { FirmaDegerleri } from './FirmaSekmesi.tsx';

const toOptions = (liste: readonly { id: number; ad: string }[] = []) => liste.map(({ id, ad }) => ({ value: id, label: ad }));

/** Province and district of the company; the districts follow the province. */
export function FirmaYeri({ form }: { form: ZodForm<FirmaDegerleri> }) {
  const { t } = useTranslation('ayar');
  const [ilID, setIlID] = useState(form.getValues().ilID);
  const iller = useCall(ilCalls.list, {}, { staleTime: Infinity });
  const ilceler = useCall(ilCalls.ilceler, { params: { id: ilID ?? 0 } }, { enabled: ilID !== null, staleTime: Infinity });
  const il = form.getInputProps('ilID');
  return (
    <>
      <SelectField
        label={t('alan.ilID')}
        clearable
        data={toOptions(iller.data?.liste)}
        key={form.key('ilID')}
        {...il}
        onChange={(id) => {
          il.onChange(id);
          setIlID(id);
          form.setFieldValue('ilceID', null);
        }}
      />
      <SelectField
        label={t('alan.ilceID')}
        clearable
        disabled={ilID === null}
        placeholder={ilID === null ? t('firma.onceIl') : undefined}
        data={toOptions(ilceler.data?.liste)}
        key={form.key('ilceID')}
        {...form.getInputProps('ilceID')}
      />
    </>
  );
}
