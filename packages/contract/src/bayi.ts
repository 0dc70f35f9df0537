import * as z from 'zod/mini';
import { call } from './call.ts';
import { degisen } from './degisen.ts';
import { bos, dosya, evetHayir, kimlik, surumOrNull } from './fields.ts';
import { FirmaAlanlari } from './firma.ts';

/** The caller's business, as it stands on its papers. */
const Bayi = z.object({
  id: z.int(),
  ...FirmaAlanlari.shape,
  ilAdi: bos(z.string()),
  ilceAdi: bos(z.string()),
  /** Address of the picture. */
  logo: bos(z.string()),
  sektorID: z.int(),
  sektorAdi: z.string(),
});
export type Bayi = z.output<typeof Bayi>;

export const bayiCalls = {
  get: call.get('/bayi', { reply: z.object({ bayi: Bayi, surum: z.int() }), yetki: 'giris' }),
  /** A picture that is sent empty stays; `logoKaldir` takes it away. */
  saveFirma: call.post('/bayi/firma-bilgileri', {
    body: degisen(z.extend(FirmaAlanlari, { surum: surumOrNull(), logo: bos(dosya(2)), logoKaldir: evetHayir(false) })),
    reply: z.object({ logo: bos(z.string()) }),
    yetki: 'firmaIslemleri',
    kayit: { menu: 'ayarlar', islem: 'guncelleme' },
    konular: ['ayar'],
  }),
  /** The plan that holds from now on, or after the trial (spec 2§7.18). */
  changePaket: call.put('/satinal/paket-degis', {
    body: z.object({ paketID: kimlik() }),
    yetki: 'firmaIslemleri',
    mesaj: 'paketDegisti',
    kayit: { menu: 'ayarlar', islem: 'guncelleme', nesne: 'paket', kayitID: null },
    konular: ['info', 'oturum'],
  }),
};
