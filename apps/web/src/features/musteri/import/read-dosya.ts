import type { Okunan } from './dosya-worker.ts';
import { DosyaHatasi, type Sayfa } from './tablo.ts';

const EN_COK_BAYT = 10 * 1024 * 1024;
const PATIENCE_MS = 60_000;

/**
 * Reads the sheets of an .xlsx file, or a .csv file as one.
 * @throws DosyaHatasi when it is too large, empty, or no such file.
 */
export async function readDosya(file: File): Promise<Sayfa[]> {
  if (file.size > EN_COK_BAYT) throw new DosyaHatasi('cokBuyuk');
  const worker = new Worker(new URL('./dosya-worker.ts', import.meta.url), { type: 'module' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<Sayfa[]>((resolve, reject) => {
      const refuse = () => reject(new DosyaHatasi('okunamadi'));
      timer = setTimeout(refuse, PATIENCE_MS);
      worker.addEventListener('error', refuse);
      worker.addEventListener('message', ({ data }: MessageEvent<Okunan>) => ('sayfalar' in data ? resolve(data.sayfalar) : reject(new DosyaHatasi(data.kusur))));
      worker.postMessage(file, []);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}
