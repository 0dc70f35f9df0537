import { startOfMonth } from '@defter/rules/tarih.ts';
import { useSearchParams } from 'react-router';
import { readTarih } from '../app/routing/read-tarih.ts';
import { useToday } from '../ui/today.ts';

/** The month of the page, by its first day, and the person whose lines are open; both stand in the address. */
export function useAy() {
  const bugun = useToday();
  const [params, setParams] = useSearchParams();
  const set = (name: string, value: string | undefined, replace: boolean) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('sayfa');
        if (value === undefined) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace },
    );
  return {
    ay: startOfMonth(readTarih(params.get('ay')) ?? bugun),
    personelID: Number(params.get('personelID')) || undefined,
    setAy: (ay: string) => set('ay', ay, true),
    setPersonel: (personelID: number | undefined) => set('personelID', personelID === undefined ? undefined : String(personelID), false),
  };
}
