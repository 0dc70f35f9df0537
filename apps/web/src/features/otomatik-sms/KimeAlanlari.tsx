import type { OtomatikServisi, OtomatikSms } from '@defter/contract/otomatik-sms.ts';
import { MultiSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useTanimlar } from '../../pickers/use-tanimlar.ts';
import { useUrunler } from '../../pickers/use-urunler.ts';
import { useFormValue, type ZodForm } from '../../ui/form.ts';
import type { KuralDegerleri } from './form-values.ts';

type KimeAlanlariProps = { form: ZodForm<KuralDegerleri>; servis: OtomatikServisi; kural: OtomatikSms | undefined };

/** The customers that a rule leaves out, and the services that it is for. */
export function KimeAlanlari({ form, servis, kural }: KimeAlanlariProps) {
  const { t } = useTranslation('otomatikSms');
  const gruplar = useTanimlar('musteriGrubu');
  const { urunler } = useUrunler({ ara: '' });
  const haricGruplar = useFormValue(form, 'haricGruplar');
  const hizmetler = useFormValue(form, 'hizmetler');
  // The services of the rule have their names even if they are not among those that were read.
  const secilmisler = kural?.hizmetler.map((id, index) => [id, kural.hizmetAdlari[index]!] as const) ?? [];
  const adlar = new Map([...urunler.map(({ id, adi }) => [id, adi] as const), ...secilmisler]);

  return (
    <>
      <MultiSelect
        label={t('haricGruplar')}
        data={gruplar.map(({ id, adi }) => ({ value: String(id), label: adi }))}
        value={haricGruplar.map(String)}
        onChange={(secilen) => form.setFieldValue('haricGruplar', secilen.map(Number))}
        searchable
        clearable
      />
      {servis.alanlar.includes('hizmet') && (
        <MultiSelect
          label={t('hizmetler')}
          description={t('hizmetlerAciklama')}
          data={[...adlar].map(([id, adi]) => ({ value: String(id), label: adi }))}
          value={hizmetler.map(String)}
          onChange={(secilen) => form.setFieldValue('hizmetler', secilen.map(Number))}
          searchable
          clearable
        />
      )}
    </>
  );
}
