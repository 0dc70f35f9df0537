// `npm run sms`: what the operator does for salons that send by the house's account.
//   npm run sms -- kredi 12 1000 "Fatura 2026-118"   loads credits to bayi 12 (a negative number takes them away)
//   npm run sms -- evraklar                          lists the documents that wait, with where their files lie
//   npm run sms -- onay 7  |  ret 7 "Levha okunmuyor" answers document 7
import type pg from 'pg';
import { connect } from '../platform/db/connect.ts';
import { runCommand, withDatabase } from './command.ts';

const USAGE = 'npm run sms -- and what to do: `kredi <bayi> <adet> [açıklama]`, `evraklar`, `onay <evrak>` or `ret <evrak> <neden>`.';

await runCommand({ usage: USAGE, words: Infinity }, (config, say, [verb, ...words]) =>
  withDatabase(config, say, async (url) => {
    const client = await connect(url, 'defter sms');
    try {
      await client.query('begin');
      await client.query('set local role defter_bakim');
      say(await act(client, verb, words));
      await client.query('commit');
    } finally {
      await client.end();
    }
  }),
);

async function act(client: pg.Client, verb: string | undefined, [first = '', second = '', ...rest]: string[]): Promise<string> {
  if (verb === 'kredi' && /^\d+$/.test(first) && /^-?[1-9]\d{0,6}$/.test(second)) return load(client, { bayiID: Number(first), adet: Number(second), aciklama: rest.join(' ') || null });
  if (verb === 'evraklar') {
    const { rows } = await client.query<{ satir: string }>(
      `select concat_ws('  ', id, 'bayi ' || bayi_id, tip, baslik, dosya) as satir from sms_evrak where durum = 'bekliyor' order by id`,
    );
    return rows.length === 0 ? 'No document waits.' : rows.map(({ satir }) => satir).join('\n');
  }
  if ((verb !== 'onay' && verb !== 'ret') || !/^\d+$/.test(first) || (verb === 'ret' && second === '')) throw new Error(USAGE);
  const { rowCount } = await client.query(`update sms_evrak set durum = $2, aciklama = $3, sonuc_zamani = now() where id = $1 and durum = 'bekliyor'`, [
    first, verb === 'onay' ? 'onaylandi' : 'reddedildi', [second, ...rest].join(' ') || null,
  ]);
  if (rowCount === 0) throw new Error(`No document ${first} waits.`);
  return `Document ${first} was answered.`;
}

/** A row of what came in, and the sum. Fewer than none are left by nobody. */
async function load(client: pg.Client, { bayiID, adet, aciklama }: { bayiID: number; adet: number; aciklama: string | null }): Promise<string> {
  const { rows } = await client.query<{ kalan: number }>('update sms_hesabi set kalan = kalan + $2 where bayi_id = $1 and kalan + $2 >= 0 returning kalan', [bayiID, adet]);
  if (!rows[0]) throw new Error(`Bayi ${bayiID} is not there, or has fewer credits than that.`);
  await client.query('insert into sms_kontor (bayi_id, adet, tur, aciklama) values ($1, $2, $3, $4)', [bayiID, adet, adet > 0 ? 'yukleme' : 'duzeltme', aciklama]);
  return `Bayi ${bayiID} has ${rows[0].kalan} credits.`;
}
