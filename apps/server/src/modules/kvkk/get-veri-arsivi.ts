import type { kvkkCalls } from '@defter/contract/kvkk.ts';
import { sql } from 'kysely';
import { type Duties, listPersonFiles } from '../../platform/duties.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { Context } from '../../platform/http/context.ts';
import { StreamReply } from '../../platform/http/reply.ts';
import { type Entry, zipStream } from '../../platform/zip.ts';
import { readVeriler } from './get-veriler.ts';

/** Everything about a person as one archive that they can take with them: the data, the photos, what they signed. */
export const getVeriArsivi = (duties: readonly Duties[]) => async (context: Context<typeof kvkkCalls.veriArsivi>) => {
  const { tx, params, oturum, files, clock, about } = context;
  if (!oturum.yetkiler.has('musteriIletisim')) throw new AppError('yetkiYok');
  const veriler = await readVeriler(context, duties, params.id);
  const dosyalar = await listPersonFiles(tx, duties, sql`f.musteri_id = ${params.id} and f.name is not null`);
  about(params.id);
  const json: Entry = { name: 'veriler.json', content: [JSON.stringify(JSON.parse(veriler), null, 2)] };
  const data = zipStream([json, ...dosyalar.map(({ name, key }): Entry => ({ name: name!, content: fileOf(files, key) }))]);
  return new StreamReply(data, `kisisel-veriler-${params.id}-${clock.today()}.zip`, () => `${dosyalar.length} dosya`);
};

/** Reads a file when its turn comes. A lost file becomes an empty one, so that the rest is still handed over. */
async function* fileOf(files: FileStore, key: string): AsyncGenerator<Buffer> {
  const data = await files.get(key);
  if (data) yield data;
}
