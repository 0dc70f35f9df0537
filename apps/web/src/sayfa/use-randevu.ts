import { sayfaCalls } from '@defter/contract/sayfa.ts';
import type { ReplyOf } from '@defter/contract/call.ts';
import type { Kurus } from '@defter/rules/para.ts';
import { useEffect, useState } from 'react';
import { ask, Red } from './ask.ts';
import type { SayfaVerisi } from './Sayfa.tsx';
import { keepYarim, readYarim } from './yarim.ts';

export const ADIMLAR = ['hizmet', 'kim', 'zaman', 'bilgi', 'kod', 'tamam'] as const;
export type Adim = (typeof ADIMLAR)[number];

export type Kisi = { adi: string; soyadi: string; cepTelefonu: string; not: string; hizmetRizasi: boolean; iletiRizasi: boolean };
const KIMSE: Kisi = { adi: '', soyadi: '', cepTelefonu: '', not: '', hizmetRizasi: false, iletiRizasi: false };

/** The kept time, its end by this clock, and the key of its booking, by which the server knows a second press. */
type Tutulan = { tutma: string; anahtar: string; tarih: string; saat: string; bitisSaat: string; personelAdi: string | null; son: number };
type Sonuc = ReplyOf<typeof sayfaCalls.book>;

/** The part that is kept while the page is loaded anew. */
type Yarim = { hizmetler: number[]; personelID: number | null; tutulan?: Tutulan | undefined; kisi: Kisi; kodGiden?: string | undefined };

/** The step that this page showed before it was reloaded; undefined if it is opened for the first time. */
const readAdim = (): Adim | undefined => (history.state as { adim?: Adim } | null)?.adim;

/** The step of a reloaded page: the same as before, as far as the state that it needs was kept. */
function adimOf(yarim: Yarim | undefined): Adim {
  const adim = readAdim();
  if (!adim || adim === 'tamam' || !yarim || yarim.hizmetler.length === 0) return 'hizmet';
  if (adim === 'kod' && yarim.kodGiden === undefined) return yarim.tutulan ? 'bilgi' : 'zaman';
  return (adim === 'bilgi' || adim === 'kod') && !yarim.tutulan ? 'zaman' : adim;
}

/** The shown step; the browser's back leads to the step before, and clears a refusal of this one. */
function useAdim(ilk: () => Adim, setHata: (hata: undefined) => void): [Adim, (adim: Adim) => void] {
  const [adim, setAdim] = useState<Adim>(ilk);
  useEffect(() => {
    const onPop = ({ state }: PopStateEvent) => {
      setHata(undefined);
      setAdim((state as { adim?: Adim } | null)?.adim ?? 'hizmet');
    };
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, [setHata]);
  return [
    adim,
    (next) => {
      history.pushState({ adim: next }, '');
      setAdim(next);
    },
  ];
}

/** 256 random bits, by which a booking is known that is asked for again because its answer was lost. */
function newAnahtar(): string {
  const bits = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32)));
  return btoa(bits).replaceAll('+', '-').replaceAll('/', '_').replace('=', '');
}

