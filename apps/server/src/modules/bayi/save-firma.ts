import type { bayiCalls } from '@defter/contract/bayi.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { DOSYA_PATH } from '../../platform/files/file-path.ts';
import { kindOfPicture } from '../../platform/files/picture-kind.ts';
import type { Context } from '../../platform/http/context.ts';
import { changeBolum } from '../ayar/change-bolum.ts';
import { firmaBolumu } from './firma-bolumu.ts';
import { readLogo } from './get-bayi.ts';

type SaveContext = Context<typeof bayiCalls.saveFirma>;

/**
 * Saves what stands on the papers of the company, with its picture. A picture that was replaced stays in the file
 * store: the change can be taken back.
 */
export async function saveFirma(context: SaveContext) {
  const { surum, logo, logoKaldir, ...firma } = context.body;
  const yeniLogo = logo ? await putLogo(context, logo) : logoKaldir ? null : undefined;
  await changeBolum(context, firmaBolumu, { ...firma, logo: yeniLogo }, { surum });
  const key = await readLogo(context.tx, context.oturum.bayiID);
  return { logo: key && DOSYA_PATH + key };
}

async function putLogo({ files, oturum }: SaveContext, logo: File): Promise<string> {
  const data = Buffer.from(await logo.arrayBuffer());
  const kind = kindOfPicture(data);
  if (!kind) throw new AppError('resimGecersiz', { alanlar: { logo: 'resimGecersiz' } });
  return files.put({ bayiID: oturum.bayiID, kind: 'logo', extension: kind.extension, data });
}
