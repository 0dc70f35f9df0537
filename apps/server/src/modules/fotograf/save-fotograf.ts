import type { fotografCalls } from '@defter/contract/fotograf.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { lockMusteri } from '../kvkk/save-rizalar.ts';
import { shrinkFotograf } from './shrink-fotograf.ts';

/** Keeps a photo of a customer in two sizes; what was sent is not kept. */
export async function createFotograf({ tx, body, oturum, clock, files, degisim }: Context<typeof fotografCalls.create>) {
  const { musteriID, file } = body;
  const tarih = body.tarih ?? clock.today();
  if (tarih > clock.today()) throw new AppError('tarihIleri', { alanlar: { tarih: 'tarihIleri' } });
  await lockMusteri(tx, musteriID);
  const { buyuk, kucuk, genislik, yukseklik } = await shrinkFotograf(Buffer.from(await file.arrayBuffer()));
  const keep = (data: Buffer) => files.put({ bayiID: oturum.bayiID, kind: 'fotograf', extension: 'jpg', data });
  const [buyukKey, kucukKey] = await Promise.all([keep(buyuk), keep(kucuk)]);
  const { id, adi } = await tx
    .insertInto('fotograf')
    .values({ musteri_id: musteriID, tarih, genislik, yukseklik, buyuk: buyukKey, kucuk: kucukKey, personel_id: oturum.personelID })
    .returning(['id', 'adi'])
    .executeTakeFirstOrThrow();
  degisim(null, { tarih });
  return { id, fotografAdi: adi };
}
