import type { Randevu } from '@defter/contract/randevu.ts';
import { canEdit, canMoveTo, RandevuDurumu } from '@defter/rules/randevu.ts';

/** Whether an appointment can still be sold, or taken from a package: it has no sale, and its customer came or can still be marked as there. */
export const isSellable = ({ satisID, randevuDurumu }: Randevu): boolean =>
  satisID === null && canEdit(randevuDurumu) && (randevuDurumu === RandevuDurumu.geldi || canMoveTo(randevuDurumu, RandevuDurumu.geldi));
