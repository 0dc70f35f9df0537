import type { smsCalls } from '@defter/contract/sms.ts';
import { wrongFields } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';

/** Kinds of files by their first bytes: a name says nothing. */
const KINDS: readonly (readonly [extension: string, first: readonly number[]])[] = [
  ['pdf', [0x25, 0x50, 0x44, 0x46]],
  ['jpg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47]],
];

/** Hands in documents for a sender. Nobody reads them by an address: they are for the operator. */
export async function saveEvraklar({ tx, body: { model }, oturum, files, degisim }: Context<typeof smsCalls.evraklar>) {
  const idler: number[] = [];
  for (const [i, { tip, baslik, dosya }] of model.entries()) {
    const data = new Uint8Array(await dosya.arrayBuffer());
    const kind = KINDS.find(([, first]) => first.every((byte, at) => data[at] === byte));
    if (!kind) throw wrongFields({ [`model.${i}.dosya`]: 'evrakTuruGecersiz' });
    const key = await files.put({ bayiID: oturum.bayiID, kind: 'evrak', extension: kind[0], data });
    const { id } = await tx
      .insertInto('sms_evrak')
      .values({ tip, baslik, dosya: key, dosya_adi: dosya.name.slice(0, 200) || `${tip}.${kind[0]}`, personel_id: oturum.personelID })
      .returning('id')
      .executeTakeFirstOrThrow();
    idler.push(id);
  }
  degisim(null, { evraklar: model.map(({ tip }) => tip), kanalKodu: model.map(({ baslik }) => baslik).join(', ') });
  return { idler };
}
