import { basename } from 'node:path';
import type { dashboardCalls } from '@defter/contract/dashboard.ts';
import type { kampanyaCalls } from '@defter/contract/kampanya.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { found } from '../../platform/errors/app-error.ts';
import { DOSYA_PATH } from '../../platform/files/file-path.ts';
import { forgetFiles } from '../../platform/files/forget-files.ts';
import { type Picture, redrawPicture } from '../../platform/files/redraw-picture.ts';
import type { Context, Preparation } from '../../platform/http/context.ts';

/** As wide as the first page shows it, on a fine screen. */
const BOY = { side: 1280, quality: 82 };

/** Draws it anew before the transaction: nothing of where and with what it was taken stays. */
export const drawResim = async ({ body: { file } }: Preparation<typeof kampanyaCalls.saveResim>): Promise<Picture> =>
  (await redrawPicture(Buffer.from(await file.arrayBuffer()), { sizes: [BOY], alan: 'file' }))[0]!;

/** Keeps the picture of a campaign, in the place of the one before. */
export async function saveResim({ tx, body: { id }, oturum, files, degisim, afterCommit }: Context<typeof kampanyaCalls.saveResim>, { data, extension }: Picture) {
  // The campaign is held, so that of two who upload at once one takes the place of the other.
  found((await sql`select id from kampanya where id = ${id} for update`.execute(tx)).rows[0]);
  const eski = await takeResim(tx, id);
  const dosya = await files.put({ bayiID: oturum.bayiID, kind: 'kampanya', extension, data });
  await sql`insert into kampanya_resmi (kampanya_id, dosya) values (${id}, ${dosya})`.execute(tx);
  degisim({ resim: eski ? basename(eski) : null }, { resim: basename(dosya) });
  if (eski) await forgetFiles({ tx, files, afterCommit }, [eski]);
  return { id, resimUrl: DOSYA_PATH + dosya };
}

export async function removeResim({ tx, body: { id }, files, degisim, afterCommit }: Context<typeof kampanyaCalls.removeResim>) {
  const dosya = found(await takeResim(tx, id));
  degisim({ resim: basename(dosya) }, { resim: null });
  await forgetFiles({ tx, files, afterCommit }, [dosya]);
  return { id };
}

/** Takes the picture of a campaign out of the table; its file goes once that is on disk. */
export async function takeResim(tx: Tx, id: number): Promise<string | undefined> {
  const { rows } = await sql<{ dosya: string }>`delete from kampanya_resmi where kampanya_id = ${id} returning dosya`.execute(tx);
  return rows[0]?.dosya;
}

/** The uploaded picture of a campaign `k`, or what a client has said where that is an address. */
export const RESIM_URL = sql<string | null>`coalesce((select ${DOSYA_PATH}::text || r.dosya from kampanya_resmi r where r.bayi_id = k.bayi_id and r.kampanya_id = k.id), case when k.resim ~ '^https?://' then k.resim end)`;

/** More pictures than anybody looks at. */
const EN_COK = 20;

/** The pictures of the campaigns that count on a day, for the first page: those that end first, first. */
export async function listResimler({ tx, clock }: Pick<Context<typeof dashboardCalls.sliderResimler>, 'tx' | 'clock'>) {
  const { rows } = await sql<{ id: number; resim: string; baslik: string }>`
    select * from (
      select k.id, ${RESIM_URL} as resim, k.kampanya_adi as baslik from kampanya k
      where k.aktif_mi and ${clock.today()}::date between k.baslangic_tarihi and k.bitis_tarihi order by k.bitis_tarihi, k.id
    ) k where resim is not null limit ${EN_COK}`.execute(tx);
  return { liste: rows };
}
