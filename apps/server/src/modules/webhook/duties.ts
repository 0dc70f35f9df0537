import { sql } from 'kysely';
import type { Duties } from '../../platform/duties.ts';

export const webhookDuties: Duties = {
  name: 'webhook',
  tables: ['webhook', 'webhook_gonderim'],
  names: { webhook: (id) => sql`select adi from webhook where id = ${id}` },
  demo: { emptied: { webhook_gonderim: true, webhook: true } },
};
