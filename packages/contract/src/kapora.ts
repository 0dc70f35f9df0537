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
  /** What is left of it: the customer's credit. */
  kalan: para(),
});

/** What the desk decides, beside what the rule of the business says (docs/adr/0084). */
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
  /** The deposits of an appointment, and what the rule says of them now. */
  list: call.get('/randevu/{id}/kapora', {
    params: kimlikParams,
    reply: z.object({ liste: z.array(Kapora), kalan: para(), tutulan: para(), kural: z.enum(['bekler', ...KAPORA_KARARLARI]) }),
    yetki: ['musteriTahsilat', 'satisDuzenle'],
  }),
  /** Takes a deposit: it is in the till and on the customer's account at once. */
  create: call.post('/randevu/kapora', {
    /** With how many deposits the appointment had as one looked, one more that another desk has taken since is refused (`kaporaAlinmis`). */
    body: z.extend(KaporaKaydi, { kaporaSayisi: bos(tamSayi(0, 10_000)) }),
    reply: kimlikReply,
    yetki: ['musteriTahsilat', 'satisDuzenle'],
    kota,
    mesaj: 'kaporaAlindi',
    kayit,
    konular,
  }),
  /** Gives back all that is left or was kept, or keeps all that is left. What differs from the rule needs a reason. */
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
