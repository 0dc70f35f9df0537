import type { istisnaCalls } from '@defter/contract/istisna.ts';
import { sql } from 'kysely';
import { found } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';

/** Takes an exception back: its days and hours are those of the week again. */
export async function removeIstisna({ tx, body, degisim }: Context<typeof istisnaCalls.remove>) {
  const { rows } = await sql<{ eski: Record<string, unknown> }>`
    delete from takvim_istisnasi where id = ${body.id} returning json_build_object('tur', tur, 'randevuSutunBaslikID', randevu_basligi_id,
      'baslangicTarihi', ilk_gun, 'bitisTarihi', son_gun, 'baslangicSaat', left(baslangic::text, 5), 'bitisSaat', left(bitis::text, 5),
      'gunler', coalesce(gunler, '{}'), 'aciklama', aciklama) as eski`.execute(tx);
  degisim(found(rows[0]).eski, null);
  return { id: body.id };
}
