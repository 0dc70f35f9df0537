import { tanimOf, type TanimTuru } from '@defter/contract/tanim.ts';
import { fold } from '@defter/rules/metin.ts';
import { useSearchParams } from 'react-router';
import type { List, ListState } from '../../ui/list.ts';
import { isPasif, type Satir } from './turler.ts';

export type TurFiltresi = { durum: 'aktif' | 'pasif' | 'tumu'; ust: number | null };
type Yuklenen = { isPending: boolean; error: Error | null; refetch: () => unknown };

const FIRST = { sayfa: '1', sayfaBoyutu: '50', sirala: '', ara: '', durum: 'tumu', ust: '' };
const collator = new Intl.Collator('tr', { numeric: true });

/**
 * The entries of a kind as a list for a table. All entries are in the browser already, so they are searched, sorted and paged
 * here. The state is in the address, as for every list.
 */
export function useTurListesi(tur: TanimTuru, satirlar: readonly Satir[], { isPending, error, refetch }: Yuklenen): List<Satir, TurFiltresi> {
  const [params, setParams] = useSearchParams();
  const read = (name: keyof typeof FIRST) => params.get(name) ?? FIRST[name];
  const count = (name: 'sayfa' | 'sayfaBoyutu') => (/^[1-9]\d{0,5}$/.test(read(name)) ? Number(read(name)) : Number(FIRST[name]));
  const [page, pageSize, sort, search] = [count('sayfa'), count('sayfaBoyutu'), read('sirala'), read('ara')];
  const filter: TurFiltresi = { durum: read('durum') as TurFiltresi['durum'], ust: Number(read('ust')) || null };

  const set = (change: Partial<ListState & TurFiltresi>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries({ sayfa: 1, ...change })) {
          const text = String(value ?? '');
          if (text === '' || text === FIRST[name as keyof typeof FIRST]) next.delete(name);
          else next.set(name, text);
        }
        return next;
      },
      { replace: true },
    );

  const { ust } = tanimOf(tur);
  const words = fold(search);
  const found = satirlar.filter(
    (satir) =>
      fold(satir.adi).includes(words) &&
      (filter.durum === 'tumu' || isPasif(satir) === (filter.durum === 'pasif')) &&
      (!ust || filter.ust === null || satir[ust.alan] === filter.ust),
  );
  const rows = sort === '' ? found : found.toSorted(compareBy(sort));
  return {
    rows: rows.slice((page - 1) * pageSize, page * pageSize),
    total: rows.length,
    isPending,
    isFetching: false,
    error,
    refetch: () => void refetch(),
    page,
    pageSize,
    sort: sort || undefined,
    search,
    filter,
    isNarrowed: ['ara', 'durum', 'ust'].some((name) => params.has(name)),
    set,
    clear: () => set({ ara: '', durum: 'tumu', ust: null }),
  };
}

function compareBy(sort: string): (a: Satir, b: Satir) => number {
  const name = sort.replace(/^-/, '');
  const sign = sort.startsWith('-') ? -1 : 1;
  return (a, b) => sign * collator.compare(String(a[name] ?? ''), String(b[name] ?? ''));
}
