import type { izinCalls } from '@defter/contract/izin.ts';
import { sql } from 'kysely';
import { found } from '../../platform/errors/hata.ts';
import type { Context } from '../../platform/http/context.ts';

/** Takes a leave back and opens its time; that it was there stays to be read, and it can be put back. */
export async function removeIzin({ tx, body: { id }, note }: Context<typeof izinCalls.remove>) {
  const { rows } = await sql<{ baslangic: string; bitis: string }>`
    with silinen as (update personel_izin set silindi = now() where id = ${id} and silindi is null returning *),
    kisi as (update personel p set izinler = p.izinler - tsmultirange(tsrange(s.baslangic, s.bitis)) from silinen s where p.id = s.personel_id)
    select baslangic, bitis from silinen`.execute(tx);
  const { baslangic, bitis } = found(rows[0]);
  note(`${baslangic} → ${bitis}`);
  return { id };
}
