import type { izinCalls } from '@defter/contract/izin.ts';
import { sql } from 'kysely';
import { found } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { writeIzinler } from '../personel/izinler.ts';
import { holdKisi } from './hold-kisi.ts';
import { zamanColumn } from '../vardiya/sablon-columns.ts';

/** Takes a leave back and opens its time; that it was there stays to be read, and it can be put back. */
export async function removeIzin({ tx, body: { id }, degisim, about }: Context<typeof izinCalls.remove>) {
  await holdKisi(tx, id);
  const { rows } = await sql<Record<'izinTuru' | 'baslangic' | 'bitis', string> & { personelID: number; aciklama: string | null }>`
    with silinen as (update personel_izin set silindi = now() where id = ${id} and silindi is null returning *),
    kisi as (${writeIzinler(sql`p.izinler - tsmultirange(tsrange(s.baslangic, s.bitis))`, sql`from silinen s where p.id = s.personel_id`)})
    select personel_id as "personelID", izin_turu as "izinTuru", ${zamanColumn('baslangic')} as baslangic, ${zamanColumn('bitis')} as bitis, aciklama from silinen`.execute(tx);
  const { personelID, ...izin } = found(rows[0]);
  degisim(izin, null);
  about(personelID, id);
  return { id };
}
