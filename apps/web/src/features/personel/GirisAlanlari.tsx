import { PasswordInput, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ZodForm } from '../../ui/form.ts';
import type { PersonelDegerleri } from './form-values.ts';
import classes from './PersonelForm.module.css';
import { useGirisKilidi } from './use-rol.ts';

type GirisAlanlariProps = { form: ZodForm<PersonelDegerleri>; hadGiris: boolean };

/** Whether and how the colleague signs in to the panel. */
export function GirisAlanlari({ form, hadGiris }: GirisAlanlariProps) {
  const { t } = useTranslation('personel');
  const kilit = useGirisKilidi();
  const [isOn, setIsOn] = useState(form.getValues().webKullanicisi);
  const { onChange, ...web } = form.getInputProps('webKullanicisi', { type: 'checkbox' });
  return (
    <>
      <Switch
        label={t('alan.webKullanicisi')}
        description={kilit ?? t('aciklama.webKullanicisi')}
        disabled={kilit !== undefined}
        key={form.key('webKullanicisi')}
        {...web}
        onChange={(event) => {
          setIsOn(event.currentTarget.checked);
          onChange(event);
        }}
      />
      {isOn && (
        <div className={classes.pair}>
          <TextInput
            label={t('alan.kullaniciAdi')}
            description={t('aciklama.kullaniciAdi')}
            autoComplete="off"
            autoCapitalize="none"
            disabled={kilit !== undefined}
            key={form.key('kullaniciAdi')}
            {...form.getInputProps('kullaniciAdi')}
          />
          <PasswordInput
            label={t('alan.sifre')}
            description={t(hadGiris ? 'aciklama.sifreDegis' : 'aciklama.sifre')}
            autoComplete="new-password"
            required={!hadGiris}
            disabled={kilit !== undefined}
            key={form.key('sifre')}
            {...form.getInputProps('sifre')}
          />
        </div>
      )}
    </>
  );
}
