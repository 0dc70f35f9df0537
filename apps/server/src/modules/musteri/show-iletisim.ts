import type { musteriCalls } from '@defter/contract/musteri.ts';
import { type RawBuilder, sql } from 'kysely';
import { found } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';

type ShowContext = Context<typeof musteriCalls.iletisimGoster>;
type Deger = { id: number | null; ad: string; deger: string };

const DEGERLER: Readonly<Record<ShowContext['body']['alan'], (musteriID: number) => RawBuilder<Deger>>> = {
  telefon: (id) => sql`select id, 'telefon' as ad, telefon as deger from musteri_telefon where musteri_id = ${id}`,
  adres: (id) => sql`select id, 'adres' as ad, adres as deger from musteri_adres where musteri_id = ${id}`,
  ePosta: (id) => sql`select null::bigint as id, 'email' as ad, email as deger from musteri where id = ${id}`,
  kimlik: (id) => sql`
    select null::bigint as id, 'tcKimlikNo' as ad, tc_kimlik_no as deger from musteri where id = ${id}
    union all select null, 'pasaportNo', pasaport_no from musteri where id = ${id}`,
};

/** Shows one kind of contact data of one customer. The record log keeps the customer and the kind, never the values. */
export async function showIletisim({ tx, body, degisim }: ShowContext) {
  const { id, alan } = body;
  found(await tx.selectFrom('musteri').select('id').where('id', '=', id).executeTakeFirst());
  const { rows } = await sql<Deger>`select * from (${DEGERLER[alan](id)}) d where deger is not null order by id, ad`.execute(tx);
  degisim(null, { alan });
  return { id, degerler: rows };
}
