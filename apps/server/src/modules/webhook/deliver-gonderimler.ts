import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Line } from '../../platform/jobs/jobs.ts';
import type { Outcome } from '../../platform/outside/webhook/post-public.ts';
import { postWebhook } from '../../platform/outside/webhook/post-webhook.ts';
import { FIYAT, fiyatGunu } from '../urun/fiyat-gunu.ts';

/** How many addresses one round puts into the queue. */
const ROUND = 500;
/** How long one address has its turn while it takes what it is sent. */
const MOST_MS = 20_000;
/** The pauses after each try that failed, in minutes; after the last one a message is given up. */
const PAUSES = [1, 5, 15, 60, 180, 720, 1440] as const;
/** How long nobody else tries a message that is being sent. */
const TURN = sql`interval '2 minutes'`;
/** How long an address that has not answered in time is left alone, with all that waits for it. */
const SILENT = sql`interval '1 minute'`;

type Options = { database: Database; /** Which addresses may be reached, and how long one is waited for; tests say otherwise. */ mayReach?: ((ip: string) => boolean) | undefined; patienceMs?: number | undefined };

/**
 * Brings waiting messages to their addresses, which take turns: an address gets one message after the other, in their order, until one does not
 * arrive. So a slow one keeps nobody waiting but itself. No transaction is open while a stranger answers. A message may arrive twice, where the
 * answer was lost; its id in the header says so.
 */
export function webhookLine({ database, mayReach, patienceMs }: Options): Line {
  return {
    name: 'webhook',
    find: () => database.acrossBayis(findWaiting),
    async work(key, isStopping) {
      const [bayiID, webhookID] = key.split('.').map(Number) as [number, number];
      const end = performance.now() + MOST_MS;
      while (!isStopping() && performance.now() < end) {
        const gonderim = await database.acrossBayis((tx) => begin(tx, bayiID, webhookID));
        if (!gonderim) return;
        const { id, url, anahtar, olay, govde } = gonderim;
        const outcome = await postWebhook({ url, anahtar, id: String(id), olay, govde: JSON.stringify(govde) }, { mayReach, patienceMs });
        await database.acrossBayis((tx) => note(tx, { bayiID, webhookID, id }, outcome));
        if (!isDelivered(outcome)) return;
      }
    },
  };
}

