import { EN_COK_VARDIYA, vardiyaCalls, type VardiyaRandevu, type VardiyaSablon } from '@defter/contract/vardiya.ts';
import type { Tarih } from '@defter/rules/tarih.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../app/data/api.ts';
import { queryKeyOf, tell, tellFailure, useCall, useSave } from '../../app/data/query.ts';
import { notice } from '../../ui/notice.ts';
import { anahtarOf, fromKayitlar, indexOf, toKayitlar, withChanges, type Degisiklik, type Hucre } from './plan.ts';

type Plan = Answer<typeof vardiyaCalls.kayitlar>;
const NO_SABLONLAR: readonly VardiyaSablon[] = [];
const NO_KAYITLAR: readonly VardiyaRandevu[] = [];

/** The plan of some days. Changes show at once, are reverted when the server refuses them, and can be undone for a while. */
export function usePlan(gunler: readonly Tarih[]) {
  const { t } = useTranslation('vardiya');
  const client = useQueryClient();
  const input = { query: { baslangicTarihi: gunler[0]!, bitisTarihi: gunler.at(-1)! } };
  const key = queryKeyOf(vardiyaCalls.kayitlar, input);
  const kayitlar = useCall(vardiyaCalls.kayitlar, input);
  const sablonlar = useCall(vardiyaCalls.sablonlar, {}, { staleTime: 5 * 60_000 });
  const save = useSave(vardiyaCalls.saveKayitlar, { notice: false, apart: true });
  const bosalt = useSave(vardiyaCalls.removeKayitlar, { notice: false, apart: true });
  const bilinenler = sablonlar.data?.liste ?? NO_SABLONLAR;
  /** Unanswered changes. They are shown over the server's data, which may be older. */
  const [yolda, setYolda] = useState<readonly (readonly Degisiklik[])[]>([]);
  const okunan = kayitlar.data?.liste ?? NO_KAYITLAR;
  const liste = yolda.reduce((shown, degisiklikler) => withChanges(shown, seenOf(degisiklikler), bilinenler), okunan);
  const plan = indexOf(liste);

  // A move empties some days and fills others in one request, so that all of it happens or nothing.
  const write = (part: readonly Degisiklik[], known: readonly Degisiklik[]) => {
    const touched = new Set(part.map(anahtarOf));
    const beklenen = toKayitlar(known.filter((gun) => touched.has(anahtarOf(gun))));
    return (part.every(({ sablonIDler }) => sablonIDler.length === 0) ? bosalt : save).mutateAsync({ body: { vardiyaRandevular: toKayitlar(part), beklenen } });
  };

  // Changes run one after the other, each on the result of the last one.
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const inTurn = <T,>(run: () => Promise<T>): Promise<T> => {
    const turn = queue.current.then(run);
    queue.current = turn.catch(() => undefined);
    return turn;
  };

  /**
   * Writes fields, shown or not, and returns their previous shifts. The server refuses it if another desk has changed them
   * since `known`. A refusal is shown and thrown.
   */
  const send = async (degisiklikler: readonly Degisiklik[], known: readonly Degisiklik[]): Promise<Degisiklik[]> => {
    setYolda((others) => [...others, degisiklikler]);
    const written: Degisiklik[] = [];
    try {
      await inTurn(async () => {
        for (const part of partsOf(degisiklikler)) written.push(...fromKayitlar((await write(part, known)).onceki));
      });
      // An answer that was asked for before this write would show the old plan for a moment.
      await client.cancelQueries({ queryKey: key });
      client.setQueryData<Plan>(key, (told) => told && { ...told, liste: withChanges(told.liste, seenOf(degisiklikler), bilinenler) });
      return written;
    } catch (error) {
      // A long plan is sent in parts. If one is refused, the earlier ones are undone; if that fails, the plan is read again.
      for (const part of partsOf(written)) await write(part, degisiklikler).catch(tell);
      return tellFailure(error);
    } finally {
      setYolda((others) => others.filter((one) => one !== degisiklikler));
      void client.invalidateQueries({ queryKey: key });
    }
  };

  return {
    plan,
    liste,
    izinler: kayitlar.data?.izinler ?? [],
    tatiller: kayitlar.data?.tatiller ?? [],
    personeller: kayitlar.data?.personeller ?? [],
    sablonlar: bilinenler,
    isPending: !kayitlar.data || !sablonlar.data,
    sorular: [kayitlar, sablonlar],
    /** Changes fields, including ones that are not shown, and offers to undo it. */
    async change(degisiklikler: readonly Degisiklik[]) {
      const wanted = degisiklikler.filter((degisiklik) => !gunler.includes(degisiklik.tarih) || !isAsItIs(degisiklik));
      if (wanted.length === 0) return;
      notice.withdraw('vardiya');
      const shown = wanted.filter(({ tarih }) => gunler.includes(tarih)).map((degisiklik) => ({ ...degisiklik, sablonIDler: idlerOf(degisiklik) }));
      await send(wanted, shown).then(
        (onceki) => notice.undo(t('degisti', { count: wanted.length }), () => void send(onceki, wanted).catch(() => undefined), { of: 'vardiya' }),
        // The refusal was already shown.
        () => undefined,
      );
    },
  };

  function seenOf(degisiklikler: readonly Degisiklik[]): Degisiklik[] {
    return degisiklikler.filter(({ tarih }) => gunler.includes(tarih));
  }

  function idlerOf(hucre: Hucre): number[] {
    return plan.get(anahtarOf(hucre))?.map(({ vardiyaSablon }) => vardiyaSablon.id) ?? [];
  }

  function isAsItIs({ sablonIDler, ...hucre }: Degisiklik): boolean {
    const there = idlerOf(hucre);
    return there.length === sablonIDler.length && sablonIDler.every((id) => there.includes(id));
  }
}

/** Splits fields into requests. All shifts of a field stay together, because a field is written whole. */
function partsOf(degisiklikler: readonly Degisiklik[]): Degisiklik[][] {
  const parts: Degisiklik[][] = [];
  let room = 0;
  for (const degisiklik of degisiklikler) {
    const size = Math.max(1, degisiklik.sablonIDler.length);
    if (size > room) {
      parts.push([]);
      room = EN_COK_VARDIYA;
    }
    parts.at(-1)!.push(degisiklik);
    room -= size;
  }
  return parts;
}
