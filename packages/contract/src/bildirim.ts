import { ILETI_TURLERI } from '@defter/rules/ileti.ts';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { bos, listeAlani, metin, metinOrNull, ref, secim } from './fields.ts';
import { AliciSuzgeci } from './sms.ts';

/** Notices to the page of customers (spec 2§7.9, whose fields are not shown; docs/adr/0271). */
export const bildirimCalls = {
  /** To customers of a list, by a filter, or both. Only those who have turned notices on in a browser get one. */
  gonder: call.post('/musteri/bildirim-gonder', {
    body: z.object({
      /** The name of the salon without one. */
      baslik: metinOrNull(60),
      mesaj: metin(300),
      musteriIDler: listeAlani(ref('musteri'), 1000),
      suzgec: bos(AliciSuzgeci),
      /** What does not say so is commercial: that is the safe reading. */
      tur: z._default(secim('iletiTuru', z.enum(ILETI_TURLERI, { error: 'secimGecersiz' })), 'ticari'),
    }),
    reply: z.object({ /** Of the sending, for its report. */ id: z.int(), /** Browsers that it goes to. */ kuyruga: z.int(), /** Of the chosen those without notices. */ kapali: z.int() }),
    yetki: 'smsGonder',
    mesaj: 'bildirimSiraya',
    kayit: { menu: 'ayarlar', islem: 'ekleme', nesne: 'smsGonderimi' },
    konular: ['sms'],
  }),
};
