import type { BodyInput } from '@defter/contract/call.ts';
import { seriCalls } from '@defter/contract/seri.ts';
import { tell, useSave } from '../app/data/query.ts';
import { notice } from '../ui/notice.ts';
import { patchRandevu } from './patch-randevu.ts';

type Oncekiler = BodyInput<typeof seriCalls.putBack>['randevular'];

/** Tells of a change of some appointments, and offers to put all of them back into their places and states. */
export function useGeriKoy(): (text: string, oncekiler: Oncekiler) => void {
  const geriKoy = useSave(seriCalls.putBack);
  const putBack = async (oncekiler: Oncekiler) => {
    const { surumler } = await geriKoy.mutateAsync({ body: { randevular: oncekiler } });
    for (const [i, { id, randevuTarihi, baslangicSaat, bitisSaat, randevuSutunBaslikID, randevuDurumu }] of oncekiler.entries()) {
      patchRandevu(id, { randevuTarihi, baslangicSaat, bitisSaat, randevuSutunBaslikID, randevuDurumu, surum: surumler[i]! });
    }
  };
  // The next change of the same appointments replaces the offer, which would undo that change too.
  return (text, oncekiler) => notice.undo(text, () => void putBack(oncekiler).catch(tell), { of: `randevu ${oncekiler.map(({ id }) => id).join()}` });
}
