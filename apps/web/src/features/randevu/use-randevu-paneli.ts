import { type Randevu, randevuCalls } from '@defter/contract/randevu.ts';
import { RandevuDurumu } from '@defter/rules/randevu.ts';
import type { Tarih } from '@defter/rules/tarih.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ApiHatasi } from '../../app/data/api.ts';
import { tell, useCall } from '../../app/data/query.ts';
import { usePanel } from '../../app/routing/use-panel.ts';
import type { Hedef } from './calendar/types.ts';

/** A place in the calendar and its day. */
export type GunHedefi = Hedef & { tarih: Tarih };

type Acik = {
  /** 0 for a new appointment. */
  id: number;
  randevu: Randevu | undefined;
  /** The appointment is being read again, for example because something was just saved here or elsewhere: the form waits for that. */
  isOld: boolean;
  /** The place of a new appointment; another one as soon as people press elsewhere in the calendar. */
  hedef: GunHedefi | undefined;
};

/**
 * The panel beside the calendar. It keeps its appointment while people look at another day. An address that names an appointment which is not shown
 * leads to its day.
 * @param isOld the appointments are being read again
 * @param findYer finds a free place for a new appointment, once `isReady`
 * @param goGun shows
 * another day
 */
export function useRandevuPaneli(byID: ReadonlyMap<number, Randevu>, { isReady, isOld }: { isReady: boolean; isOld: boolean }, findYer: () => GunHedefi | undefined, goGun: (tarih: Tarih) => void) {
  const panel = usePanel();
  const [secilen, setSecilen] = useState<GunHedefi>();
  const [acik, setAcik] = useState<Acik>();

  const randevu = panel.id ? byID.get(panel.id) : undefined;
  if (panel.id === undefined ? acik !== undefined : acik?.id !== panel.id) {
    // State is derived while rendering, so that the panel never shows the appointment before.
    if (panel.id === undefined) {
      setAcik(undefined);
      // The browser's back closes the panel too, and the next new appointment begins in a free place.
      setSecilen(undefined);
    }
    else if (randevu) setAcik({ id: panel.id, randevu, isOld, hedef: undefined });
    else if (panel.id === 0 && (secilen || isReady)) setAcik({ id: 0, randevu: undefined, isOld: false, hedef: secilen ?? findYer() });
  } else if (acik?.isOld && !isOld) {
    setAcik({ ...acik, randevu: randevu ?? acik.randevu, isOld });
  }

  const baskaGunde = panel.id !== undefined && panel.id > 0 && isReady && !randevu && acik?.id !== panel.id;
  const { data: bulunan, error } = useCall(randevuCalls.get, { params: { id: panel.id ?? 0 } }, { enabled: baskaGunde });
  const git = useEffectEvent(({ id, randevuTarihi }: Randevu) => {
    if (id !== panel.id) return;
    setAcik({ id, randevu: bulunan?.randevu, isOld: false, hedef: undefined });
    goGun(randevuTarihi as Tarih);
  });
  const yok = useEffectEvent((hata: ApiHatasi) => {
    tell(hata);
    panel.close();
  });
  useEffect(() => {
    if (baskaGunde && bulunan) git(bulunan.randevu);
  }, [baskaGunde, bulunan]);
  useEffect(() => {
    if (baskaGunde && error) yok(error);
  }, [baskaGunde, error]);

  return {
    acik: acik?.id === panel.id ? acik : undefined,
    /** Begins a new appointment, or moves the one of the open panel; the panel saves it. A closed appointment stays where it is. */
    begin: (yer?: GunHedefi) => {
      if (acik && acik.id === panel.id && acik.randevu?.randevuDurumu !== RandevuDurumu.kapandi) {
        if (yer) setAcik({ ...acik, hedef: yer });
        return;
      }
      setSecilen(yer);
      panel.open();
    },
    open: panel.open,
    close: panel.close,
  };
}
