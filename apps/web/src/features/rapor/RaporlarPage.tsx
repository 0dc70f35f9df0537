import { HAZIR_RAPORLAR, type HazirRapor } from '@defter/contract/raporlar.ts';
import { Navigate, useParams } from 'react-router';
import { paths } from '../../app/routing/paths.ts';
import { RaporMerkezi } from './RaporMerkezi.tsx';
import { RaporSayfasi } from './RaporSayfasi.tsx';

const isRapor = (ad: string): ad is HazirRapor => (HAZIR_RAPORLAR as readonly string[]).includes(ad);

/** The centre of the reports, or the one that the address names (spec 2§2.1). */
export function RaporlarPage() {
  const { raporAdi } = useParams();
  if (raporAdi === undefined) return <RaporMerkezi />;
  return isRapor(raporAdi) ? <RaporSayfasi key={raporAdi} ad={raporAdi} /> : <Navigate to={paths.raporlar()} replace />;
}
