import * as z from 'zod/mini';
import { call } from './call.ts';
import { bos, kimlikParams, kimlikReply, ref, sir } from './fields.ts';

const body = z.object({ personelID: ref('personel') });
const kayit = { menu: 'personel', nesne: 'takvimAboneligi', kayitID: 'personelID' } as const;

/**
 * Ours (docs/adr/0086): the secret address at which a phone reads the appointments of a colleague. People make and revoke their own one; with
 * personelDuzenle also that of others.
 */
export const takvimAboneligiCalls = {
  get: call.get('/personel/{id}/takvim-aboneligi', {
    params: kimlikParams,
    reply: z.object({ varMi: z.boolean(), olusturma: bos(z.string()), sonOkuma: bos(z.string()) }),
    yetki: 'giris',
  }),
  /** A new address, answered only this once; the former one no longer works. */
  create: call.post('/personel/takvim-aboneligi', {
    body,
    reply: z.object({ id: z.int(), adres: sir(z.string()) }),
    yetki: 'giris',
    kayit: { ...kayit, islem: 'ekleme' },
  }),
  remove: call.delete('/personel/takvim-aboneligi', { body, reply: kimlikReply, yetki: 'giris', kayit: { ...kayit, islem: 'silme' } }),
};
