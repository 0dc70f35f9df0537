import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useYerler } from '../../pickers/use-yerler.ts';
import type { ZodForm } from '../../ui/form.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import type { MusteriDegerleri } from './form-values.ts';
import classes from './MusteriForm.module.css';

type IlIlceAlanlariProps = { form: ZodForm<MusteriDegerleri>; /** Whose place it is. */ path: 'musteri' | `adresler.${number}` };

/** Province and district; the districts follow the province. */
export function IlIlceAlanlari({ form, path }: IlIlceAlanlariProps) {
  const { t } = useTranslation('musteri');
  const values = form.getValues();
  const given = path === 'musteri' ? values.musteri.ilID : values.adresler[Number(path.slice('adresler.'.length))]?.ilID;
  const [ilID, setIlID] = useState<number | null>(given ? Number(given) : null);
  const { iller, ilceler } = useYerler(ilID);
  const il = form.getInputProps(`${path}.ilID`);
  return (
    <div className={classes.pair}>
      <SelectField
        label={t('alan.ilID')}
        clearable
        data={iller}
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
        data={ilceler}
        key={form.key(`${path}.ilceID`)}
        {...form.getInputProps(`${path}.ilceID`)}
      />
    </div>
  );
}
