import * as z from 'zod/mini';
import { call } from './call.ts';
import { bos, dosya, kimlik, kimlikParams, kimlikReply, ref, tarihAlani } from './fields.ts';
import { means } from './meaning.ts';

/** The largest accepted picture in MiB. A camera of 50 megapixels makes 8 to 16; the panel sends far smaller ones. */
export const FOTOGRAF_MIB = 18;

const fotografAdi = means({ tur: 'no' }, z.uuid({ error: 'kimlikGecersiz' }));

/** A photo of a customer. The picture itself is fetched by its name, which nobody can guess. */
const Fotograf = z.object({
  id: z.int(),
  fotografAdi: z.string(),
  tarih: z.string(),
  /** In pixels of the large picture. */
  genislik: z.int(),
  yukseklik: z.int(),
  ekleyen: bos(z.string()),
  kayitZamani: z.string(),
});
export type Fotograf = z.output<typeof Fotograf>;

export const fotografCalls = {
  list: call.get('/musteri/{id}/fotograflar', {
    params: kimlikParams,
    reply: z.object({ liste: z.array(Fotograf) }),
    yetki: 'musteriFotograf',
  }),
  create: call.post('/musteri/fotograf', {
    // The default is today.
    body: z.object({ musteriID: ref('musteri'), tarih: bos(tarihAlani()), file: dosya(FOTOGRAF_MIB) }),
    reply: z.object({ id: z.int(), fotografAdi: z.string() }),
    yetki: 'musteriFotograf',
    kayit: { menu: 'musteri', islem: 'ekleme', nesne: 'fotograf', kayitID: 'musteriID' },
  }),
  remove: call.delete('/musteri/fotograf', {
    // The specification sends the id and the name; both must be of the same photo.
    body: z.object({ id: kimlik(), fotografAdi: bos(fotografAdi) }),
    reply: kimlikReply,
    yetki: 'musteriFotograf',
    kayit: { menu: 'musteri', islem: 'silme', nesne: 'fotograf' },
  }),
  // Ours: the picture, for a session that may see photos. No address works without a session.
  resim: call.get('/musteri/fotograf/{fotografAdi}', {
    params: z.object({ fotografAdi }),
    query: z.object({ boy: z._default(z.enum(['kucuk', 'buyuk']), 'buyuk') }),
    yetki: 'musteriFotograf',
    dosya: 'image/jpeg',
  }),
};
