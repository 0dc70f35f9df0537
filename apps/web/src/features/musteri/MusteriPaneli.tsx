import { musteriCalls } from '@defter/contract/musteri.ts';
import { useTranslation } from 'react-i18next';
import { useAyarlarBelli } from '../../app/ayar/ayarlar.ts';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { useCall } from '../../app/data/query.ts';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { FormSkeleton } from '../../ui/Skeletons.tsx';
import { emptyMusteri, valuesOf } from './form-values.ts';
import { MusteriForm } from './MusteriForm.tsx';

type MusteriPaneliProps = {
  /** 0 for a new one. */
  id: number;
  /** The text that was searched for before a new customer was begun. */
  aranan?: string;
  onClose: () => void;
};

/** Waits for the first values of the form; a form is never filled while somebody types in it. */
export function MusteriPaneli({ id, aranan, onClose }: MusteriPaneliProps) {
  const { t } = useTranslation('musteri');
  const wanted = { enabled: id > 0, staleTime: 0 };
  const musteri = useCall(musteriCalls.get, { params: { id } }, wanted);
  const adresler = useCall(musteriCalls.adresler, { params: { id } }, wanted);
  const digerBilgiler = useCall(musteriCalls.digerBilgiler, { params: { id } }, wanted);
  // The settings say which lines the form begins with.
  const ayarlarBelli = useAyarlarBelli();
  const calls = [musteri, adresler, digerBilgiler];

  if (id === 0 && ayarlarBelli) return <MusteriForm ilk={emptyMusteri(aranan)} onClose={onClose} />;
  if (ayarlarBelli && musteri.data && adresler.data && digerBilgiler.data && !calls.some(({ isFetching, isFetchedAfterMount }) => isFetching && !isFetchedAfterMount)) {
    return (
      <MusteriForm
        ilk={valuesOf(musteri.data.musteri, adresler.data.liste, digerBilgiler.data.digerBilgiler)}
        onClose={onClose}
      />
    );
  }
  return (
    <SidePanel opened onClose={onClose} title={t(id > 0 ? 'duzenle' : 'yeni')} size="md">
      <NotLoaded reading={calls} skeleton={<FormSkeleton fields={7} />} />
    </SidePanel>
  );
}
