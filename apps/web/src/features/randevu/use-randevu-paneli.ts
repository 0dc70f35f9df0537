import { type Randevu, randevuCalls } from '@defter/contract/randevu.ts';
import { RandevuDurumu } from '@defter/rules/randevu.ts';
import type { Tarih } from '@defter/rules/tarih.ts';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { ApiHatasi } from '../../app/data/api.ts';
import { tell, useCall } from '../../app/data/query.ts';
import { usePanel } from '../../app/routing/use-panel.ts';
import type { GunHedefi } from './calendar/types.ts';
import type { PanelIstegi } from './RandevuPaneli.tsx';
import type { Gun } from './use-gun.ts';
import type { RandevuListesi } from './use-randevu-listesi.ts';
import type { Suzgec } from './use-suzgec.ts';
import type { Takvim } from './use-takvim.ts';

type Acik = {
  /** 0 for a new appointment. */
  id: number;
  randevu: Randevu | undefined;
  /** The appointment is being read again, for example because something was just saved here or elsewhere: the form waits for that. */
  isOld: boolean;
  /** The place of a new appointment; another one as soon as people press elsewhere in the calendar. */
  hedef: GunHedefi | undefined;
};

export type AcilanPanel = ReturnType<typeof useRandevuPaneli>;

type Girdi = {
  suzgec: Suzgec;
  takvim: Takvim;
  liste: RandevuListesi;
  gun: Gun;
  /** Everything is read that tells where there is room for a new appointment. */
  isReady: boolean;
};

/**
 * The panel beside the calendar. It keeps its appointment while people look at another day. An address that names an appointment which is not shown
 * leads to its day.
 */
export function useRandevuPaneli({ suzgec, takvim, liste, gun, isReady }: Girdi) {
  const panel = usePanel();
  const [secilen, setSecilen] = useState<GunHedefi>();
  const [acik, setAcik] = useState<Acik>();
  const [istek, setIstek] = useState<PanelIstegi>();
  const [taslaklar, setTaslaklar] = useState<readonly GunHedefi[]>([]);
  // The form tells its places whenever anything in it changes: the same ones again do not draw the calendar.
  const onYer = useCallback((yerler: readonly GunHedefi[]) => setTaslaklar((before) => (JSON.stringify(before) === JSON.stringify(yerler) ? before : yerler)), []);

  const isListe = suzgec.gorunum === 'liste';
  const gorunenler = isListe ? liste.rows : takvim.randevular;
  const byID = useMemo(() => new Map(gorunenler.map((one) => [one.id, one])), [gorunenler]);
  const randevu = panel.id ? byID.get(panel.id) : undefined;
  const findYer = () => secilen ?? (suzgec.gorunum === 'gun' ? gun.findYer() : undefined);

  // State is derived while rendering, so that the panel never shows the appointment before.
  const next = nextAcik(acik, { id: panel.id, randevu, isOld: isListe ? liste.isReading : takvim.isFetching, findYer: secilen || isReady ? findYer : undefined });
  if (next !== acik) {
    setAcik(next);
    // The browser's back closes the panel too, and the next new appointment begins in a free place.
    if (!next) setSecilen(undefined);
  }

  const baskaGunde = panel.id !== undefined && panel.id > 0 && isReady && !randevu && acik?.id !== panel.id;
  const { data: bulunan, error } = useCall(randevuCalls.get, { params: { id: panel.id ?? 0 } }, { enabled: baskaGunde });
  const git = useEffectEvent(({ id, randevuTarihi }: Randevu) => {
    if (id !== panel.id) return;
    setAcik({ id, randevu: bulunan?.randevu, isOld: false, hedef: undefined });
    const { baslangicTarihi, bitisTarihi } = suzgec.aralik;
    const isShown = isListe || (randevuTarihi >= baslangicTarihi && randevuTarihi <= bitisTarihi);
    if (!isShown) suzgec.goTo(randevuTarihi as Tarih);
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

  const gorunen = acik?.id === panel.id ? acik : undefined;
  return {
    acik: gorunen,
    /** What the open panel is asked for. */
    istek: istek?.id === gorunen?.id ? istek : undefined,
    setIstek,
    /** The places of the lines of its form. */
    taslaklar,
    onYer,
    /** Begins a new appointment, or moves the one of the open panel; the panel saves it. A closed appointment stays where it is. */
    begin: (yer?: GunHedefi) => {
      if (gorunen && gorunen.randevu?.randevuDurumu !== RandevuDurumu.kapandi) {
        if (yer) setAcik({ ...gorunen, hedef: yer });
        return;
      }
      setSecilen(yer);
      panel.open();
    },
    open: panel.open,
    close: panel.close,
  };
}

type Simdi = {
  /** The appointment that the address names: 0 for a new one, undefined for none. */
  id: number | undefined;
  randevu: Randevu | undefined;
  isOld: boolean;
  /** The place of a new appointment; undefined as long as that cannot be told. */
  findYer: (() => GunHedefi | undefined) | undefined;
};

/** The appointment of the panel from now on. The panel stays as it is until the next one can be shown. */
function nextAcik(acik: Acik | undefined, { id, randevu, isOld, findYer }: Simdi): Acik | undefined {
  if (id === undefined) return undefined;
  if (acik?.id === id) return acik.isOld && !isOld ? { ...acik, randevu: randevu ?? acik.randevu, isOld } : acik;
  if (randevu) return { id, randevu, isOld, hedef: undefined };
  if (id === 0 && findYer) return { id, randevu: undefined, isOld: false, hedef: findYer() };
  return acik;
}
