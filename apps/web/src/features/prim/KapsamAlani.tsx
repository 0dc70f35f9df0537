import { SatisTipi, urunCalls } from '@defter/contract/urun.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../app/data/query.ts';
import { useYetki } from '../../app/session/yetki.ts';
import { AnaUrunSecimi } from '../../pickers/AnaUrunSecimi.tsx';
import { UrunSecimi } from '../../pickers/UrunSecimi.tsx';
import { useFormValue, type ZodForm } from '../../ui/form.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { fieldsOf, type Kapsam, KAPSAMLAR, kapsamOf, type KuralDegerleri } from './kural-degerleri.ts';

/** The scope of a rule: everything, a kind, a group, or one service or product, which is chosen then. */
export function KapsamAlani({ form, disabled }: { form: ZodForm<KuralDegerleri>; disabled: boolean }) {
  const { t } = useTranslation('prim');
  const { can } = useYetki();
  const [secilen, setKapsam] = useState<Kapsam>(() => kapsamOf(form.getValues()));
  const altUrunID = useFormValue(form, 'altUrunID');
  const { data: tek } = useCall(urunCalls.getAltUrun, { params: { id: altUrunID ?? 0 } }, { enabled: altUrunID !== null && can(urunCalls.getAltUrun.yetki) });
  // A saved rule knows its service or product by the id alone.
  const kapsam: Kapsam = secilen === 'tekHizmet' && altUrunID !== null && tek?.altUrun.satisTipi === SatisTipi.urun ? 'tekUrun' : secilen;

  const choose = (next: Kapsam | null) => {
    if (next === null) return;
    setKapsam(next);
    for (const [alan, deger] of Object.entries(fieldsOf(next))) form.setFieldValue(alan as keyof KuralDegerleri, deger as never);
  };

  return (
    <>
      <SelectField<Kapsam>
        label={t('kural.kapsam')}
        searchable={false}
        data={KAPSAMLAR.map((value) => ({ value, label: t(`kural.kapsamlar.${value}`) }))}
        value={kapsam}
        disabled={disabled}
        error={form.errors.satisTipi}
        onChange={choose}
      />
      {kapsam === 'grup' && <AnaUrunSecimi label={t('kural.grup')} required disabled={disabled} key={form.key('anaUrunID')} {...form.getInputProps('anaUrunID')} />}
      {(kapsam === 'tekHizmet' || kapsam === 'tekUrun') && (
        <UrunSecimi
          key={kapsam}
          satisTipi={kapsam === 'tekUrun' ? SatisTipi.urun : SatisTipi.hizmet}
          tumu
          label={t('kural.tek')}
          required
          disabled={disabled}
          value={altUrunID}
          error={form.errors.altUrunID}
          onChange={(urun) => form.setFieldValue('altUrunID', urun?.id ?? null)}
        />
      )}
    </>
  );
}
