import { ALICI_DURUMLARI, type AliciDurumu, type smsCalls } from '@defter/contract/sms.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../../platform/http/reply.ts';
import { secilenler } from './choose-alicilar.ts';

/** How many of each kind are shown by name. */
const ORNEK = 20;
const YOK = JSON.stringify(Object.fromEntries(ALICI_DURUMLARI.map((durum): [AliciDurumu, number] => [durum, 0])));

/** Who of the chosen will get a message, counted, with some of each kind by name. */
export async function previewAlicilar({ tx, body, oturum, clock }: Context<typeof smsCalls.alicilar>) {
  const { rows } = await sql<JsonOf<typeof smsCalls.alicilar>>`
    with secilen as materialized (${secilenler({ ...body, oturum }, clock.today())})
    select (select count(*) from secilen)::text as toplam,
      (${YOK}::jsonb || coalesce((select jsonb_object_agg(durum, adet) from (select durum, count(*) as adet from secilen group by durum) d), '{}'))::text as sayilar,
      (select coalesce(json_agg(json_build_object('musteriID', "musteriID", 'adSoyad', coalesce("adSoyad", ''), 'telefon', telefon, 'durum', durum) order by sira), '[]')
        from unnest(${[...ALICI_DURUMLARI]}::text[]) ad cross join lateral (select * from secilen where durum = ad order by sira limit ${ORNEK}) s)::text as ornekler`.execute(tx);
  return new RawJson(rows[0]!);
}
