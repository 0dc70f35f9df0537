import { isSaat, toDakika, toSaat } from '@defter/rules/saat.ts';
import { useRef } from 'react';

const GUN_SONU = 24 * 60;

/**
 * Lets the end of an appointment follow its begin, so that it stays as long as it was. The length is remembered: on the way to `930` stands `93`,
 * which is no time.
 * @returns the end for a begin that was typed; undefined where it has to stay
 */
export function useSure() {
  const sure = useRef<number>(undefined);
  return ({ baslangicSaat, bitisSaat }: { baslangicSaat: string | null; bitisSaat: string | null }, yazilan: string | null): string | undefined => {
    if (isSaat(baslangicSaat ?? '') && isSaat(bitisSaat ?? '') && baslangicSaat! < bitisSaat!) sure.current = toDakika(bitisSaat!) - toDakika(baslangicSaat!);
    if (!yazilan || !isSaat(yazilan) || sure.current === undefined) return undefined;
    const bitis = toDakika(yazilan) + sure.current;
    return bitis <= GUN_SONU ? toSaat(bitis) : undefined;
  };
}
