import type { bayiCalls } from '@defter/contract/bayi.ts';
import { Hata } from '../../platform/errors/hata.ts';
import { asOwner } from '../../platform/db/scope.ts';
import { DOSYA_PATH } from '../../platform/files/dosya-path.ts';
import { kindOfPicture } from '../../platform/files/picture-kind.ts';
import type { Context } from '../../platform/http/context.ts';
import { changeBolum } from '../ayar/change-bolum.ts';
import { firmaBolumu } from './firma-bolumu.ts';

type SaveContext = Context<typeof bayiCalls.saveFirma>;

/** Saves what stands on the papers of the company, with its picture. */
export async function saveFirma(context: SaveContext) {
  const { logo, logoKaldir, ...firma } = context.body;
  await changeBolum(context, firmaBolumu, firma);
  if (logo || logoKaldir) return { logo: await changeLogo(context, logo) };
  return { logo: addressOf(await readLogo(context)) };
}

const addressOf = (key: string | null) => key && DOSYA_PATH + key;

async function readLogo({ tx, oturum }: SaveContext): Promise<string | null> {
  const { logo } = await tx.selectFrom('bayi').select('logo').where('id', '=', oturum.bayiID).executeTakeFirstOrThrow();
  return logo;
}

/** The picture before goes once the new one is saved. */
async function changeLogo(context: SaveContext, logo: File | undefined): Promise<string | null> {
  const { tx, oturum, files, afterCommit } = context;
  const onceki = await readLogo(context);
  const key = logo ? await putLogo(context, logo) : null;
  await asOwner(tx, () => tx.updateTable('bayi').set({ logo: key }).where('id', '=', oturum.bayiID).execute());
  afterCommit(() => {
    // A file that stays behind is seen by nobody.
    if (onceki !== null) files.remove(onceki).catch(() => undefined);
  });
  return addressOf(key);
}

async function putLogo({ files, oturum }: SaveContext, logo: File): Promise<string> {
  const data = Buffer.from(await logo.arrayBuffer());
  const kind = kindOfPicture(data);
  if (!kind) throw new Hata('resimGecersiz', { alanlar: { logo: 'resimGecersiz' } });
  return files.put({ bayiID: oturum.bayiID, kind: 'logo', extension: kind.extension, data });
}
