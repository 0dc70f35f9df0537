import { sayfaCalls } from '@defter/contract/sayfa.ts';
import type { ReplyOf } from '@defter/contract/call.ts';
import type { Kurus } from '@defter/rules/para.ts';
import { useEffect, useState } from 'react';
import { newAnahtar } from './anahtar.ts';
import { ask, Red } from './ask.ts';
import type { SayfaVerisi } from './Sayfa.tsx';

export const ADIMLAR = ['hizmet', 'kim', 'zaman', 'bilgi', 'kod', 'tamam'] as const;
export type Adim = (typeof ADIMLAR)[number];

export type Kisi = { adi: string; soyadi: string; cepTelefonu: string; not: string; hizmetRizasi: boolean; iletiRizasi: boolean };
const KIMSE: Kisi = { adi: '', soyadi: '', cepTelefonu: '', not: '', hizmetRizasi: false, iletiRizasi: false };

/** The time that is kept, until when by this clock, and the key of its booking, by which a second press is known. */
type Tutulan = { tutma: string; anahtar: string; tarih: string; saat: string; bitisSaat: string; personelAdi: string | null; son: number };
type Sonuc = ReplyOf<typeof sayfaCalls.book>;

/** The step that shows; the browser's own way back leads to the one before, and past what was refused at this one. */
function useAdim(setHata: (hata: undefined) => void): [Adim, (adim: Adim) => void] {
  const [adim, setAdim] = useState<Adim>('hizmet');
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

/** What somebody has chosen and typed, which stays through all steps, and what can be done with it. */
export function useRandevu(kod: string, { aydinlatma, hizmetRizasi, iletiRizasi }: SayfaVerisi) {
  const params = { kod };
  const [hata, setHata] = useState<Red>();
  const [adim, go] = useAdim(setHata);
  const [hizmetler, setHizmetler] = useState<number[]>([]);
  const [personelID, setPersonelID] = useState<number | null>(null);
  const [tutulan, setTutulan] = useState<Tutulan>();
  const [kisi, setKisi] = useState(KIMSE);
  /** The number that a code was sent to. */
  const [kodGiden, setKodGiden] = useState<string>();
  const [sonuc, setSonuc] = useState<Sonuc>();
  const istek = { altUrunIDler: hizmetler, personelID };

  /** Does something that may be refused; a time that is gone leads back to the times. */
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
        // Who comes back after losing a time has a code already.
        go(kodGiden !== undefined && kodGiden === kisi.cepTelefonu ? 'kod' : 'bilgi');
      }),
    sendKod: () =>
      attempt(async () => {
        await askKod();
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
