import { personelBayiCalls } from '@defter/contract/personel-bayi.ts';
import { useTranslation } from 'react-i18next';
import { useOturum } from '../../app/oturum.ts';
import { useCall } from '../../app/query.ts';
import { SelectField } from '../../ui/SelectField.tsx';

/** Who sold; nobody chosen is who is signed in. */
export function SaticiAlani({ value, onChange }: { value: number | null; onChange: (personelID: number | null) => void }) {
  const { t } = useTranslation('satis');
  const oturum = useOturum();
  const { data } = useCall(personelBayiCalls.ekip);
  return (
    <SelectField
      label={t('satici')}
      data={(data?.liste ?? []).map(({ id, adSoyad }) => ({ value: id, label: adSoyad }))}
      value={value ?? oturum?.id ?? null}
      onChange={onChange}
    />
  );
}
