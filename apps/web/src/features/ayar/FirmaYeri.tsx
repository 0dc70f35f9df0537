import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useYerler } from '../../pickers/use-yerler.ts';
import type { ZodForm } from '../../ui/form.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import type { FirmaDegerleri } from './FirmaSekmesi.tsx';

/** Province and district of the company; the districts follow the province. */
export function FirmaYeri({ form }: { form: ZodForm<FirmaDegerleri> }) {
  const { t } = useTranslation('ayar');
  const [ilID, setIlID] = useState(form.getValues().ilID);
  const { iller, ilceler } = useYerler(ilID);
  const il = form.getInputProps('ilID');
  return (
    <>
      <SelectField
        label={t('alan.ilID')}
        clearable
        data={iller}
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
        data={ilceler}
        key={form.key('ilceID')}
        {...form.getInputProps('ilceID')}
      />
    </>
  );
}
