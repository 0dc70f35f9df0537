import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { writeBackup } from '../../src/platform/backup/write-backup.ts';
import type { Yil } from './salon.ts';
import { notebookTotals, type Toplamlar } from './toplamlar.ts';

/** The large year as a backup, with the schema of its time: restoring it runs the later migrations over it. */
export const YEDEK = fileURLToPath(new URL('buyuk-yil.tar.gz', import.meta.url));
const NOTLAR = new URL('buyuk-yil.json', import.meta.url);
/** The number of acts of the large year. */
export const BUYUK = 15_000;

export type Dokum = { gun: string; sayilar: Record<string, number>; bayi: { bayiID: number; personelID: number }; musteriler: number[]; personelIDler: number[]; toplamlar: Toplamlar };

export const readDokum = async (): Promise<Dokum> => JSON.parse(await readFile(NOTLAR, 'utf8')) as Dokum;

/** Keeps a played year, with the sums of the notebook. Its record log, which would be half of the backup, is left out. */
export async function keepDokum(yil: Yil): Promise<void> {
  const { server, bayi: { bayiID, personelID }, bugun: gun, sayilar, musteriler, saticilar } = yil;
  await server.house('truncate kayit_gunlugu');
  await writeBackup({ url: server.url, filesFolder: fileURLToPath(server.platform.config.filesUrl), file: YEDEK });
  const dokum: Dokum = { gun, sayilar, bayi: { bayiID, personelID }, musteriler, personelIDler: saticilar.map((kisi) => kisi.personelID), toplamlar: notebookTotals(yil) };
  await writeFile(NOTLAR, `${JSON.stringify(dokum, null, 1)}\n`);
}