async function findWaiting(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select bayi_id || '.' || webhook_id as key from webhook_gonderim where durum = 'bekliyor' and sonraki_deneme <= now()
    group by bayi_id, webhook_id order by min(sonraki_deneme), bayi_id, webhook_id limit ${ROUND}`.execute(tx);
  return rows.map(({ key }) => key);
}

type Gonderim = { id: number; url: string; anahtar: string; olay: string; govde: object };

/** Takes the next message of an address, and reads what is sent: the appointment as it was told, its services, people and places as they are now, and the customer where that is permitted. */
async function begin(tx: Tx, bayiID: number, webhookID: number): Promise<Gonderim | undefined> {
  const { rows } = await sql<Gonderim>`
    with sira as (
      update webhook_gonderim g set deneme = deneme + 1, sonraki_deneme = now() + ${TURN}
      where g.bayi_id = ${bayiID} and g.id = (select b.id from webhook_gonderim b where b.bayi_id = ${bayiID} and b.webhook_id = ${webhookID}
        and b.durum = 'bekliyor' and b.sonraki_deneme <= now() order by b.sonraki_deneme, b.id limit 1 for update skip locked) returning g.*
    )
    select g.id, w.url, w.anahtar, g.olay, jsonb_build_object('id', g.id, 'olay', g.olay, 'zaman', g.olusturma, 'bayiID', g.bayi_id,
      'randevu', g.govde -> 'randevu' || jsonb_build_object(
        'musteriID', k.id,
        'sutunAdi', (select s.adi from randevu_basligi s where s.bayi_id = g.bayi_id and s.id = (g.govde -> 'randevu' ->> 'randevuSutunBaslikID')::bigint),
        'uygulayanPersonelAdi', (select concat_ws(' ', p.ad, p.soyad) from personel_ozet p
          where p.bayi_id = g.bayi_id and p.id = (g.govde -> 'randevu' ->> 'uygulayanPersonelID')::bigint),
        'sutunlar', (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'adi', s.adi) order by s.sira_no, s.id), '[]') from randevu_yer_ozet y
          join randevu_basligi s on s.bayi_id = y.bayi_id and s.id = y.randevu_basligi_id where y.bayi_id = g.bayi_id and y.randevu_id = g.randevu_id),
        'hizmetler', (select coalesce(jsonb_agg(jsonb_build_object('altUrunID', u.id, 'adi', u.adi, 'sure', u.urun_sure, 'fiyat', ${FIYAT}) order by h.id), '[]')
          from randevu_hizmet_ozet h join alt_urun_ozet u on u.bayi_id = h.bayi_id and u.id = h.alt_urun_id
          ${fiyatGunu(sql`g.govde -> 'randevu' ->> 'randevuTarihi'`)} where h.bayi_id = g.bayi_id and h.randevu_id = g.randevu_id)),
      'onceki', g.govde -> 'onceki',
      'musteri', case when w.musteri_gorur then (
        select jsonb_build_object('id', m.id, 'adSoyad', concat_ws(' ', m.ad, m.soyad), 'telefon', t.telefon) from musteri_ozet m
        left join musteri_telefon_ozet t on t.bayi_id = m.bayi_id and t.musteri_id = m.id and t.varsayilan_mi
        where m.bayi_id = g.bayi_id and m.id = k.id) end) as govde
    from sira g join webhook w on w.bayi_id = g.bayi_id and w.id = g.webhook_id
    -- Who was merged into somebody else is gone: the appointment knows who stayed.
    cross join lateral (select case when g.govde -> 'randevu' ->> 'musteriID' is not null then coalesce(
      (select m.id from musteri_ozet m where m.bayi_id = g.bayi_id and m.id = (g.govde -> 'randevu' ->> 'musteriID')::bigint),
      (select r.musteri_id from randevu_ozet r where r.bayi_id = g.bayi_id and r.id = g.randevu_id)) end as id) k`.execute(tx);
  return rows[0];
}

const isDelivered = (outcome: Outcome): boolean => 'kod' in outcome && outcome.kod >= 200 && outcome.kod < 300;

/**
 * Notes how a try has ended. Where somebody has sent it again meanwhile it has no tries behind it, and is due at once unless it has arrived.
 * What else waits for an address that has not answered in time waits with it.
 */
async function note(tx: Tx, { bayiID, webhookID, id }: { bayiID: number; webhookID: number; id: number }, outcome: Outcome): Promise<void> {
  const kod = 'kod' in outcome ? outcome.kod : null;
  const hata = isDelivered(outcome) ? null : 'hata' in outcome ? outcome.hata : 'yanit';
  await sql`
    update webhook_gonderim set http_kodu = ${kod}, hata = ${hata}, sonuc_zamani = now(),
      durum = case when ${hata}::text is null then 'gonderildi' when deneme > ${PAUSES.length} then 'basarisiz' else 'bekliyor' end,
      sonraki_deneme = now() + coalesce((${[...PAUSES]}::int[])[least(deneme, ${PAUSES.length})], 0) * interval '1 minute'
    where bayi_id = ${bayiID} and id = ${id}`.execute(tx);
  if (hata !== 'zamanAsimi') return;
  await sql`
    update webhook_gonderim set sonraki_deneme = now() + ${SILENT}
    where bayi_id = ${bayiID} and webhook_id = ${webhookID} and durum = 'bekliyor' and sonraki_deneme <= now()`.execute(tx);
}

/** How many days what was sent can be looked at and sent again. */
const KEPT = sql`interval '30 days'`;

export const forgetGonderimler = (database: Database): Promise<void> =>
  database.acrossBayis(async (tx) => {
    await sql`delete from webhook_gonderim where durum <> 'bekliyor' and olusturma < now() - ${KEPT}`.execute(tx);
  });
