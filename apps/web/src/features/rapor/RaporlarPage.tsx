import { isRapor } from '@defter/contract/raporlar.ts';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { paths } from '../../app/routing/paths.ts';
import { GorunumeGit } from './GorunumeGit.tsx';
import { RaporMerkezi } from './RaporMerkezi.tsx';
import { RaporSayfasi } from './RaporSayfasi.tsx';

/** The centre of the reports, or the one that the address names (spec 2§2.1), or a view of it. */
export function RaporlarPage() {
  const { raporAdi } = useParams();
  const [params] = useSearchParams();
  if (raporAdi === undefined) return <RaporMerkezi />;
  const gorunum = /^\d{1,15}$/.exec(params.get('gorunum') ?? '');
  if (isRapor(raporAdi) && gorunum) return <GorunumeGit ad={raporAdi} id={Number(gorunum[0])} />;
  return isRapor(raporAdi) ? <RaporSayfasi key={raporAdi} ad={raporAdi} /> : <Navigate to={paths.raporlar()} replace />;
}
