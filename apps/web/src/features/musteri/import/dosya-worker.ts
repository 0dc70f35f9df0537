import { EN_COK_SATIR } from '@defter/contract/aktarim.ts';
import { unzipSync, zipSync } from 'fflate';
import readSheets from 'read-excel-file/universal';
import { decodeText, parseCsv } from './read-csv.ts';
import { DosyaHatasi, toSayfalar, type DosyaKusuru, type Hucre, type Sayfa } from './tablo.ts';
import { unpackedSize } from './zip-size.ts';

/** Unpacked, 20,000 rows of customers are never larger than this. */
const EN_COK_ACILMIS = 150 * 1024 * 1024;

export type Okunan = { sayfalar: Sayfa[] } | { kusur: DosyaKusuru };

/** Reads a file in a worker: a big file does not make the screen stutter, and a hostile one only ends the worker. */
async function read(file: File): Promise<Sayfa[]> {
  if (file.size === 0) throw new DosyaHatasi('bos');
  const bytes = await file.arrayBuffer();
  if (!/\.xlsx$/i.test(file.name)) return toSayfalar([{ ad: null, hucreler: parseCsv(decodeText(bytes)) }], EN_COK_SATIR);
  const size = unpackedSize(bytes);
  if (size === undefined) throw new DosyaHatasi('okunamadi');
  if (size > EN_COK_ACILMIS) throw new DosyaHatasi('cokBuyuk');
  const sheets = await readSheets(unpacked(bytes));
  return toSayfalar(sheets.map(({ sheet, data }) => ({ ad: sheet, hucreler: data as Hucre[][] })), EN_COK_SATIR);
}

/**
 * The same archive without compression. The reader of sheets would unpack a large file in workers made from strings,
 * which the panel's content policy forbids; it would wait for them for ever.
 */
function unpacked(bytes: ArrayBuffer): ArrayBuffer {
  return zipSync(unzipSync(new Uint8Array(bytes)), { level: 0 }).buffer;
}

const answer = (okunan: Okunan) => postMessage(okunan);

addEventListener('message', (event: MessageEvent<File>) => {
  read(event.data).then(
    (sayfalar) => answer({ sayfalar }),
    // Errors of the libraries all become one text: the file cannot be read.
    (error: unknown) => answer({ kusur: error instanceof DosyaHatasi ? error.kusur : 'okunamadi' }),
  );
});
