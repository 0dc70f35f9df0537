import { musteriCalls } from '@defter/contract/musteri.ts';
import { type Satis, SatisDurumu, satisCalls } from '@defter/contract/satis.ts';
import { type ComponentProps, type ComponentType, useState } from 'react';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { useCall } from '../../app/data/query.ts';
import { isMissing } from '../../app/data/refusal.ts';
import { paths } from '../../app/routing/paths.ts';
import { useYetki } from '../../app/session/yetki.ts';
import { CardSkeleton } from '../../ui/Skeletons.tsx';
import { usePart } from '../../ui/use-part.ts';
import { emptySepet, sepetOf } from './sepet.ts';
import type { SatisDetayi } from './SatisDetayi.tsx';
import { SatisEkrani } from './SatisEkrani.tsx';
import { SatisModulu } from './SatisModulu.tsx';
import { SatisYok } from './SatisYok.tsx';

const loadDetay = async () => (await import('./SatisDetayi.tsx')).SatisDetayi;

/** A new sale, an open one to be finished, or a finished one to be seen. */
export function SatisPage() {
  const { id } = useParams();
  if (id !== undefined) return <VarolanSatis key={id} id={Number(id)} />;
  return (
    <SatisModulu>
      <YeniSatis />
    </SatisModulu>
  );
}

/** `/satis?musteri=7` begins with the customer chosen. */
function YeniSatis() {
  const [params] = useSearchParams();
  const musteriID = Number(params.get('musteri')) || 0;
  const { can } = useYetki();
  const istenir = musteriID > 0 && can(musteriCalls.get.yetki);
  const { data, error, refetch } = useCall(musteriCalls.get, { params: { id: musteriID } }, { enabled: istenir });
  // A deleted customer leaves the choice empty.
  if (istenir && !data && !isMissing(error)) return <NotLoaded reading={{ error, refetch }} skeleton={<CardSkeleton lines={6} />} />;
  const musteri = data ? { ...data.musteri, telefon: data.musteri.telefonlar[0]?.telefon ?? null } : null;
  return <SatisEkrani key={musteriID} ilk={emptySepet(musteri && { id: musteri.id, adSoyad: musteri.adSoyad, telefon: musteri.telefon })} />;
}

function VarolanSatis({ id }: { id: number }) {
  // The cart does not change when another desk saves the sale meanwhile: the version tells so at the save. A sale is edited only as it is now, never
  // from the cache.
  const { data, isFetchedAfterMount, error, refetch } = useCall(satisCalls.get, { params: { id } }, { staleTime: 0 });
  // The page of a finished sale is fetched beside the sale, so that nobody waits for it after selling.
  const Detay = usePart(true, loadDetay);
  if (isMissing(error)) return <SatisYok />;
  if (!isFetchedAfterMount || !data) return <NotLoaded reading={{ data, error, refetch }} skeleton={<CardSkeleton lines={8} />} />;
  return <OkunanSatis satis={data.satis} Detay={Detay} onReload={refetch} />;
}

type OkunanSatisProps = { satis: Satis; /** Undefined while its code is being fetched. */ Detay: ComponentType<ComponentProps<typeof SatisDetayi>> | undefined; onReload: () => Promise<unknown> };

function OkunanSatis({ satis, Detay, onReload }: OkunanSatisProps) {
  const [, setParams] = useSearchParams();
  const [okuma, setOkuma] = useState(0);
  const sepet = useSepetAcik(satis);
  const isSeans = satis.durum === SatisDurumu.seans;
  // A package has a screen of its own; a deduction is taken back and made anew.
  if (sepet.isOpen && satis.durum === SatisDurumu.paket) return <Navigate to={paths.paketDuzenle(satis.id)} replace />;
  if (!sepet.isOpen || isSeans) {
    return Detay ? <Detay satis={satis} onEdit={isSeans ? undefined : () => setParams({ duzenle: '' })} /> : <CardSkeleton lines={8} />;
  }
  const reload = async () => {
    await onReload();
    setOkuma(okuma + 1);
    sepet.reopen();
  };
  return (
    <SatisModulu>
      <SatisEkrani
        key={okuma}
        ilk={sepetOf(satis)}
        acik={satis}
        onReload={() => void reload()}
        onCancelled={sepet.cancel}
        onGiveUp={satis.islemde ? undefined : () => setParams({})}
      />
    </SatisModulu>
  );
}

/**
 * Whether a saved sale is open in the cart: because it is not finished, or because the address asks to edit it. The cart stays when another desk
 * finishes or cancels the sale meanwhile: the save tells so.
 */
function useSepetAcik(satis: Satis): { isOpen: boolean; /** Decides anew, for a sale that was read again. */ reopen: () => void; /** The sale was cancelled in the cart. */ cancel: () => void } {
  const [params] = useSearchParams();
  const { state }: { state: { bitti?: unknown } | null } = useLocation();
  const { can } = useYetki();
  /** The reason why the cart is open: an open sale, or the address; null once it was cancelled in the cart. */
  const [acilan, setAcilan] = useState<'acik' | 'duzenle' | null>();

  // People who may only look at sales see an open one as a page too.
  const isEditable = can(satisCalls.update.yetki) && !satis.iptalMi && (satis.islemde || params.has('duzenle'));
  const isSaved = state?.bitti !== undefined;
  const isKept = !isSaved && (acilan === 'acik' || (acilan === 'duzenle' && params.has('duzenle')));
  if (isEditable && !isKept && !isSaved && acilan !== null) setAcilan(satis.islemde ? 'acik' : 'duzenle');
  else if (acilan && !isKept && !isEditable) setAcilan(undefined);
  return { isOpen: isEditable || isKept, reopen: () => setAcilan(undefined), cancel: () => setAcilan(null) };
}
