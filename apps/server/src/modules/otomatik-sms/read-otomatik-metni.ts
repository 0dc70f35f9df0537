import type { An, OtomatikServis } from '@defter/rules/otomatik-sms.ts';
import { sql } from 'kysely';
import type { OkuKonu } from '../../platform/outside/mesaj/konu.ts';
import { loadKurallar } from './kurallar.ts';
import { readAday } from './plan.ts';

/**
 * What an automatic message says of its record as it leaves; undefined once its rule is off, its record has gone or moved, or what it
 * would tell of before has begun: a move leaves one reminder, that of the new time (R19).
 */
export const readOtomatikMetni: OkuKonu = async (tx, { bayiID, id }) => {
  const { rows } = await sql<{ kuralID: number; kayitID: number; temel: An; servis: OtomatikServis; gecti: boolean }>`
    select g.kural_id as "kuralID", g.kayit_id as "kayitID", to_char(g.temel, 'YYYY-MM-DD HH24:MI') as temel, k.servis,
      k.servis in ('hatirlatma', 'taksitYaklasiyor', 'paketBitiyor') and g.temel <= now() at time zone 'Europe/Istanbul' as gecti
    from otomatik_gonderi g join otomatik_sms k on k.bayi_id = g.bayi_id and k.id = g.kural_id
    where g.bayi_id = ${bayiID} and g.id = ${id} and g.atlayan_personel_id is null`.execute(tx);
  const [gonderi] = rows;
  if (!gonderi || gonderi.gecti) return undefined;
  const { kuralID, kayitID, temel } = gonderi;
  const [kural] = await loadKurallar(tx, sql`bayi_id = ${bayiID} and id = ${kuralID}`);
  return kural && readAday(tx, kural, { temel, bu: sql`k.bayi_id = ${bayiID} and a.kayit_id = ${kayitID}` });
};
