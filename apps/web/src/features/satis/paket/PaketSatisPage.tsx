import { musteriCalls } from '@defter/contract/musteri.ts';
import { paketProgramCalls } from '@defter/contract/paket-program.ts';
import { paketSatisCalls } from '@defter/contract/paket-satis.ts';
import { useState } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { NotLoaded } from '../../../app/data/NotLoaded.tsx';
import { useCall } from '../../../app/data/query.ts';
import { isMissing } from '../../../app/data/refusal.ts';
import { paths } from '../../../app/routing/paths.ts';
import { useYetki } from '../../../app/session/yetki.ts';
import { CardSkeleton } from '../../../ui/Skeletons.tsx';
import { SatisModulu } from '../SatisModulu.tsx';
import { SatisYok } from '../SatisYok.tsx';
import { emptySepet } from '../sepet.ts';
import { sepetOfPaket } from './paket-sepeti.ts';
import { PaketEkrani } from './PaketEkrani.tsx';
import { PROGRAMLAR } from './PaketPane.tsx';

/** A new package, or one that is carried on or changed. */
export function PaketSatisPage() {
  const { id } = useParams();
  return <SatisModulu>{id === undefined ? <YeniPaket /> : <VarolanPaket key={id} id={Number(id)} />}</SatisModulu>;
}

/** `/paket-satis?musteri=7&program=3` begins with the customer chosen, and with the rows of the program. */
function YeniPaket() {
  const [params] = useSearchParams();
  const musteriID = Number(params.get('musteri')) || 0;
  const { can } = useYetki();
  const musteriIstenir = musteriID > 0 && can(musteriCalls.get.yetki);
  const musteriOkuma = useCall(musteriCalls.get, { params: { id: musteriID } }, { enabled: musteriIstenir });
  const programID = Number(params.get('program')) || 0;
  const programIstenir = programID > 0 && can(paketProgramCalls.list.yetki);
  const programlar = useCall(paketProgramCalls.list, { query: PROGRAMLAR }, { enabled: programIstenir });
  const { data } = musteriOkuma;
  // The screen itself reads the programs too, so the page waits for them only if the address names one. A deleted customer leaves the choice empty.
  if ((musteriIstenir && !data && !isMissing(musteriOkuma.error)) || (programIstenir && !programlar.data)) {
    return <NotLoaded reading={[...(musteriIstenir && !isMissing(musteriOkuma.error) ? [musteriOkuma] : []), ...(programIstenir ? [programlar] : [])]} skeleton={<CardSkeleton lines={6} />} />;
  }
  const musteri = data && { id: data.musteri.id, adSoyad: data.musteri.adSoyad, telefon: data.musteri.telefonlar[0]?.telefon ?? null };
  return <PaketEkrani key={`${musteriID} ${programID}`} ilk={emptySepet(musteri ?? null)} program={programlar.data?.liste.find(({ id }) => id === programID)} />;
}

function VarolanPaket({ id }: { id: number }) {
  const [okuma, setOkuma] = useState(0);
  const { can } = useYetki();
  const { data, isFetchedAfterMount, error, refetch } = useCall(paketSatisCalls.get, { params: { id } }, { staleTime: 0 });
  if (isMissing(error) || (isFetchedAfterMount && data?.satis.iptalMi)) return <SatisYok />;
  if (!isFetchedAfterMount || !data) return <NotLoaded reading={{ data, error, refetch }} skeleton={<CardSkeleton lines={8} />} />;
  // People who may only look at sales get its page.
  if (!can(paketSatisCalls.update.yetki)) return <Navigate to={paths.satis(id)} replace />;
  const reload = async () => {
    await refetch();
    setOkuma(okuma + 1);
  };
  return <PaketEkrani key={okuma} ilk={sepetOfPaket(data.satis)} acik={data.satis} onReload={() => void reload()} />;
}
