import { basename } from 'node:path';
import { EN_COK_SALON_RESMI, type onlineRandevuCalls } from '@defter/contract/online-randevu.ts';
import { sql } from 'kysely';
import { takeTurn } from '../../../platform/db/turn.ts';
import { refusalAt } from '../../../platform/errors/app-error.ts';
import { forgetFiles } from '../../../platform/files/forget-files.ts';
import { type Picture, redrawPicture } from '../../../platform/files/redraw-picture.ts';
import type { Context, Preparation } from '../../../platform/http/context.ts';
import { takeResim } from './remove-resim.ts';

type Call = typeof onlineRandevuCalls.createResim;

/** As wide as a large screen shows the page, and as a phone does. */
const BUYUK = { side: 1280, quality: 82 };
const KUCUK = { side: 640, quality: 78 };

/** Draws the two sizes anew before the transaction: nothing of where and with what it was taken stays. */
export const drawResim = async ({ body: { file } }: Preparation<Call>): Promise<[Picture, Picture]> =>
  redrawPicture(Buffer.from(await file.arrayBuffer()), { sizes: [BUYUK, KUCUK], alan: 'file' });

/** Keeps a picture of the page. At the head it takes the place of the one before; of the rooms there is a number at most. */
export async function createResim({ tx, body: { tur, aciklama }, oturum, files, degisim, afterCommit }: Context<Call>, [buyuk, kucuk]: [Picture, Picture]) {
  // Two who upload at once come one after the other.
  takeTurn(tx, 'sayfa_resmi');
  const eski = tur === 'kapak' ? await takeResim(tx, sql`tur = 'kapak'`) : undefined;
  const keep = ({ data, extension }: Picture) => files.put({ bayiID: oturum.bayiID, kind: 'sayfa', extension, data });
  const buyukKey = await keep(buyuk);
  const kucukKey = await keep(kucuk);
  const { rows } = await sql<{ id: number }>`
    insert into sayfa_resmi (tur, sira, buyuk, kucuk, genislik, yukseklik, aciklama)
    select ${tur}, n, ${buyukKey}, ${kucukKey}, ${buyuk.genislik}, ${buyuk.yukseklik}, ${aciklama}
    from generate_series(1, ${tur === 'kapak' ? 1 : EN_COK_SALON_RESMI}::int) n
    where not exists (select from sayfa_resmi r where r.tur = ${tur} and r.sira = n) order by n limit 1
    returning id`.execute(tx);
  const yeni = rows[0];
  if (!yeni) throw refusalAt('file', 'resimSiniri');
  degisim({ resimTuru: null, resim: eski ? basename(eski.buyuk) : null, resimAciklamasi: eski?.aciklama ?? null }, { resimTuru: tur, resim: basename(buyukKey), resimAciklamasi: aciklama });
  if (eski) await forgetFiles({ tx, files, afterCommit }, [eski.buyuk, eski.kucuk]);
  return { id: yeni.id };
}
