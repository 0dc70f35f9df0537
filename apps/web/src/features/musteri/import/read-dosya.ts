import type { Okunan } from './dosya-worker.ts';
import { DosyaHatasi, type Tablo } from './tablo.ts';

const EN_COK_BAYT = 10 * 1024 * 1024;
const PATIENCE_MS = 60_000;

/**
 * Reads an .xlsx or .csv file as a table.
 * @throws DosyaHatasi when it is too large, empty, or no such file.
 */
export async function readDosya(file: File): Promise<Tablo> {
  if (file.size > EN_COK_BAYT) throw new DosyaHatasi('cokBuyuk');
  const worker = new Worker(new URL('./dosya-worker.ts', import.meta.url), { type: 'module' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<Tablo>((resolve, reject) => {
      const refuse = () => reject(new DosyaHatasi('okunamadi'));
      timer = setTimeout(refuse, PATIENCE_MS);
      worker.addEventListener('error', refuse);
      worker.addEventListener('message', ({ data }: MessageEvent<Okunan>) => ('tablo' in data ? resolve(data.tablo) : reject(new DosyaHatasi(data.kusur))));
      worker.postMessage(file, []);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}
