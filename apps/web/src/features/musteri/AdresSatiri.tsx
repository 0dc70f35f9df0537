import { ActionIcon, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ZodForm } from '../../ui/form.ts';
import { GrowingTextarea } from '../../ui/GrowingTextarea.tsx';
import { Hint } from '../../ui/Hint.tsx';
import { hiddenInput } from '../../ui/hidden-input.tsx';
import { XIcon } from 'lucide-react';
import type { MusteriDegerleri } from './form-values.ts';
import classes from './MusteriForm.module.css';
import { IlIlceAlanlari } from './IlIlceAlanlari.tsx';

type AdresSatiriProps = { form: ZodForm<MusteriDegerleri>; index: number; onRemove: () => void };

/** One address; the districts follow the province. */
export function AdresSatiri({ form, index, onRemove }: AdresSatiriProps) {
  const { t } = useTranslation('musteri');
  const path = `adresler.${index}` as const;
  const removeLabel = t('adresiKaldir', { sira: index + 1 });

  return (
    <div className={classes.row}>
      <TextInput label={t('alan.adresBasligi')} key={form.key(`${path}.baslik`)} {...form.getInputProps(`${path}.baslik`)} />
      <TextInput label={t('alan.postaKodu')} inputMode="numeric" key={form.key(`${path}.postaKodu`)} {...form.getInputProps(`${path}.postaKodu`)} />
      <Hint label={removeLabel}>
        <ActionIcon variant="subtle" color="gray" size={36} className={classes.remove} aria-label={removeLabel} onClick={onRemove}>
          <XIcon size={18} />
        </ActionIcon>
      </Hint>
      <GrowingTextarea
        className={classes.wide}
        label={t('alan.adres')}
        minRows={2}
        key={form.key(`${path}.adres`)}
        {...form.getInputProps(`${path}.adres`)}
        {...hiddenInput('adres', form.getValues().adresler[index]?.adres, () => form.setFieldValue(`${path}.adres`, ''))}
      />
      <IlIlceAlanlari key={form.key(path)} form={form} path={path} />
    </div>
  );
}
