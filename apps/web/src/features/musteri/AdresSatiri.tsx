import { ilCalls } from '@defter/contract/il.ts';
import { ActionIcon, Textarea, TextInput, Tooltip } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../app/query.ts';
import type { ZodForm } from '../../ui/form.ts';
import { hiddenInput } from '../../ui/hidden-input.tsx';
import { IconKapat } from '../../ui/icons.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import type { MusteriDegerleri } from './form-values.ts';
import classes from './MusteriForm.module.css';

type AdresSatiriProps = { form: ZodForm<MusteriDegerleri>; index: number; onRemove: () => void };
const toOptions = (liste: readonly { id: number; ad: string }[] = []) => liste.map(({ id, ad }) => ({ value: id, label: ad }));

/** One address; the districts follow the province. */
export function AdresSatiri({ form, index, onRemove }: AdresSatiriProps) {
  const { t } = useTranslation('musteri');
  const path = `adresler.${index}` as const;
  const [ilID, setIlID] = useState(form.getValues().adresler[index]?.ilID ?? null);
  const iller = useCall(ilCalls.list, {}, { staleTime: Infinity });
  const ilceler = useCall(ilCalls.ilceler, { params: { id: ilID ?? 0 } }, { enabled: ilID !== null, staleTime: Infinity });
  const il = form.getInputProps(`${path}.ilID`);
  const removeLabel = t('adresiKaldir', { sira: index + 1 });

  return (
    <div className={classes.row}>
      <TextInput label={t('alan.adresBasligi')} key={form.key(`${path}.baslik`)} {...form.getInputProps(`${path}.baslik`)} />
      <TextInput label={t('alan.postaKodu')} inputMode="numeric" key={form.key(`${path}.postaKodu`)} {...form.getInputProps(`${path}.postaKodu`)} />
      <Tooltip label={removeLabel}>
        <ActionIcon variant="subtle" color="gray" size={36} className={classes.remove} aria-label={removeLabel} onClick={onRemove}>
          <IconKapat size={18} />
        </ActionIcon>
      </Tooltip>
      <Textarea
        className={classes.wide}
        label={t('alan.adres')}
        autosize
        minRows={2}
        key={form.key(`${path}.adres`)}
        {...form.getInputProps(`${path}.adres`)}
        {...hiddenInput('adres', form.getValues().adresler[index]?.adres, () => form.setFieldValue(`${path}.adres`, ''))}
      />
      <div className={classes.pair}>
        <SelectField
          label={t('alan.il')}
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
          label={t('alan.ilce')}
          clearable
          disabled={ilID === null}
          placeholder={ilID === null ? t('onceIl') : undefined}
          data={toOptions(ilceler.data?.liste)}
          key={form.key(`${path}.ilceID`)}
          {...form.getInputProps(`${path}.ilceID`)}
        />
      </div>
    </div>
  );
}
