import { useTranslation } from 'react-i18next';
import { useOturum } from '../../app/session/oturum.ts';
import { PersonelSecimi } from '../../pickers/PersonelSecimi.tsx';

/** The seller; when nobody is chosen, it is the signed-in person. */
export function SaticiAlani({ value, onChange }: { value: number | null; onChange: (personelID: number | null) => void }) {
  const { t } = useTranslation('satis');
  const oturum = useOturum();
  return <PersonelSecimi label={t('satici')} value={value ?? oturum?.id ?? null} onChange={onChange} />;
}
