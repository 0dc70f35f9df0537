import type { randevuCalls } from '@defter/contract/randevu.ts';
import { sql } from 'kysely';
import { Hata } from '../../platform/errors/hata.ts';
import type { Context } from '../../platform/http/context.ts';
import { comingRandevu } from './coming-randevu.ts';

/** Takes away a column that never had an appointment; one that had is hidden instead, with what was in it. */
export async function removeBaslik({ tx, body, clock }: Context<typeof randevuCalls.removeBaslik>) {
  const { rows } = await sql<{ silindi: boolean; dolu: boolean; kullanildi: boolean }>`
    with kullanim as materialized (
      select count(*) > 0 as kullanildi, coalesce(bool_or(${comingRandevu(clock.wallClock())}), false) as dolu
      from randevu r where r.randevu_basligi_id = ${body.id}
    ), silinen as (
      delete from randevu_basligi b using kullanim k where b.id = ${body.id} and not k.kullanildi returning b.id
    )
    select kullanildi, dolu, exists (select from silinen) as silindi from kullanim`.execute(tx);
  const { silindi, dolu, kullanildi } = rows[0]!;
  if (dolu) throw new Hata('baslikDolu');
  if (kullanildi) throw new Hata('kullanimdaSilinemez');
  if (!silindi) throw new Hata('bulunamadi');
  return { id: body.id };
}
