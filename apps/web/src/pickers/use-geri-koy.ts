import type { BodyInput } from '@defter/contract/call.ts';
import { seriCalls } from '@defter/contract/seri.ts';
import { tell, useSave } from '../app/data/query.ts';
import { notice } from '../ui/notice.ts';

/** Says what was done to some appointments, and offers to put all of them back to where and how they stood. */
export function useGeriKoy(): (text: string, oncekiler: BodyInput<typeof seriCalls.putBack>['randevular']) => void {
  const geriKoy = useSave(seriCalls.putBack);
  // The next change of the same ones takes the place of the offer, which would undo that one too.
  return (text, oncekiler) => notice.undo(text, () => void geriKoy.mutateAsync({ body: { randevular: oncekiler } }).catch(tell), { of: `randevu ${oncekiler.map(({ id }) => id).join()}` });
}
