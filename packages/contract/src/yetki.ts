import * as z from 'zod/mini';
import { call } from './call.ts';
import { RaporYetkileri, Yetkiler } from './yetkiler.ts';

/** Header of a call that is made as somebody of a role: its value is the role's id. It only ever takes rights away (docs/adr/0013). */
export const ROL_ONIZLEME_BASLIGI = 'defter-rol';

/** What the signed-in person may do: apart from the staff, because every page asks it. */
export const yetkiCalls = {
  own: call.get('/personel/yetkiler', {
    reply: z.object({
      yetkiler: Yetkiler,
      raporYetkileri: RaporYetkileri,
      /** An administrator who has not accepted the terms of today has to, before anything else (spec 2§1). */
      kosulOnayiGerekli: z.boolean(),
    }),
    yetki: 'giris',
  }),
};
