// `npm run verify-log`: whether the record log is as it was written, and with it the seals of closed days; names the first
// entry of a bayi that is not, and each such day.
import { readAnchor } from '../platform/audit-chain/anchor.ts';
import { type MuhurSonucu, verifyMuhurler } from '../platform/audit-chain/verify-muhurler.ts';
import { type Damage, verifyChains } from '../platform/audit-chain/verify.ts';
import { connect } from '../platform/db/connect.ts';
import { runCommand, withDatabase } from './command.ts';

const NEDENLER: Readonly<Record<Damage, string>> = {
  degismis: 'was changed',
  silinmis: 'was deleted',
  zincirdenSilinmis: 'was taken out of the chain',
  sonuSilinmis: 'and what follows was deleted from the end',
  sonuDegismis: 'is not the one that was written down',
  icerigiDegismis: 'tells of another change than the one that was written',
};

const MUHURLER: Readonly<Record<MuhurSonucu['neden'], string>> = {
  sayfasiDegismis: 'was changed after it was sealed',
  zinciriTutmuyor: 'was sealed with another record log',
  gunlukteYok: 'has a seal that the record log does not tell of',
};

await runCommand({ usage: 'npm run verify-log', words: 0 }, (config, say) =>
  withDatabase(config, say, async (url) => {
    const heads = await readAnchor(config.dataDir);
    const client = await connect(url, 'defter verify-log');
    try {
      await client.query('begin isolation level repeatable read read only; set local role defter_bakim');
      const results = await verifyChains(client, heads);
      for (const { bayiID, saglam, bozuk } of results) {
        if (!bozuk) say(`Bayi ${bayiID}: ${saglam} entries, all as they were written${heads.has(bayiID) ? '' : '; the end cannot be told, nothing is written down beside the database'}.`);
        else say(`Bayi ${bayiID}: entry ${bozuk.sira}${bozuk.kayitID === null ? '' : ` (record ${bozuk.kayitID})`} ${NEDENLER[bozuk.neden]}; the ${saglam} before it are as they were written.`);
      }
      const { sayi, bozuklar } = await verifyMuhurler(client);
      for (const { bayiID, tarih, neden } of bozuklar) say(`Bayi ${bayiID}: the closed day ${tarih} ${MUHURLER[neden]}.`);
      say(`${sayi - bozuklar.length} of ${sayi} closed days have a seal that holds.`);
      if (results.some(({ bozuk }) => bozuk) || bozuklar.length > 0) process.exitCode = 1;
    } finally {
      await client.end();
    }
  }),
);
