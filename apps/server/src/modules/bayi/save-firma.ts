import type { bayiCalls } from '@defter/contract/bayi.ts';
import { DOSYA_PATH } from '../../platform/files/file-path.ts';
import { type Picture, redrawPicture } from '../../platform/files/redraw-picture.ts';
import type { Context, Preparation } from '../../platform/http/context.ts';
import { changeBolum } from '../ayar/change-bolum.ts';
import { firmaBolumu } from './firma-bolumu.ts';
import { readLogo } from './get-bayi.ts';

type SaveContext = Context<typeof bayiCalls.saveFirma>;

/**
 * Saves what stands on the papers of the company, with its picture. A picture that was replaced stays in the file
 * store: the change can be taken back.
 */
export async function saveFirma(context: SaveContext, yeni: Picture | undefined) {
  const { surum, logo: _logo, logoKaldir, ...firma } = context.body;
  const yeniLogo = yeni ? await putLogo(context, yeni) : logoKaldir ? null : undefined;
  await changeBolum(context, firmaBolumu, { ...firma, logo: yeniLogo }, { surum });
  const key = await readLogo(context.tx, context.oturum.bayiID);
  return { logo: key && DOSYA_PATH + key };
}

/** As large as papers need it; what is see-through stays so. */
const LOGO = { side: 1024, quality: 90 };

/** Draws the sign anew before the transaction, within limits: papers and screens show it. */
export async function drawLogo({ body: { logo } }: Preparation<typeof bayiCalls.saveFirma>): Promise<Picture | undefined> {
  if (!logo) return undefined;
  const [picture] = await redrawPicture(Buffer.from(await logo.arrayBuffer()), { sizes: [LOGO], alan: 'logo', seeThrough: true });
  return picture;
}

const putLogo = ({ files, oturum: { bayiID } }: SaveContext, { data, extension }: Picture): Promise<string> =>
  files.put({ bayiID, kind: 'logo', extension, data });
