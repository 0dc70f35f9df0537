import { ALICI_DURUMLARI, type AliciDurumu, type smsCalls } from '@defter/contract/sms.ts';
import { sql } from 'kysely';
import type { Config } from '../../../config.ts';
import type { Context } from '../../../platform/http/context.ts';
import { type JsonOf, RawJson, toJson } from '../../../platform/http/reply.ts';
import { loadAyar } from '../ayar/load-ayar.ts';
import { chooseAlicilar, secilenler } from './choose-alicilar.ts';
import { fillForEach, readSube } from './metin.ts';

type PreviewContext = Context<typeof smsCalls.alicilar>;

/** How many of each kind are shown by name. */
const ORNEK = 20;
const YOK = JSON.stringify(Object.fromEntries(ALICI_DURUMLARI.map((durum): [AliciDurumu, number] => [durum, 0])));

/** Who of the chosen will get a message, counted, with some of each kind by name; and what the text costs for all of them, where there is one. */
export async function previewAlicilar(context: PreviewContext, config: Config) {
  const { tx, body, oturum, clock } = context;
  const kredi = await countKredi(context, config);
  const { rows } = await sql<Omit<JsonOf<typeof smsCalls.alicilar>, 'kredi'>>`
    with secilen as materialized (${secilenler({ ...body, oturum }, clock.today())})
    select (select count(*) from secilen)::text as toplam,
      (${YOK}::jsonb || coalesce((select jsonb_object_agg(durum, adet) from (select durum, count(*) as adet from secilen group by durum) d), '{}'))::text as sayilar,
      (select coalesce(json_agg(json_build_object('musteriID', "musteriID", 'adSoyad', coalesce("adSoyad", ''), 'telefon', telefon, 'durum', durum) order by sira), '[]')
        from unnest(${[...ALICI_DURUMLARI]}::text[]) ad cross join lateral (select * from secilen where durum = ad order by sira limit ${ORNEK}) s)::text as ornekler`.execute(tx);
  return new RawJson({ ...rows[0]!, kredi: toJson(kredi) });
}

/** A long name, or one with Turkish letters, can make one text longer than the others. */
async function countKredi({ tx, body, oturum, clock }: PreviewContext, config: Config): Promise<number | null> {
  const { mesaj, kanal, tur } = body;
  if (mesaj === null || kanal !== 'sms') return null;
  const [ayar, sube, alicilar] = await Promise.all([loadAyar(tx, oturum.bayiID, clock.today()), readSube(tx, oturum.bayiID), chooseAlicilar(tx, { ...body, oturum }, clock.today())]);
  const metinler = await fillForEach(alicilar.filter(({ durum }) => durum === 'gidecek'), { mesaj, tur, ayar, config, sube });
  return metinler.reduce((sum, { kredi }) => sum + kredi, 0);
}
