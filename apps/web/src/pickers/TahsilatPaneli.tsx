import { satisCalls } from '@defter/contract/satis.ts';
import type { Kurus } from '@defter/rules/para.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../app/data/NotLoaded.tsx';
import { useCall } from '../app/data/query.ts';
import { SidePanel } from '../ui/SidePanel.tsx';
import { FormSkeleton } from '../ui/Skeletons.tsx';
import { useDrawn } from '../ui/use-drawn.ts';
import { type AlinanTahsilat, TahsilatAlindi } from './TahsilatAlindi.tsx';
import { TahsilatFormu } from './TahsilatFormu.tsx';

type TahsilatPaneliProps = { musteriID: number; /** The customer's name: the panel covers it on a phone. */ ad: string; /** Takes money for this sale alone. */ satisID?: number; /** What is asked for first, where that is less than all that is owed. */ tutar?: Kurus; onClose: () => void };

/** Takes what a customer owes, or money in advance: methods, amounts, done. */
export function TahsilatPaneli({ musteriID, ad, satisID, tutar, onClose }: TahsilatPaneliProps) {
  const { t } = useTranslation('tahsilat');
  const { data, dataUpdatedAt, isFetchedAfterMount, error, refetch } = useCall(satisCalls.acik, { params: { id: musteriID } }, { staleTime: 0 });
  const [alinan, setAlinan] = useState<AlinanTahsilat>();
  // Once credit was set off, what is owed is another.
  const [okuma, setOkuma] = useState({ no: 0, eski: 0 });
  const isRead = isFetchedAfterMount && data !== undefined && dataUpdatedAt > okuma.eski;
  // Once drawn it stays, so that a later reading that fails takes nothing typed away.
  const isDrawn = useDrawn(isRead && !error);
  if (alinan) return <TahsilatAlindi ad={ad} {...alinan} onClose={onClose} />;
  if (isDrawn && isRead) {
    const acik = data.liste.filter(({ id }) => satisID === undefined || id === satisID);
    const onMahsup = async () => {
      await refetch();
      setOkuma({ no: okuma.no + 1, eski: dataUpdatedAt });
    };
    return <TahsilatFormu key={okuma.no} musteriID={musteriID} ad={ad} satisID={satisID} tutar={tutar} acik={acik} avans={data.avans} onClose={onClose} onTaken={setAlinan} onMahsup={() => void onMahsup()} />;
  }
  return (
    <SidePanel opened onClose={onClose} title={t('baslik')} description={ad}>
      <NotLoaded reading={{ error: isFetchedAfterMount ? error : null, refetch }} skeleton={<FormSkeleton fields={3} />} />
    </SidePanel>
  );
}
