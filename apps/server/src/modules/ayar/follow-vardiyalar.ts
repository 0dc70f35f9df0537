import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';

/** Whether the calendar goes by the shifts; null is as on the first day. For the demo: it is no change that anybody takes back. */
export async function followVardiyalar(tx: Tx, acik: true | null): Promise<void> {
  const degerler = acik === null ? sql`degerler - 'vardiyaKullanilsin'` : sql`degerler || '{"vardiyaKullanilsin": true}'`;
  await sql`update ayar set degerler = ${degerler}`.execute(tx);
}
