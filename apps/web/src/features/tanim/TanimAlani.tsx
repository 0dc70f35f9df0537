import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ZodForm } from '../../ui/form.ts';
import { NumberField } from '../../ui/NumberField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { alanText, type Alan } from './alanlar.ts';
import type { Satir } from './turler.ts';

export type TanimDegerleri = Record<string, unknown>;
type TanimAlaniProps = { form: ZodForm<TanimDegerleri>; alan: Alan; /** What it can be below. */ ustler: readonly Satir[]; reason?: string };

/** The input of one field of an entry. */
export function TanimAlani({ form, alan: { ad, tip }, ustler, reason }: TanimAlaniProps) {
  const { t } = useTranslation('tanim');
  const label = t(alanText(ad));
  const { key, ...input } = { key: form.key(ad), ...form.getInputProps(ad) };

  if (tip === 'ust') return <SelectField key={key} label={label} data={ustler.map(({ id, adi }) => ({ value: id, label: adi }))} {...input} />;
  if (tip === 'yon') {
    return (
      <SelectField
        key={key}
        label={label}
        searchable={false}
        placeholder={t('yon.ikisi')}
        data={[
          { value: 'true', label: t('yon.gelir') },
          { value: 'false', label: t('yon.gider') },
        ]}
        {...input}
      />
    );
  }
  if (tip === 'yuzde') return <NumberField key={key} label={label} description={t('yuzdeAciklama')} max={100} decimals={2} {...input} />;
  if (tip === 'sayi') return <NumberField key={key} label={label} min={1} max={60} {...input} />;
  if (tip === 'carpan') return <NumberField key={key} label={label} max={100} decimals={2} step={0.1} {...input} />;
  return (
    <Switch
      key={key}
      label={label}
      description={reason ?? (ad === 'aktifMi' ? t('aktifAciklama') : undefined)}
      disabled={reason !== undefined}
      {...form.getInputProps(ad, { type: 'checkbox' })}
    />
  );
}