/** What somebody has chosen and typed, which stays through all steps, and what can be done with it. */
export function useRandevu(kod: string, { aydinlatma, hizmetRizasi, iletiRizasi, hizmetler: sunulan }: SayfaVerisi) {
  const params = { kod };
  const [hata, setHata] = useState<Red>();
  const yeri = [kod, aydinlatma.id, hizmetRizasi.id, iletiRizasi.id].join();
  const [yarim] = useState(() => {
    const kalan = readAdim() && readYarim<Yarim>(yeri);
    return kalan?.hizmetler.every((id) => sunulan.some((hizmet) => hizmet.id === id)) ? kalan : undefined;
  });
  const [adim, go] = useAdim(() => adimOf(yarim), setHata);
  const [hizmetler, setHizmetler] = useState<number[]>(yarim?.hizmetler ?? []);
  const [personelID, setPersonelID] = useState<number | null>(yarim?.personelID ?? null);
  const [tutulan, setTutulan] = useState<Tutulan | undefined>(yarim?.tutulan);
  const [kisi, setKisi] = useState(yarim?.kisi ?? KIMSE);
  /** The number that a code was sent to. */
  const [kodGiden, setKodGiden] = useState<string | undefined>(yarim?.kodGiden);
  const [sonuc, setSonuc] = useState<Sonuc>();
  const istek = { altUrunIDler: hizmetler, personelID };
  useEffect(() => {
    keepYarim<Yarim>(yeri, sonuc ? undefined : { hizmetler, personelID, tutulan, kisi, kodGiden });
  }, [yeri, hizmetler, personelID, tutulan, kisi, kodGiden, sonuc]);

  /** Does an act that may be refused; a time that is gone leads back to the times. */
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setHata(undefined);
    try {
      await work();
    } catch (error) {
      const red = error instanceof Red ? error : new Red('hataOlustu');
      setHata(red);
      if (red.kod !== 'saatDolu') return;
      setTutulan(undefined);
      if (adim !== 'zaman') go('zaman');
    }
  };

  const askKod = async (): Promise<void> => {
    await ask(sayfaCalls.sendKod, { params, body: { cepTelefonu: kisi.cepTelefonu } });
    setKodGiden(kisi.cepTelefonu);
  };

  return {
    adim,
    go: (next: Adim) => {
      setHata(undefined);
      go(next);
    },
    hizmetler,
    setHizmetler,
    personelID,
    setPersonelID,
    tutulan,
    kisi,
    setKisi,
    hata,
    sonuc,
    saatler: async (ilkGun: string) => (await ask(sayfaCalls.saatler, { params, body: { ...istek, ilkGun, tutma: tutulan?.tutma ?? null } })).gunler,
    hold: (tarih: string, saat: string) =>
      attempt(async () => {
        const { tutma, saniye, bitisSaat, personelAdi } = await ask(sayfaCalls.tut, { params, body: { ...istek, tarih, saat, tutma: tutulan?.tutma ?? null } });
        setTutulan({ tutma, anahtar: newAnahtar(), tarih, saat, bitisSaat, personelAdi, son: Date.now() + saniye * 1000 });
        // After losing a time, the customer has a code already.
        go(kodGiden !== undefined && kodGiden === kisi.cepTelefonu ? 'kod' : 'bilgi');
      }),
    sendKod: () =>
      attempt(async () => {
        try {
          await askKod();
        } catch (error) {
          // A code has just left for this number, as asked for in another tab or before a step back: that code is to be typed.
          if (!(error instanceof Red && error.kod === 'kodBekle')) throw error;
          setKodGiden(kisi.cepTelefonu);
        }
        go('kod');
      }),
    sendAgain: () => attempt(askKod),
    /** @param kapora the deposit to which the customer has agreed */
    book: (smsKodu: string, kapora: Kurus | null = null) =>
      attempt(async () => {
        if (!tutulan) throw new Red('saatDolu');
        const { not, hizmetRizasi: hizmeteRiza, iletiRizasi: iletiyeRiza, ...kim } = kisi;
        const onaylar = { aydinlatmaID: aydinlatma.id, hizmetRizasiID: hizmeteRiza ? hizmetRizasi.id : null, iletiRizasiID: iletiyeRiza ? iletiRizasi.id : null };
        const { tarih, saat, tutma, anahtar } = tutulan;
        setSonuc(await ask(sayfaCalls.book, { params, body: { ...istek, ...kim, ...onaylar, tarih, saat, tutma, anahtar, smsKodu, kapora, not: not || null } }));
        setKodGiden(undefined);
        go('tamam');
      }),
    startAgain: () => {
      setHizmetler([]);
      setTutulan(undefined);
      setSonuc(undefined);
      go('hizmet');
    },
  };
}
export type RandevuHali = ReturnType<typeof useRandevu>;
/** The props of every step. */
export type AdimProps = { hal: RandevuHali; veri: SayfaVerisi; kod: string };
