import { Switch, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../ui/DateField.tsx';
import { FormSection } from '../../ui/FormSection.tsx';
import type { ZodForm } from '../../ui/form.ts';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import type { PersonelDegerleri } from './form-values.ts';
import classes from './PersonelForm.module.css';

type CalismaAlanlariProps = {
  form: ZodForm<PersonelDegerleri>;
  /** Left the business; can be taken back in here. */
  isPasif: boolean;
};

const PERCENT = { max: 100, decimals: 2 } as const;

/** How the colleague works: since when, for what pay, with which limits. */
export function CalismaAlanlari({ form, isPasif }: CalismaAlanlariProps) {
  const { t } = useTranslation('personel');
  return (
    <FormSection legend={t('bolum.calisma')}>
      {isPasif && (
        <Switch
          label={t('alan.calisiyorMu')}
          description={t('aciklama.calisiyorMu')}
          key={form.key('calisiyorMu')}
          {...form.getInputProps('calisiyorMu', { type: 'checkbox' })}
        />
      )}
      <div className={classes.pair}>
        <NumberField
          label={t('alan.iskontoYuzdesi')}
          description={t('aciklama.iskontoYuzdesi')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...PERCENT}
          key={form.key('iskontoYuzdesi')}
          {...form.getInputProps('iskontoYuzdesi')}
        />
        <MoneyInput label={t('alan.maas')} key={form.key('maas')} {...form.getInputProps('maas')} />
        <NumberField label={t('alan.hizmetPrim')} {...PERCENT} key={form.key('hizmetPrim')} {...form.getInputProps('hizmetPrim')} />
        <NumberField label={t('alan.urunPrim')} {...PERCENT} key={form.key('urunPrim')} {...form.getInputProps('urunPrim')} />
        <DateField label={t('alan.isBaslangicTarihi')} key={form.key('isBaslangicTarihi')} {...form.getInputProps('isBaslangicTarihi')} />
        <TextInput label={t('alan.diplomaTescil')} autoComplete="off" key={form.key('diplomaTescil')} {...form.getInputProps('diplomaTescil')} />
      </div>
    </FormSection>
  );
}
