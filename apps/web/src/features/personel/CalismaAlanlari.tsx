import { Switch, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useYetki } from '../../app/session/yetki.ts';
import { DateField } from '../../ui/DateField.tsx';
import { FormSection } from '../../ui/FormSection.tsx';
import type { ZodForm } from '../../ui/form.ts';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import type { PersonelDegerleri } from './form-values.ts';
import classes from './PersonelForm.module.css';

type CalismaAlanlariProps = {
  form: ZodForm<PersonelDegerleri>;
  /** The colleague has left the business; the form can take that back. */
  isPasif: boolean;
};

const PERCENT = { max: 100, decimals: 2 } as const;
const HINT_BELOW: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

/** The work of the colleague: first day, pay, limits. Bonus rates are shown to people who may see them. */
export function CalismaAlanlari({ form, isPasif }: CalismaAlanlariProps) {
  const { t } = useTranslation('personel');
  const { can } = useYetki();
  return (
    <>
      {isPasif && (
        <Switch
          label={t('alan.calisiyorMu')}
          description={t('aciklama.calisiyorMu')}
          key={form.key('calisiyorMu')}
          {...form.getInputProps('calisiyorMu', { type: 'checkbox' })}
        />
      )}
      <FormSection legend={t('bolum.ucret')}>
        <div className={classes.pair}>
          <DateField label={t('alan.isBaslangicTarihi')} key={form.key('isBaslangicTarihi')} {...form.getInputProps('isBaslangicTarihi')} />
          <MoneyInput label={t('alan.maas')} key={form.key('maas')} {...form.getInputProps('maas')} />
          {can('personelPrim') && (
            <>
              <NumberField label={t('alan.hizmetPrim')} {...PERCENT} key={form.key('hizmetPrim')} {...form.getInputProps('hizmetPrim')} />
              <NumberField label={t('alan.urunPrim')} {...PERCENT} key={form.key('urunPrim')} {...form.getInputProps('urunPrim')} />
            </>
          )}
          <NumberField
            label={t('alan.katsayi')}
            description={t('aciklama.katsayi')}
            inputWrapperOrder={HINT_BELOW}
            max={100}
            decimals={2}
            key={form.key('katsayi')}
            {...form.getInputProps('katsayi')}
          />
          <NumberField
            label={t('alan.iskontoYuzdesi')}
            description={t('aciklama.iskontoYuzdesi')}
            inputWrapperOrder={HINT_BELOW}
            {...PERCENT}
            key={form.key('iskontoYuzdesi')}
            {...form.getInputProps('iskontoYuzdesi')}
          />
        </div>
      </FormSection>
      <FormSection legend={t('bolum.klinik')}>
        <div className={classes.pair}>
          <TextInput label={t('alan.servis')} autoComplete="off" key={form.key('servis')} {...form.getInputProps('servis')} />
          <TextInput label={t('alan.diplomaTescil')} autoComplete="off" key={form.key('diplomaTescil')} {...form.getInputProps('diplomaTescil')} />
          <TextInput
            label={t('alan.geldigiPoliklinik')}
            autoComplete="off"
            key={form.key('geldigiPoliklinik')}
            {...form.getInputProps('geldigiPoliklinik')}
          />
        </div>
      </FormSection>
    </>
  );
}
