import { type An, type Aralik, plusDakika, servisOf, otomatikTur } from '@defter/rules/otomatik-sms.ts';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/connection.ts';
import type { Platform } from '../../platform/http/context.ts';
import { queueMesajlar, queueYedekler } from '../../platform/outside/mesaj/outbox.ts';
import type { WhatsappIcerigi } from '../../platform/outside/whatsapp/cloud-api.ts';
import { loadKurallar, type WpSablon } from './kurallar.ts';
import { type Planli, planla } from './plan.ts';

/** How far the first round of a server looks back: the computer of a salon is off at night. */
const ILK_DK = 180;
/** How far each further round does: rounds of several servers overlap, and what is queued twice is queued once. */
const PAY_DK = 10;
/** How many messages one transaction queues. */
const DEMET = 1000;

/** Queues what is due, once a minute. What leaves is read again as it leaves (docs/adr/0240). */
export function createOtomatikJob({ database, sms, clock }: Pick<Platform, 'database' | 'sms'> & { clock: Pick<Clock, 'wallClock'> }): () => Promise<void> {
  let son: An | undefined;
  return async () => {
    const simdi = clock.wallClock().slice(0, 16);
    const sonra = son === undefined ? plusDakika(simdi, -ILK_DK) : plusDakika(son, -PAY_DK);
    const queued = await queueDue({ database }, { sonra, kadar: simdi });
    son = simdi;
    const yedek = await database.system(queueYedekler);
    if (queued + yedek > 0) sms.wake();
  };
}

/** Salons that the job sends for: not the demo, and none whose plan is over. */
const GONDEREN = sql`exists (select from bayi_ozet b where b.id = otomatik_sms.bayi_id and not b.demo and coalesce(b.paket_bitis >= (now() at time zone 'Europe/Istanbul')::date, true))`;

/** A template with its places: the name first. */
const icerikOf = ({ adi, dil, alanlar, parametreSayisi, yerAdlari = [], retVarMi }: WpSablon, yerler: Readonly<Record<string, string>>): WhatsappIcerigi => {
  const yerleri = parametreSayisi === 0 ? [] : ['isim', ...alanlar];
  return { sablon: adi, dil, retVarMi, yerAdlari, yerler: yerleri, parametreler: yerleri.map((yer) => yerler[yer] ?? '') };
};

/** Queues what is due in a stretch of time, of all salons. Answers how many messages that were. */
export async function queueDue({ database }: Pick<Platform, 'database'>, aralik: Aralik): Promise<number> {
  const due = await database.acrossBayis(async (tx) =>
    (await planla(tx, await loadKurallar(tx, GONDEREN), aralik)).filter(({ neden, aday }) => neden === null && !aday.var),
  );
  let queued = 0;
  for (let from = 0; from < due.length; from += DEMET) queued += await database.acrossBayis((tx) => queueDemet(tx, due.slice(from, from + DEMET)));
  return queued;
}

/**
 * Of rows that were just written those of people whom nobody has forgotten since they were read. Each row holds its customer from the moment
 * on which it stands, so whoever is forgotten later takes the text too.
 */
async function keepKnown(tx: Tx, idler: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select g.id from otomatik_gonderi g join musteri_ozet m on m.bayi_id = g.bayi_id and m.id = g.musteri_id and m.anonim_zamani is null where g.id = any(${[...idler]}::bigint[])`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** What somebody has queued or skipped meanwhile has its row, and is not queued again. */
async function queueDemet(tx: Tx, demet: readonly Planli[]): Promise<number> {
  const satirlar = demet.map(({ kural, aday: { kayitID, musteriID, temel }, zaman }) => ({ bayiID: kural.bayiID, kuralID: kural.id, kayitID, musteriID, temel, zaman }));
  const { rows } = await sql<{ id: number; kuralID: number; kayitID: number; temel: An }>`
    insert into otomatik_gonderi (bayi_id, kural_id, kayit_id, musteri_id, temel, zaman)
    select y."bayiID", y."kuralID", y."kayitID", y."musteriID", y.temel, y.zaman
    from json_to_recordset(${JSON.stringify(satirlar)}::json) as y ("bayiID" bigint, "kuralID" bigint, "kayitID" bigint, "musteriID" bigint, temel timestamp, zaman timestamp)
    where exists (select from otomatik_sms k where k.bayi_id = y."bayiID" and k.id = y."kuralID")
    on conflict (bayi_id, kural_id, kayit_id, temel) do nothing
    returning id, kural_id as "kuralID", kayit_id as "kayitID", to_char(temel, 'YYYY-MM-DD HH24:MI') as temel`.execute(tx);
  const duranlar = await keepKnown(tx, rows.map(({ id }) => id));
  const keyOf = (kuralID: number, kayitID: number, temel: An) => `${kuralID} ${kayitID} ${temel}`;
  const yeniler = new Map(rows.filter(({ id }) => duranlar.has(id)).map(({ id, kuralID, kayitID, temel }) => [keyOf(kuralID, kayitID, temel), id]));
  const mesajlar = demet.flatMap(({ kural, aday, telefon, mesaj, kanal, yerler }) => {
    const id = yeniler.get(keyOf(kural.id, aday.kayitID, aday.temel));
    if (id === undefined || telefon === null) return [];
    return {
      bayiID: kural.bayiID,
      telefon,
      mesaj,
      kanal,
      ...(kanal === 'whatsapp' && { icerik: icerikOf(kural.wpSablonu!, yerler), ...(kural.kanallar.includes('sms') && { yedekDk: kural.beklemeDk }) }),
      yol: servisOf(kural.servis).yon === 'olay' ? ('islem' as const) : ('toplu' as const),
      tur: otomatikTur(kural.servis, kural.mesaj),
      anahtar: `otomatik ${id}`,
      baslik: kural.smsBasligi,
      adSoyad: aday.isim,
      konu: { ne: 'otomatik' as const, id, kalip: kural.mesaj },
      randevuID: servisOf(kural.servis).kategori === 'randevu' ? aday.kayitID : null,
    };
  });
  await queueMesajlar(tx, mesajlar);
  return mesajlar.length;
}
