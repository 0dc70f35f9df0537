import type { gelenAramaCalls } from '@defter/contract/gelen-arama.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../platform/http/reply.ts';
import { arayanOf } from './arayan.ts';

const MOST = 3;

/** Whose a number is, and what was said the last times. */
export async function findArayan({ tx, body: { telefonNo }, oturum, clock }: Context<typeof gelenAramaCalls.kim>) {
  const { rows } = await sql<JsonOf<typeof gelenAramaCalls.kim>>`
    select coalesce((select ${arayanOf({ oturum, clock })}::text from musteri_telefon_ozet t
        join musteri_ozet m on m.bayi_id = t.bayi_id and m.id = t.musteri_id where t.telefon = ${telefonNo}), 'null') as arayan,
      (select coalesce(json_agg(satir), '[]')::text from (
        select a.id, a.tarih, to_char(a.saat, 'HH24:MI') as saat, c.adi as "sonucAdi", a.aciklama
        from gelen_arama a left join gelen_arama_sonucu c on c.bayi_id = a.bayi_id and c.id = a.sonuc_id
        where a.telefon_no = ${telefonNo} order by a.tarih desc, a.saat desc, a.id desc limit ${MOST}
      ) satir) as "sonAramalar"`.execute(tx);
  return new RawJson(rows[0]!);
}
