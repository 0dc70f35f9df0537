import * as z from 'zod/mini';
import { call } from './call.ts';
import { kimlikParams } from './fields.ts';

const liste = z.object({ liste: z.array(z.object({ id: z.int(), ad: z.string() })) });

export const ilCalls = {
  list: call.get('/il', { reply: liste, yetki: 'giris' }),
  ilceler: call.get('/il/{id}/ilceler', { params: kimlikParams, reply: liste, yetki: 'giris' }),
};
