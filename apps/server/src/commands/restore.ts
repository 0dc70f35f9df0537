// `npm run restore FILE`: fills an empty database and uploads folder from a backup.
import { access } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setAnchorAside } from '../platform/audit-chain/anchor.ts';
import { restoreBackup } from '../platform/backup/restore-backup.ts';
import { runCommand, withAnyDatabase } from './command.ts';

const USAGE = 'npm run restore FILE';

await runCommand({ usage: USAGE, words: 1 }, async (config, say, [file]) => {
  if (!file) throw new Error(`Which backup? ${USAGE}`);
  // Before a database is made for it.
  await access(file).catch(() => {
    throw new Error(`There is no file ${resolve(file)}.`);
  });
  await withAnyDatabase(config, say, async (url) => {
    const { tables, time, digest } = await restoreBackup({ url, filesFolder: fileURLToPath(config.filesUrl), file });
    await setAnchorAside(config.dataDir, new Date());
    say(`Restored ${tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${tables.length} tables as they were at ${time}.`);
    say(`Digest: ${digest}`);
  });
});
