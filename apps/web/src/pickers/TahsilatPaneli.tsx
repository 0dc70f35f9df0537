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

type TahsilatPaneliProps = {
  musteriID: number;
  /** The customer's name: the panel covers it on a phone. */
  ad: string;
  /** Takes money for this sale alone. */
  satisID?: number;
  /** The first amount, if it is less than the whole debt. */
  tutar?: Kurus;
  onClose: () => void;
};

/** Takes the debt of a customer, or money in advance: methods, amounts, done. */
export function TahsilatPaneli({ musteriID, ad, satisID, tutar, onClose }: TahsilatPaneliProps) {
  const { t } = useTranslation('tahsilat');
  const { data, dataUpdatedAt, isFetchedAfterMount, error, refetch } = useCall(satisCalls.acik, { params: { id: musteriID } }, { staleTime: 0 });
  const [alinan, setAlinan] = useState<AlinanTahsilat>();
  // Setting credit off changes the debt.
  const [okuma, setOkuma] = useState({ no: 0, eski: 0 });
  const isRead = isFetchedAfterMount && data !== undefined && dataUpdatedAt > okuma.eski;
  // Once drawn the form stays, so that a later reading that fails takes no input away.
  const isDrawn = useDrawn(isRead && !error);
  if (alinan) return <TahsilatAlindi ad={ad} {...alinan} onClose={onClose} />;
  if (isDrawn && isRead) {
    const acik = data.liste.filter(({ id }) => satisID === undefined || id === satisID);
    const onMahsup = async () => {
      await refetch();
      setOkuma({ no: okuma.no + 1, eski: dataUpdatedAt });
    };
    return (
      <TahsilatFormu
        key={okuma.no}
        musteriID={musteriID}
        ad={ad}
        satisID={satisID}
        tutar={tutar}
        acik={acik}
        toplamBorc={data.toplam}
        avans={data.avans}
        onClose={onClose}
        onTaken={setAlinan}
        onMahsup={() => void onMahsup()}
      />
    );
  }
  return (
    <SidePanel opened onClose={onClose} title={t('baslik')} description={ad}>
      <NotLoaded reading={{ error: isFetchedAfterMount ? error : null, refetch }} skeleton={<FormSkeleton fields={3} />} />
    </SidePanel>
  );
}
