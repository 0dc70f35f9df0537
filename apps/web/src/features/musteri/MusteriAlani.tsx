import { Checkbox, TextInput, type TextInputProps } from '@mantine/core';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { alanMetni } from '../../app/gecmis/format-deger.ts';
import { PersonelSecimi } from '../../pickers/PersonelSecimi.tsx';
import { TanimSecimi } from '../../pickers/TanimSecimi.tsx';
import { DateField } from '../../ui/DateField.tsx';
import type { ZodForm } from '../../ui/form.ts';
import { GrowingTextarea } from '../../ui/GrowingTextarea.tsx';
import { hiddenInput } from '../../ui/hidden-input.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { SelectField, type SelectFieldProps } from '../../ui/SelectField.tsx';
import { CinsiyetAlani } from './CinsiyetAlani.tsx';
import { DosyaNoAlani } from './DosyaNoAlani.tsx';
import type { Alan } from './form-duzeni.ts';
import type { MusteriDegerleri } from './form-values.ts';
import { TavsiyeEdenAlani } from './TavsiyeEdenAlani.tsx';
import { IlIlceAlanlari } from './IlIlceAlanlari.tsx';

type AlanProps = { form: ZodForm<MusteriDegerleri>; alan: Alan; required: boolean };

/** The last part of a field's path: also the key of its label. */
const adOf = <A extends Alan>(alan: A) => alan.slice(alan.indexOf('.') + 1) as A extends `${string}.${infer Ad}` ? Ad : never;

const TANIMLAR = {
  'musteri.grupID': 'musteriGrubu',
  'musteri.uyrukID': 'uyruk',
  'digerBilgiler.meslekID': 'meslek',
  'digerBilgiler.neredenDuydunuzID': 'neredenDuydunuz',
  'digerBilgiler.anketorID': 'anketor',
  'digerBilgiler.ozelDurumID': 'ozelDurum',
  'digerBilgiler.hastaTuruID': 'hastaTuru',
} as const;
const isTanim = (alan: Alan): alan is keyof typeof TANIMLAR => alan in TANIMLAR;

const SECENEKLER = { 'musteri.medeniHali': ['1', '2', '3', '4'], 'musteri.turID': ['1', '2', '3'], 'musteri.firmaTipiID': ['1', '2', '3'] } as const;
const isSecenek = (alan: Alan): alan is keyof typeof SECENEKLER => alan in SECENEKLER;

/** The name of a field: its own of this form, else the one by which the record log tells of it. */
const labelOf = (ad: string): string => (i18next.exists(`musteri:alan.${ad}`) ? i18next.t(`musteri:alan.${ad}` as 'musteri:alan.ad') : alanMetni(ad));

/** The input of one field of a customer. */
export function MusteriAlani({ form, alan, required }: AlanProps) {
  const { t } = useTranslation('musteri');
  const props = { label: alan === 'digerBilgiler.aciklama' ? t('alan.saglikNotu') : labelOf(adOf(alan)), ...form.getInputProps(alan), ...(required && { required }) };
  const key = form.key(alan);

  if (isTanim(alan)) return <TanimSecimi key={key} tur={TANIMLAR[alan]} clearable={alan !== 'musteri.grupID'} {...props} />;
  if (isSecenek(alan)) return <SecenekAlani key={key} alan={alan} props={props} />;
  switch (alan) {
    case 'musteri.dogumTarihi':
    case 'musteri.evlilikYilDonumu':
      return <DateField key={key} years {...props} />;
    case 'musteri.cinsiyet':
      return <CinsiyetAlani form={form} />;
    case 'musteri.dosyaNo':
      return <DosyaNoAlani form={form} />;
    case 'musteri.ilID':
      return <IlIlceAlanlari key={form.key('musteri.ilID')} form={form} path="musteri" />;
    case 'musteri.bayiMusteriID':
      return <NumberField key={key} min={1} {...props} />;
    case 'musteri.kayitEdenPersonelID':
      return <PersonelSecimi key={key} clearable {...props} />;
    case 'musteri.hizmetAlan':
      return <Checkbox key={key} mt={30} label={t('alan.hizmetAlan')} {...form.getInputProps(alan, { type: 'checkbox' })} />;
    case 'digerBilgiler.tavsiyeEdenID':
      return <TavsiyeEdenAlani key={form.key('digerBilgiler')} form={form} />;
    case 'musteri.aciklama':
    case 'digerBilgiler.aciklama':
      return <GrowingTextarea key={key} minRows={2} maxRows={8} {...props} />;
    default:
      return <MetinAlani key={key} form={form} alan={alan} props={props} />;
  }
}

/** Identity data that is hidden from people who may not see contact data. */
const GIZLI: Partial<Record<Alan, 'kimlik' | 'ePosta'>> = { 'musteri.tcKimlikNo': 'kimlik', 'musteri.pasaportNo': 'kimlik', 'musteri.email': 'ePosta' };
type SecimProps = Omit<SelectFieldProps<number>, 'data'>;

function MetinAlani({ form, alan, props }: { form: AlanProps['form']; alan: Alan; props: Omit<TextInputProps, 'defaultValue'> & { defaultValue?: string } }) {
  const tur = GIZLI[alan];
  return (
    <TextInput
      autoComplete="off"
      type={alan === 'musteri.email' ? 'email' : undefined}
      inputMode={alan === 'musteri.tcKimlikNo' || alan === 'musteri.vergiNo' ? 'numeric' : undefined}
      {...props}
      {...(tur && hiddenInput(tur, props.defaultValue, () => form.setFieldValue(alan as 'musteri.email', '')))}
    />
  );
}

function SecenekAlani({ alan, props }: { alan: keyof typeof SECENEKLER; props: SecimProps }) {
  const { t } = useTranslation('musteri');
  const labelOf = (secenek: '1' | '2' | '3' | '4') =>
    alan === 'musteri.medeniHali' ? t(`medeniHali.${secenek}`) : alan === 'musteri.turID' ? t(`tur.${secenek as '1'}`) : t(`firmaTipi.${secenek as '1'}`);
  return (
    <SelectField
      clearable={alan !== 'musteri.turID'}
      data={SECENEKLER[alan].map((secenek) => ({ value: Number(secenek), label: labelOf(secenek) }))}
      {...props}
    />
  );
}
