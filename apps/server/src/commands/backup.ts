// `npm run backup [-- FILE]`: database and uploads in one file, also while the server works.
import { mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeBackup } from '../platform/backup/write-backup.ts';
import { runCommand, withDatabase } from './command.ts';

await runCommand(async (config, say) => {
  const time = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const file = resolve(process.argv[2] ?? join(config.backupDir, `defter-${time}.tar.gz`));
  await mkdir(dirname(file), { recursive: true });
  await withDatabase(config, say, async (url) => {
    const { tables, files, digest } = await writeBackup({ url, filesFolder: fileURLToPath(config.filesUrl), file });
    say(`${file}: ${tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${tables.length} tables, and ${files} uploads.`);
    say(`Digest: ${digest}`);
  });
});
