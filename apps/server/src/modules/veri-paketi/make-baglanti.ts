import type { veriPaketiCalls } from '@defter/contract/veri-paketi.ts';
import { sql } from 'kysely';
import { createToken } from '../../platform/auth/oturum.ts';
import { found } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';

export const PAKET_PATH = '/api/veri-paketi/';

/** Makes a new address for the file, which replaces the one before. */
export async function makeBaglanti({ tx, note }: Context<typeof veriPaketiCalls.baglanti>) {
  const { jeton, ozet } = createToken();
  const { rows } = await sql<{ id: number }>`
    update veri_paketi set anahtar_ozeti = ${ozet}, anahtar_bitis = least(gecerlilik, now() + interval '10 minutes')
    where id = (select max(id) from veri_paketi) and dosya is not null and gecerlilik > now() returning id`.execute(tx);
  found(rows[0]);
  note('Tüm veriler indirildi');
  return { yol: PAKET_PATH + jeton };
}
