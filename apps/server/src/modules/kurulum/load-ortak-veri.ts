import type { Database } from '../../platform/db/database.ts';
import { loadPaketler } from '../bayi/load-paketler.ts';
import { loadEvDuyurulari } from '../duyuru/load-ev-duyurulari.ts';
import { loadIller } from '../il/load-iller.ts';
import { loadOrtakTanimlar } from '../tanim/load-ortak-tanimlar.ts';

/** Brings what every bayi shares up to the data of this program: provinces, districts, nationalities, sectors, plans, announcements of the house. */
export async function loadOrtakVeri(database: Database): Promise<void> {
  await database.system(async (tx) => {
    await loadOrtakTanimlar(tx);
    await loadIller(tx);
    await loadPaketler(tx);
    await loadEvDuyurulari(tx);
  });
}
