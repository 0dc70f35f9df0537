import { ActionIcon, Anchor, Radio, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useZorunluAlanlar } from '../../app/ayar/ayarlar.ts';
import { paths } from '../../app/routing/paths.ts';
import type { ZodForm } from '../../ui/form.ts';
import { Hint } from '../../ui/Hint.tsx';
import { hiddenInput } from '../../ui/hidden-input.tsx';
import { XIcon } from 'lucide-react';
import { PhoneInput } from '../../ui/PhoneInput.tsx';
import type { MusteriDegerleri } from './form-values.ts';
import classes from './MusteriForm.module.css';
import { useTelefonSahibi } from '../../pickers/TelefonSahibi.tsx';

type TelefonSatiriProps = {
  form: ZodForm<MusteriDegerleri>;
  index: number;
  musteriID: number;
  /** Undefined while there is only one line. */
  onDefault: (() => void) | undefined;
  onRemove: () => void;
};

/** One phone. If another customer has the number, that is shown while it is typed, with a link to the customer. */
export function TelefonSatiri({ form, index, musteriID, onDefault, onRemove }: TelefonSatiriProps) {
  const { t } = useTranslation('musteri');
  const isZorunlu = useZorunluAlanlar();
  const path = `musteriTelefon.${index}` as const;
  const { onChange, error, ...input } = form.getInputProps(`${path}.telefon`);
  const ilk = form.getValues().musteriTelefon[index]?.telefon ?? null;
  const [numara, setNumara] = useState(ilk);
  const sahibi = useTelefonSahibi(numara, musteriID);
  const removeLabel = t('telefonuKaldir', { sira: index + 1 });

  return (
    <div className={classes.row}>
      <PhoneInput
        label={index === 0 ? t('alan.telefon') : t('alan.telefonSirali', { sira: index + 1 })}
        autoComplete="off"
        {...input}
        {...(index === 0 && isZorunlu('musteriTelefon.0.telefon') && { required: true })}
        {...hiddenInput('telefon', ilk, () => form.setFieldValue(`${path}.telefon`, ''))}
        key={form.key(`${path}.telefon`)}
        onChange={(telefon) => {
          setNumara(telefon);
          onChange(telefon);
        }}
        error={sahibi ? <Sahibi musteri={sahibi} /> : error}
      />
      <TextInput label={t('alan.telefonAciklama')} key={form.key(`${path}.aciklama`)} {...form.getInputProps(`${path}.aciklama`)} />
      <Hint label={removeLabel}>
        <ActionIcon variant="subtle" color="gray" size={36} className={classes.remove} aria-label={removeLabel} onClick={onRemove}>
          <XIcon size={18} />
        </ActionIcon>
      </Hint>
      {onDefault && (
        <Radio
          className={classes.wide}
          name="varsayilan-telefon"
          label={t('alan.varsayilan')}
          checked={form.getValues().musteriTelefon[index]?.varsayilanMi ?? false}
          onChange={onDefault}
        />
      )}
    </div>
  );
}

function Sahibi({ musteri: { id, adSoyad, aktifMi } }: { musteri: { id: number; adSoyad: string; aktifMi: boolean } }) {
  const { t } = useTranslation('musteri');
  return (
    <>
      {t(aktifMi ? 'telefonBaskasinin' : 'telefonBaskasininPasif', { ad: adSoyad })}{' '}
      <Anchor component={Link} to={paths.musteri(id)} fz="inherit" c="inherit" td="underline">
        {t('islem.ac')}
      </Anchor>
    </>
  );
}
