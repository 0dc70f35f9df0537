import { addDays, type Tarih } from '@defter/rules/tarih.ts';
import { useSearchParams } from 'react-router';
import { readTarih } from '../../app/routing/read-tarih.ts';
import { useToday } from '../../ui/today.ts';
import { gorunumlerOf, gunlerOf, type Gorunum } from './plan.ts';

/** The shown week or month, kept in the address. */
export function useDonem(isNarrow: boolean) {
  const bugun = useToday();
  const [params, setParams] = useSearchParams();
  const tarih = readTarih(params.get('tarih')) ?? bugun;
  const gorunumler = gorunumlerOf(isNarrow);
  const gorunum = gorunumler.find((ad) => ad === params.get('gorunum')) ?? gorunumler[0]!;
  const gunler = gunlerOf(gorunum, tarih);

  const put = (change: { tarih?: Tarih; gorunum?: Gorunum }) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(change)) next.set(name, value);
        return next;
      },
      { replace: true },
    );

  return {
    bugun,
    tarih,
    gorunum,
    gorunumler,
    gunler,
    goTo: (gun: Tarih) => put({ tarih: gun }),
    /** The period before (-1) or after (1). */
    step: (direction: 1 | -1) => put({ tarih: direction > 0 ? addDays(gunler.at(-1)!, 1) : addDays(gunler[0]!, -1) }),
    setGorunum: (next: Gorunum) => put({ gorunum: next }),
  };
}
