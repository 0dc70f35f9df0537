import type { HataKodu } from '@defter/contract/errors.ts';
import { type SayfaRandevusu, type SayfaTalebi, sayfaCalls } from '@defter/contract/sayfa.ts';
import { useEffect, useRef, useState } from 'react';
import { ask, Red } from './ask.ts';
import type { KendiVerisi } from './Sayfa.tsx';

type Oneri = NonNullable<SayfaTalebi['oneri']>;
/** The appointment was cancelled or answered elsewhere meanwhile, so the shown one is outdated and the latest state is read. */
const readRed = (error: unknown): Red => (!(error instanceof Red) ? new Red('hataOlustu') : error.kod === 'bulunamadi' ? new Red('kayitDegismis') : error);

/** The id of the appointment that gets another time: a step of the browser's history, so that the browser's back leaves it. */
const readTasinan = (state: unknown): number | undefined => (state as { tasinan?: number } | null)?.tasinan;

function useTasinan(): [number | undefined, (id: number | undefined) => void] {
  const [id, setID] = useState<number>();
  useEffect(() => {
    const onPop = ({ state }: PopStateEvent) => setID(readTasinan(state));
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, []);
  return [
    id,
    (next) => {
      if (next !== undefined) history.pushState({ tasinan: next }, '');
      else if (readTasinan(history.state) !== undefined) history.back();
      setID(next);
    },
  ];
}

/** Refusals that say that what is shown does not stand so any more. */
const ESKIMIS: readonly HataKodu[] = ['oneriDegisti', 'kayitDegismis', 'talepSaatiDolu', 'talepGunuDolu'];
/** How often an offer is asked about that may be given away to somebody else. */
const SORU_MS = 30_000;

/** Asks again while something is shown that others may take: from time to time, and as soon as somebody looks at it again. */
function useFresh(isOpen: boolean, refresh: () => Promise<void>): void {
  const asking = useRef(refresh);
  useEffect(() => {
    asking.current = refresh;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    // Without an answer what was there stays in sight; whoever presses is told.
    const look = () => void (document.visibilityState === 'visible' && asking.current().catch(() => undefined));
    const timer = setInterval(look, SORU_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isOpen]);
}

type Yapilan = 'onayla' | 'iptal' | 'tasi' | 'oneriKabul' | 'oneriTalep' | 'oneriRed';

/** The appointments and requests of a link, and the acts of their customer. */
export function useKendi({ kod, baglanti }: { kod: string; baglanti: string }, ilk: KendiVerisi) {
  const params = { kod };
  const [veri, setVeri] = useState(ilk);
  const [tasinanID, setTasinanID] = useTasinan();
  const tasinan = veri.liste.find(({ id }) => id === tasinanID);
  const [bitti, setBitti] = useState<Yapilan>();
  const [hata, setHata] = useState<Red>();
  const [busy, setBusy] = useState(false);
  /** The page still shows the state before the last act. */
  const [eskiMi, setEskiMi] = useState(false);

  const refresh = async (): Promise<void> => setVeri(await ask(sayfaCalls.randevularim, { params, body: { baglanti } }));

  useFresh(!busy && veri.talepler.some(({ oneri }) => oneri !== null), refresh);

  /** Tells the refusal above the latest state, which may have caused it. */
  const refuse = async (error: unknown): Promise<void> => {
    const red = readRed(error);
    setHata(red);
    if (red.kod === 'kayitDegismis') setTasinanID(undefined);
    // Without an answer what was there stays in sight, and why it is not good stands above it.
    if (ESKIMIS.includes(red.kod)) await refresh().catch(() => undefined);
  };

  const attempt = async (yapilan: Yapilan | (() => Yapilan), work: () => Promise<unknown>): Promise<void> => {
    setHata(undefined);
    setBitti(undefined);
    setBusy(true);
    try {
      await work();
      setTasinanID(undefined);
      setBitti(typeof yapilan === 'function' ? yapilan() : yapilan);
      // The act is done, whether its page can be read again or not.
      await refresh().then(() => setEskiMi(false), () => setEskiMi(true));
    } catch (error) {
      await refuse(error);
    } finally {
      setBusy(false);
    }
  };

  const bodyOf = (talepID: number, { tarih, baslangicSaat: saat }: Oneri) => ({ baglanti, talepID, tarih, saat });

  return {
    veri,
    tasinan,
    bitti,
    hata,
    eskiMi,
    busy,
    confirm: ({ id: randevuID, surum }: SayfaRandevusu) => attempt('onayla', () => ask(sayfaCalls.onayla, { params, body: { baglanti, randevuID, surum } })),
    cancel: ({ id: randevuID, surum }: SayfaRandevusu) => attempt('iptal', () => ask(sayfaCalls.iptal, { params, body: { baglanti, randevuID, surum } })),
    accept: ({ id: talepID }: SayfaTalebi, oneri: Oneri) => {
      let talepMi = false;
      return attempt(
        () => (talepMi ? 'oneriTalep' : 'oneriKabul'),
        async () => {
          ({ talepMi } = await ask(sayfaCalls.oneriKabul, { params, body: bodyOf(talepID, oneri) }));
        },
      );
    },
    decline: ({ id: talepID }: SayfaTalebi, oneri: Oneri) => attempt('oneriRed', () => ask(sayfaCalls.oneriRed, { params, body: bodyOf(talepID, oneri) })),
    startMoving: ({ id }: SayfaRandevusu) => {
      setHata(undefined);
      setBitti(undefined);
      setTasinanID(id);
    },
    stopMoving: () => {
      setHata(undefined);
      setTasinanID(undefined);
    },
    saatler: async (ilkGun: string) => {
      try {
        return (await ask(sayfaCalls.tasimaSaatleri, { params, body: { baglanti, randevuID: tasinan!.id, ilkGun } })).gunler;
      } catch (error) {
        if (error instanceof Red && error.kod === 'bulunamadi') await refuse(error);
        throw error;
      }
    },
    move: (tarih: string, saat: string) => attempt('tasi', () => ask(sayfaCalls.tasi, { params, body: { baglanti, randevuID: tasinan!.id, surum: tasinan!.surum, tarih, saat } })),
  };
}
export type KendiHali = ReturnType<typeof useKendi>;
