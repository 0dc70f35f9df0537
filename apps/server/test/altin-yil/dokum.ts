import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { writeBackup } from '../../src/platform/backup/write-backup.ts';
import type { Yil } from './salon.ts';
import { notebookTotals, type Toplamlar } from './toplamlar.ts';

/** The large year as a backup, of the schema of its time: what is restored runs the later migrations over it. */
export const YEDEK = fileURLToPath(new URL('buyuk-yil.tar.gz', import.meta.url));
const NOTLAR = new URL('buyuk-yil.json', import.meta.url);
/** How many acts the large year has. */
export const BUYUK = 15_000;

export type Dokum = { kaynak: string; gun: string; sayilar: Record<string, number>; bayi: { bayiID: number; personelID: number }; musteriler: number[]; personelIDler: number[]; toplamlar: Toplamlar };

/** The digest of what lives the year. */
export async function sourceDigest(): Promise<string> {
  const digest = createHash('sha256');
  for (const name of ['salon.ts', 'isler.ts', 'gunler.ts']) digest.update(await readFile(new URL(name, import.meta.url)));
  return digest.digest('hex');
}

export const readDokum = async (): Promise<Dokum> => JSON.parse(await readFile(NOTLAR, 'utf8')) as Dokum;

/** Keeps a year that was lived, with what the notebook says about it. Its record log, of which half the backup would be, is left out. */
export async function keepDokum(yil: Yil): Promise<void> {
  const { server, bayi: { bayiID, personelID }, bugun: gun, sayilar, musteriler, saticilar } = yil;
  await server.house('truncate kayit_gunlugu');
  await writeBackup({ url: server.url, filesFolder: fileURLToPath(server.platform.config.filesUrl), file: YEDEK });
  const dokum: Dokum = { kaynak: await sourceDigest(), gun, sayilar, bayi: { bayiID, personelID }, musteriler, personelIDler: saticilar.map((kisi) => kisi.personelID), toplamlar: notebookTotals(yil) };
  await writeFile(NOTLAR, `${JSON.stringify(dokum, null, 1)}\n`);
}
