import type { TanimTuru } from '@defter/contract/tanim.ts';
import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { TanimSecimi } from '../../pickers/TanimSecimi.tsx';
import type { ZodForm } from '../../ui/form.ts';
import { NumberField } from '../../ui/NumberField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { alanText, type Alan } from './alanlar.ts';

export type TanimDegerleri = Record<string, unknown>;
type TanimAlaniProps = { form: ZodForm<TanimDegerleri>; alan: Alan; /** The kind that it is below. */ ust?: TanimTuru; reason?: string };

/** The input of one field of an entry. */
export function TanimAlani({ form, alan: { ad, tip }, ust, reason }: TanimAlaniProps) {
  const { t } = useTranslation('tanim');
  const label = t(alanText(ad));
  const { key, ...input } = { key: form.key(ad), ...form.getInputProps(ad) };

  if (tip === 'ust') return ust && <TanimSecimi key={key} tur={ust} label={label} {...input} />;
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
  if (tip === 'carpan') return <NumberField key={key} label={label} description={t('puanKatsayisiAciklama')} max={100} decimals={2} step={0.1} {...input} />;
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
