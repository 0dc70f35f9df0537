import type { AnyCall } from '@defter/contract/call.ts';
import { yeniOf } from '@defter/contract/degisen.ts';
import type * as z from 'zod/mini';

/** The note in the record log for a change without the version that was read. */
export const UNVERSIONED = 'başkasının değişikliği denetlenmeden kaydedildi';

type Sent = { id?: number; surum?: number | null };

/**
 * Whether a change came without the version that was read, as clients of the specification send it: it wins over whatever
 * was saved meanwhile, and the record log says so (docs/adr/0036).
 */
export function isUnversioned({ body }: AnyCall, sent: object): boolean {
  const parts: [z.core.$ZodType, Sent][] = [[body, sent], ...Object.entries(body.shape).map(([name, part]): [z.core.$ZodType, Sent] => [part, (sent as Record<string, Sent>)[name] ?? {}])];
  return parts.some(([part, value]) => {
    const yeni = yeniOf(part);
    return yeni !== undefined && 'surum' in yeni.shape && value.surum == null && value.id !== 0;
  });
}
