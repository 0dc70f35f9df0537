import * as z from 'zod/mini';
import { call } from './call.ts';
import { RaporYetkileri, Yetkiler } from './yetkiler.ts';

/** The header of a call in the preview of a role. Its value is the id of the role; it only takes rights away (docs/adr/0013). */
export const ROL_ONIZLEME_BASLIGI = 'defter-rol';

/** The rights of the signed-in person. They stand apart from the staff, because every page asks for them. */
export const yetkiCalls = {
  own: call.get('/personel/yetkiler', {
    reply: z.object({
      yetkiler: Yetkiler,
      raporYetkileri: RaporYetkileri,
      /** True for an administrator who has not accepted the present terms yet, and has to before anything else (spec 2§1). */
      kosulOnayiGerekli: z.boolean(),
    }),
    yetki: 'giris',
  }),
};
