import type { authCalls } from '@defter/contract/auth.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { DOSYA_PATH } from '../../../platform/files/file-path.ts';
import { kindOfPicture } from '../../../platform/files/picture-kind.ts';
import type { Context } from '../../../platform/http/context.ts';

/** Keeps a new picture of oneself; the one before goes once the new one is saved. */
export async function saveAvatar({ tx, body, oturum, files, afterCommit }: Context<typeof authCalls.avatar>) {
  const data = Buffer.from(await body.avatar.arrayBuffer());
  const kind = kindOfPicture(data);
  if (!kind) throw new AppError('resimGecersiz', { alanlar: { avatar: 'resimGecersiz' } });

  const { personelID, bayiID } = oturum;
  // Locked, so that of two uploads together each removes the one that it replaces.
  const { avatar: before } = await tx
    .selectFrom('personel')
    .select('avatar')
    .where('id', '=', personelID)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const key = await files.put({ bayiID, kind: 'avatar', extension: kind.extension, data });
  await tx.updateTable('personel').set({ avatar: key }).where('id', '=', personelID).execute();
  // A file that stays behind is seen by nobody.
  if (before !== null) afterCommit(() => files.remove(before));
  return { avatar: DOSYA_PATH + key };
}
