import { ilCalls } from '@defter/contract/il.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../app/data/query.ts';
import type { ZodForm } from '../../ui/form.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import type { MusteriDegerleri } from './form-values.ts';
import classes from './MusteriForm.module.css';

type YerAlanlariProps = { form: ZodForm<MusteriDegerleri>; /** Whose place it is. */ path: 'musteri' | `adresler.${number}` };
const toOptions = (liste: readonly { id: number; ad: string }[] = []) => liste.map(({ id, ad }) => ({ value: id, label: ad }));

/** Province and district; the districts follow the province. */
export function YerAlanlari({ form, path }: YerAlanlariProps) {
  const { t } = useTranslation('musteri');
  const values = form.getValues();
  const given = path === 'musteri' ? values.musteri.ilID : values.adresler[Number(path.slice('adresler.'.length))]?.ilID;
  const [ilID, setIlID] = useState<number | null>(given ? Number(given) : null);
  const iller = useCall(ilCalls.list, {}, { staleTime: Infinity });
  const ilceler = useCall(ilCalls.ilceler, { params: { id: ilID ?? 0 } }, { enabled: ilID !== null, staleTime: Infinity });
  const il = form.getInputProps(`${path}.ilID`);
  return (
    <div className={classes.pair}>
      <SelectField
        label={t('alan.ilID')}
        clearable
        data={toOptions(iller.data?.liste)}
        key={form.key(`${path}.ilID`)}
        {...il}
        onChange={(id) => {
          il.onChange(id);
          setIlID(id);
          form.setFieldValue(`${path}.ilceID`, null);
        }}
      />
      <SelectField
        label={t('alan.ilceID')}
        clearable
        disabled={ilID === null}
        placeholder={ilID === null ? t('onceIl') : undefined}
        data={toOptions(ilceler.data?.liste)}
        key={form.key(`${path}.ilceID`)}
        {...form.getInputProps(`${path}.ilceID`)}
      />
    </div>
  );
}
