import { type GunRandevusu, randevuCalls } from '@defter/contract/randevu.ts';
import { queryClient, queryKeyOf } from '../app/data/query.ts';

/** All queries of the list, with any filter: its topic and its path. */
const LISTS = queryKeyOf(randevuCalls.list).slice(0, 2);

/** Shows changed fields of an appointment in every list before it is read again, so that the next act starts from them. */
export const patchRandevu = (id: number, yeni: Partial<GunRandevusu>): void =>
  void queryClient.setQueriesData<{ liste?: GunRandevusu[] }>({ queryKey: LISTS }, (days) => days?.liste && { ...days, liste: days.liste.map((one) => (one.id === id ? { ...one, ...yeni } : one)) });
