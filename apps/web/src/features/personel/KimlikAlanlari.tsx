import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ZodForm } from '../../ui/form.ts';
import { GrowingTextarea } from '../../ui/GrowingTextarea.tsx';
import { PhoneInput } from '../../ui/PhoneInput.tsx';
import type { PersonelDegerleri } from './form-values.ts';
import classes from './PersonelForm.module.css';
import { useGirisKilidi } from './use-rol.ts';

type KimlikAlanlariProps = { form: ZodForm<PersonelDegerleri>; hadGiris: boolean };

/** The name of the colleague, and the ways to reach them. */
export function KimlikAlanlari({ form, hadGiris }: KimlikAlanlariProps) {
  const { t } = useTranslation('personel');
  const kilit = useGirisKilidi();
  // People sign in with mobile and e-mail, so these are as protected as the password.
  const guard = hadGiris && kilit ? { disabled: true, description: t('aciklama.girisBilgisi') } : {};
  return (
    <>
      <div className={classes.pair}>
        <TextInput label={t('alan.ad')} data-autofocus autoComplete="off" key={form.key('ad')} {...form.getInputProps('ad')} />
        <TextInput label={t('alan.soyad')} autoComplete="off" key={form.key('soyad')} {...form.getInputProps('soyad')} />
        <PhoneInput label={t('alan.cepTelefonu')} autoComplete="off" {...guard} key={form.key('cepTelefonu')} {...form.getInputProps('cepTelefonu')} />
        <TextInput label={t('alan.ePosta')} type="email" autoComplete="off" {...guard} key={form.key('ePosta')} {...form.getInputProps('ePosta')} />
        <PhoneInput label={t('alan.evTelefonu')} autoComplete="off" placeholder="" key={form.key('evTelefonu')} {...form.getInputProps('evTelefonu')} />
        <TextInput
          label={t('alan.tcKimlikNo')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={11}
          key={form.key('tcKimlikNo')}
          {...form.getInputProps('tcKimlikNo')}
        />
      </div>
      <GrowingTextarea label={t('alan.adres')} key={form.key('adres')} {...form.getInputProps('adres')} />
    </>
  );
}
