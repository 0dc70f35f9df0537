import pg from 'pg';
import { runCommand, withDatabase } from './command.ts';

/* `npm run outbox`: the texts that no provider has taken, for the operator to read out; codes are among them. */
await runCommand((config, say) =>
  withDatabase(config, say, async (url) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<{ zaman: string; telefon: string; mesaj: string; durum: string }>(
      `select to_char(olusturma at time zone 'Europe/Istanbul', 'DD.MM.YYYY HH24:MI:SS') as zaman, telefon, mesaj, durum
       from giden_sms where durum <> 'gonderildi' order by id desc limit 50`,
    );
    await client.end();
    if (rows.length === 0) say('Nothing is waiting.');
    for (const { zaman, telefon, mesaj, durum } of rows.toReversed()) say(`${zaman}  ${telefon}  ${durum}  ${mesaj}`);
  }),
);
