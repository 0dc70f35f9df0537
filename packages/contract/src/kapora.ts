import * as z from 'zod/mini';
import { call } from './call.ts';
import { bos, kimlikParams, kimlikReply, metinOrNull, para, ref, secim, tamSayi, tarihAlani, tutar } from './fields.ts';

/** A deposit that was taken for an appointment, and what became of it: set off against the sale, given back, kept. */
const Kapora = z.object({
  id: z.int(),
  tarih: z.string(),
  odemeSekliID: z.int(),
  odemeSekliAdi: z.string(),
  tutar: para(),
  mahsup: para(),
  iade: para(),
  tutulan: para(),
  /** The rest of it: the customer's credit. */
  kalan: para(),
});

/** The decisions of the desk beside the rule of the business (docs/adr/0084). */
const KAPORA_KARARLARI = ['iade', 'tutulur'] as const;

export const KaporaKaydi = z.object({
  randevuID: ref('randevu'),
  odemeSekliID: ref('odemeSekli'),
  tutar: tutar().check(z.gt(0, { error: 'tutarSifir' })),
  /** The default is today. */
  tarih: bos(tarihAlani()),
});

const kayit = { menu: 'randevu', islem: 'guncelleme', nesne: 'kapora', kayitID: 'randevuID' } as const;
const konular = ['kasa', 'musteri', 'satis'] as const;
const kota = 'satisModulu';

export const kaporaCalls = {
  /** The deposits of an appointment, and the present result of the rule. */
  list: call.get('/randevu/{id}/kapora', {
    params: kimlikParams,
    reply: z.object({ liste: z.array(Kapora), kalan: para(), tutulan: para(), kural: z.enum(['bekler', ...KAPORA_KARARLARI]) }),
    yetki: ['musteriTahsilat', 'satisDuzenle'],
  }),
  /** Takes a deposit: it is in the till and on the customer's account at once. */
  create: call.post('/randevu/kapora', {
    /** The number of deposits that the desk has seen. If another desk has taken one since, the call is refused (`kaporaAlinmis`). */
    body: z.extend(KaporaKaydi, { kaporaSayisi: bos(tamSayi(0, 10_000)) }),
    reply: kimlikReply,
    yetki: ['musteriTahsilat', 'satisDuzenle'],
    kota,
    mesaj: 'kaporaAlindi',
    kayit,
    konular,
  }),
  /** Gives back the rest and kept deposits, or keeps the rest. A decision against the rule needs a reason. */
  karar: call.post('/randevu/kapora-karar', {
    body: z.object({
      randevuID: ref('randevu'),
      karar: secim('kaporaKarari', z.enum(KAPORA_KARARLARI, { error: 'secimGecersiz' })),
      neden: metinOrNull(300),
    }),
    reply: kimlikReply,
    yetki: 'satisDuzenle',
    kota,
    kayit,
    konular,
  }),
};
