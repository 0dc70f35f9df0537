// `npm run backup [-- FILE]`: database and uploads in one file, also while the server works.
import { mkdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeBackup } from '../platform/backup/write-backup.ts';
import { runCommand, withDatabase } from './command.ts';

await runCommand({ usage: 'npm run backup [-- FILE]', words: 1 }, async (config, say, [given]) => {
  const time = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const file = resolve(given ?? join(config.backupDir, `defter-${time}.tar.gz`));
  if ((await stat(file).catch(() => undefined))?.isDirectory()) throw new Error(`${file} is a folder. Name the file of the backup.`);
  await withDatabase(config, say, async (url) => {
    await mkdir(dirname(file), { recursive: true });
    const { tables, files, lacksUploads, digest } = await writeBackup({ url, filesFolder: fileURLToPath(config.filesUrl), file });
    say(`${file}: ${tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${tables.length} tables, and ${files} uploads.`);
    say(`Digest: ${digest}`);
    if (lacksUploads) throw new Error(`The database names uploads, but there is not one in ${fileURLToPath(config.filesUrl)}: the backup has none. Is its disk there, and FILES_URL right?`);
  });
});
