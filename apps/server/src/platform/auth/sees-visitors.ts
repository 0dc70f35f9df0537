import { ZIYARETCI_YETKILERI } from '@defter/contract/yetkiler.ts';
import type { Yapan } from './oturum.ts';

/** Whether a person is told whose visit an appointment is: by name, from the customer's card, or through a filter (docs/adr/0407). */
export const seesVisitors = ({ yetkiler }: Pick<Yapan, 'yetkiler'>): boolean => ZIYARETCI_YETKILERI.every((yetki) => yetkiler.has(yetki));
