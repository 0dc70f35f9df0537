import type { BodyOf } from '@defter/contract/call.ts';
import type { musteriCalls } from '@defter/contract/musteri.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { mergeLines } from '../../platform/db/lines.ts';

type Adresler = NonNullable<BodyOf<typeof musteriCalls.update>['adresler']>;
type Adres = { id: number; baslik: string; adres: string; ilID: number | null; ilceID: number | null; postaKodu: string | null };

const COLUMNS = sql`y (id bigint, baslik text, adres text, "ilID" bigint, "ilceID" bigint, "postaKodu" text)`;

/** Replaces the addresses of a customer by the sent ones. An address that came back hidden stays as it was. */
export async function saveAdresler(tx: Tx, musteriID: number, adresler: Adresler): Promise<void> {
  const mevcut = await tx
    .selectFrom('musteri_adres')
    .where('musteri_id', '=', musteriID)
    .select(['id', 'baslik', 'adres', 'il_id as ilID', 'ilce_id as ilceID', 'posta_kodu as postaKodu'])
    .execute();
  const istenen = mergeLines<Adres>(adresler, mevcut);
  const satirlar = JSON.stringify(istenen);
  await sql`delete from musteri_adres where musteri_id = ${musteriID} and id <> all(${istenen.map(({ id }) => id)}::bigint[])`.execute(tx);
  await sql`
    update musteri_adres a set baslik = y.baslik, adres = y.adres, il_id = y."ilID", ilce_id = y."ilceID", posta_kodu = y."postaKodu"
    from json_to_recordset(${satirlar}::json) as ${COLUMNS}
    where a.id = y.id and a.musteri_id = ${musteriID}`.execute(tx);
  await sql`
    insert into musteri_adres (musteri_id, baslik, adres, il_id, ilce_id, posta_kodu)
    select ${musteriID}::bigint, baslik, adres, "ilID", "ilceID", "postaKodu"
    from json_to_recordset(${satirlar}::json) as ${COLUMNS} where id = 0`.execute(tx);
}
