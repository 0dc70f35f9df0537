// `npm run outbox`: the texts that no provider has taken, for the operator to read out; codes are among them.
import { connect } from '../platform/db/connect.ts';
import { runCommand, withDatabase } from './command.ts';

type Satir = { zaman: string; telefon: string; durum: string; mesaj: string };

await runCommand({ usage: 'npm run outbox', words: 0 }, (config, say) =>
  withDatabase(config, say, async (url) => {
    const satirlar = await listWaiting(url);
    if (satirlar.length === 0) say('Nothing is waiting.');
    for (const { zaman, telefon, durum, mesaj } of satirlar) say(`${zaman}  ${telefon}  ${durum}  ${mesaj}`);
  }),
);

/** The last 50, the newest at the end, where a terminal shows it. */
async function listWaiting(url: string): Promise<Satir[]> {
  const client = await connect(url, 'defter outbox');
  try {
    const { rows } = await client.query<Satir>(`
      select to_char(olusturma at time zone 'Europe/Istanbul', 'DD.MM.YYYY HH24:MI:SS') as zaman, telefon, mesaj,
        case durum when 'hatali' then concat('refused (', hata, ')') when 'tutuldu' then concat('held back (', hata, ')') else case when gecerlilik < now() then 'too late' else 'waiting' end end as durum
      from giden_mesaj where durum in ('bekliyor', 'hatali', 'tutuldu') order by id desc limit 50`);
    return rows.toReversed();
  } finally {
    await client.end();
  }
}
