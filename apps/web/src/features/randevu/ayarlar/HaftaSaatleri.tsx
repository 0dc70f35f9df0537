import type { randevuCalls } from '@defter/contract/randevu.ts';
import type { BodyOf } from '@defter/contract/call.ts';
import { GUN_KAPALI, GUNLER, type Gun } from '@defter/rules/acik-saat.ts';
import { Checkbox, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { TimeField } from '../../../ui/TimeField.tsx';
import type { useAyarFormu } from './AyarAlanlari.tsx';
import { useFormValue } from '../../../ui/form.ts';
import classes from './HaftaSaatleri.module.css';

type Form = ReturnType<typeof useAyarFormu>;
type Saatler = NonNullable<BodyOf<typeof randevuCalls.saveAyarlar>[Gun]> | null;

/** The hours of each weekday: closed, or open from and until. A weekday without hours of its own has those of every day. */
export function HaftaSaatleri({ form }: { form: Form }) {
  const { t } = useTranslation('randevu');
  return (
    <fieldset className={classes.week}>
      <Text component="legend" size="sm" fw={500}>
        {t('ayar.gunler')}
      </Text>
      {GUNLER.map((gun) => (
        <GunSatiri key={gun} gun={gun} form={form} />
      ))}
    </fieldset>
  );
}

function GunSatiri({ gun, form }: { gun: Gun; form: Form }) {
  const { t } = useTranslation('randevu');
  const deger = useFormValue(form, gun) as Saatler;
  const herGun = { baslangic: useFormValue(form, 'baslangicSaati') ?? '', bitis: useFormValue(form, 'bitisSaati') ?? '' };
  const isAcik = deger !== GUN_KAPALI;
  const [baslangic = herGun.baslangic, bitis = herGun.bitis] = (isAcik && deger?.split('-')) || [];
  const put = (yeni: { baslangic: string; bitis: string }) =>
    form.setFieldValue(gun, yeni.baslangic === herGun.baslangic && yeni.bitis === herGun.bitis ? null : `${yeni.baslangic}-${yeni.bitis}`);
  const adi = t(`gunler.${gun}`);
  return (
    <div className={classes.day}>
      <Checkbox label={adi} checked={isAcik} onChange={(event) => form.setFieldValue(gun, event.currentTarget.checked ? null : GUN_KAPALI)} error={form.errors[gun]} />
      {isAcik ? (
        <div className={classes.hours}>
          <TimeField aria-label={t('ayar.gunAcilis', { gun: adi })} value={baslangic} onChange={(saat) => saat && put({ baslangic: saat, bitis })} />
          <span aria-hidden>–</span>
          <TimeField aria-label={t('ayar.gunKapanis', { gun: adi })} value={bitis} onChange={(saat) => saat && put({ baslangic, bitis: saat })} />
        </div>
      ) : (
        <Text size="sm" c="dimmed" className={classes.hours}>
          {t('ayar.gunKapali')}
        </Text>
      )}
    </div>
  );
}
