import { aktarimCalls, PARCA_SATIRI } from '@defter/contract/aktarim.ts';
import { useRef, useState } from 'react';
import { request } from '../../../app/data/api.ts';
import { tellFailure } from '../../../app/data/query.ts';
import { toEslemeler, toSatirlar, type Eslesme } from './esleme.ts';
import type { Tablo } from './tablo.ts';

type Kontrol = {
  /** The number of sent rows; undefined while no check is running. */
  giden: number | undefined;
  /** Sends the rows piece by piece and resolves with their import. */
  run: (dosyaAdi: string, tablo: Tablo, eslesme: Eslesme) => Promise<number | undefined>;
  stop: () => void;
};

/** Lets the server check a file in pieces that do not slow down other screens. */
export function useKontrol(): Kontrol {
  const [giden, setGiden] = useState<number>();
  const abort = useRef<AbortController>(undefined);

  const run: Kontrol['run'] = async (dosyaAdi, tablo, eslesme) => {
    const { signal } = (abort.current = new AbortController());
    const satirlar = toSatirlar(tablo, eslesme);
    let eslemeler: ReturnType<typeof toEslemeler> | null = toEslemeler(tablo, eslesme);
    let aktarimID: number | null = null;
    try {
      for (let sent = 0; sent < satirlar.length; sent += PARCA_SATIRI) {
        setGiden(sent);
        const data = satirlar.slice(sent, sent + PARCA_SATIRI);
        const answer: { id: number } = await request(aktarimCalls.kontrol, { body: { data, dosyaAdi: dosyaAdi.slice(0, 200), aktarimID, eslemeler } }, { signal });
        aktarimID = answer.id;
        eslemeler = null;
      }
      return aktarimID ?? undefined;
    } catch (error) {
      // Takes the checked part back, without waiting for it: if this fails too, the server forgets it within a day.
      if (aktarimID !== null) void request(aktarimCalls.vazgec, { body: { id: aktarimID } }).catch(() => undefined);
      return signal.aborted ? undefined : tellFailure(error);
    } finally {
      setGiden(undefined);
    }
  };
  return { giden, run, stop: () => abort.current?.abort() };
}
