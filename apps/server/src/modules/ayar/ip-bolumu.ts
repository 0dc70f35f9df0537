import { isIP } from 'node:net';
import { sql } from 'kysely';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Bolum } from './bolum.ts';
import { lockAyar } from './load-ayarlar.ts';

/** The addresses from which people may sign in, as one value: `{ ipAdresleri: ['88.230.10.5'] }`. */
export const ipBolumu: Bolum = {
  ad: 'ip',
  async read({ tx }) {
    await lockAyar(tx);
    const rows = await tx.selectFrom('ip_adresi').select('ip').execute();
    // Sorted as they are written, because another order would count as a change.
    return { ipAdresleri: rows.map(({ ip }) => ip).toSorted() };
  },
  async write({ tx, client }, degerler, onay) {
    const ipler = degerler.ipAdresleri as readonly string[];
    await sql`delete from ip_adresi where ip <> all(${ipler}::inet[])`.execute(tx);
    await sql`insert into ip_adresi (ip) select unnest(${ipler}::inet[]) on conflict do nothing`.execute(tx);
    if (onay) return;
    // Behind a proxy the address is what a header says, and need not be one.
    const kendi = isIP(client.ip) ? client.ip : null;
    const { rows } = await sql<{ disarida: boolean }>`
      select exists (select from ip_adresi) and not exists (select from ip_adresi where ip >>= ${kendi}::inet) as disarida`.execute(tx);
    if (rows[0]?.disarida) throw new AppError('ipKendiniKilitler', { veri: { ip: client.ip } });
  },
};
