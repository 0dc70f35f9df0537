import type { BodyOf } from '@defter/contract/call.ts';
import type { musteriCalls } from '@defter/contract/musteri.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { AppError } from '../../platform/errors/app-error.ts';

type Adresler = NonNullable<BodyOf<typeof musteriCalls.create>['adresler']>;

/** What an address is called that came without a name of its own. */
export const ADRES_BASLIGI = 'Adres';

const COLUMNS = sql`y (id bigint, baslik text, adres text, "ilID" bigint, "ilceID" bigint, "postaKodu" text)`;

/** Adds and changes addresses; one that came back hidden stays as it was. */
export async function saveAdresler(tx: Tx, musteriID: number, adresler: Adresler): Promise<void> {
  if (adresler.length === 0) return;
  const satirlar = JSON.stringify(adresler);
  const changed = await sql`
    update musteri_adres a set baslik = y.baslik, adres = coalesce(y.adres, a.adres), il_id = y."ilID", ilce_id = y."ilceID",
      posta_kodu = y."postaKodu"
    from json_to_recordset(${satirlar}::json) as ${COLUMNS}
    where a.id = y.id and a.musteri_id = ${musteriID}`.execute(tx);
  if (Number(changed.numAffectedRows) < adresler.filter(({ id }) => id > 0).length) throw new AppError('bulunamadi');
  await sql`
    insert into musteri_adres (musteri_id, baslik, adres, il_id, ilce_id, posta_kodu)
    select ${musteriID}::bigint, baslik, adres, "ilID", "ilceID", "postaKodu"
    from json_to_recordset(${satirlar}::json) as ${COLUMNS} where coalesce(id, 0) = 0`.execute(tx);
}
