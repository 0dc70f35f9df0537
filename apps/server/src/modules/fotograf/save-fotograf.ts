import type { fotografCalls } from '@defter/contract/fotograf.ts';
import { refusalAt } from '../../platform/errors/app-error.ts';
import { redrawPicture } from '../../platform/files/redraw-picture.ts';
import type { Context, Preparation } from '../../platform/http/context.ts';
import { lockMusteri } from '../musteri/lock-musteri.ts';

type Call = typeof fotografCalls.create;

/** Makes the two sizes before the transaction: it takes seconds, and others wait for their turn. */
export async function makeResimler({ body: { tarih, file }, clock }: Preparation<Call>): Promise<Resimler> {
  if (tarih !== null && tarih > clock.today()) throw refusalAt('tarih', 'tarihIleri');
  return shrinkFotograf(Buffer.from(await file.arrayBuffer()));
}

/** Keeps a photo of a customer in two sizes; what was sent is not kept. */
export async function createFotograf({ tx, body, oturum, clock, files, degisim }: Context<Call>, { buyuk, kucuk, genislik, yukseklik }: Resimler) {
  const { musteriID } = body;
  const tarih = body.tarih ?? clock.today();
  await lockMusteri(tx, musteriID);
  const keep = (data: Buffer) => files.put({ bayiID: oturum.bayiID, kind: 'fotograf', extension: 'jpg', data });
  // One after the other: when the disk is full, nothing is still being written after the refusal.
  const buyukKey = await keep(buyuk);
  const kucukKey = await keep(kucuk);
  const { id, adi } = await tx
    .insertInto('fotograf')
    .values({ musteri_id: musteriID, tarih, genislik, yukseklik, buyuk: buyukKey, kucuk: kucukKey, personel_id: oturum.personelID })
    .returning(['id', 'adi'])
    .executeTakeFirstOrThrow();
  degisim(null, { tarih });
  return { id, fotografAdi: adi };
}

/** The picture that is compared on a screen, and the one in the list. */
const BUYUK = { side: 2048, quality: 84 };
const KUCUK = { side: 360, quality: 78 };

export type Resimler = { buyuk: Buffer; kucuk: Buffer; genislik: number; yukseklik: number };

/** Draws a photo anew in two sizes. Throws as redrawPicture does. */
export async function shrinkFotograf(data: Buffer): Promise<Resimler> {
  const [{ data: buyuk, genislik, yukseklik }, { data: kucuk }] = await redrawPicture(data, { sizes: [BUYUK, KUCUK], alan: 'file' });
  return { buyuk, kucuk, genislik, yukseklik };
}
