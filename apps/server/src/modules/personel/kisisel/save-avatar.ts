import type { authCalls } from '@defter/contract/auth.ts';
import { DOSYA_PATH } from '../../../platform/files/file-path.ts';
import { forgetFiles } from '../../../platform/files/forget-files.ts';
import { type Picture, redrawPicture } from '../../../platform/files/redraw-picture.ts';
import type { Context, Preparation } from '../../../platform/http/context.ts';

/** The largest that a screen shows it. */
const AVATAR = { side: 512, quality: 84 };

/** Draws the picture anew before the transaction: everybody sees it, and a phone writes into it where one lives. */
export async function drawAvatar({ body: { avatar } }: Preparation<typeof authCalls.avatar>): Promise<Picture> {
  const [picture] = await redrawPicture(Buffer.from(await avatar.arrayBuffer()), { sizes: [AVATAR], alan: 'avatar', seeThrough: true });
  return picture;
}

/** Keeps a new picture of oneself; the one before goes once the new one is saved. */
export async function saveAvatar({ tx, oturum, files, afterCommit }: Context<typeof authCalls.avatar>, { data, extension }: Picture) {
  const { personelID, bayiID } = oturum;
  // Locked, so that of two uploads together each removes the one that it replaces.
  const { avatar: before } = await tx
    .selectFrom('personel')
    .select('avatar')
    .where('id', '=', personelID)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const key = await files.put({ bayiID, kind: 'avatar', extension, data });
  await tx.updateTable('personel').set({ avatar: key }).where('id', '=', personelID).execute();
  if (before !== null) await forgetFiles({ tx, files, afterCommit }, [before]);
  return { avatar: DOSYA_PATH + key };
}
