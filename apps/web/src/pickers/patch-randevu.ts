import { type GunRandevusu, randevuCalls } from '@defter/contract/randevu.ts';
import { queryClient, queryKeyOf } from '../app/data/query.ts';

/** Whatever was asked of the list: its topic and its path. */
const LISTS = queryKeyOf(randevuCalls.list).slice(0, 2);

/** Shows what is new of an appointment in every list of them before it is read again: whoever goes on at once goes on from there. */
export const patchRandevu = (id: number, yeni: Partial<GunRandevusu>): void =>
  void queryClient.setQueriesData<{ liste?: GunRandevusu[] }>({ queryKey: LISTS }, (days) => days?.liste && { ...days, liste: days.liste.map((one) => (one.id === id ? { ...one, ...yeni } : one)) });
