import { useTranslation } from 'react-i18next';
import { useOturum } from '../../app/session/oturum.ts';
import { PersonelSecimi } from '../../pickers/PersonelSecimi.tsx';

/** Who sold; nobody chosen is who is signed in. */
export function SaticiAlani({ value, onChange }: { value: number | null; onChange: (personelID: number | null) => void }) {
  const { t } = useTranslation('satis');
  const oturum = useOturum();
  return <PersonelSecimi label={t('satici')} value={value ?? oturum?.id ?? null} onChange={onChange} />;
}
