import type { fotografCalls } from '@defter/contract/fotograf.ts';
import { found } from '../../platform/errors/app-error.ts';
import { forgetFiles } from '../../platform/files/forget-files.ts';
import type { Context } from '../../platform/http/context.ts';

/** Takes a photo away for good: a picture of somebody is not kept longer than it is wanted. */
export async function removeFotograf({ tx, body, files, afterCommit, degisim, about }: Context<typeof fotografCalls.remove>) {
  const { fotografAdi } = body;
  const gone = found(
    await tx
      .deleteFrom('fotograf')
      .where('id', '=', body.id)
      .$if(fotografAdi !== null, (query) => query.where('adi', '=', fotografAdi))
      .returning(['buyuk', 'kucuk', 'tarih', 'musteri_id'])
      .executeTakeFirst(),
  );
  about(gone.musteri_id, body.id);
  degisim({ tarih: gone.tarih }, null);
  await forgetFiles({ tx, files, afterCommit }, [gone.buyuk, gone.kucuk]);
  return { id: body.id };
}
