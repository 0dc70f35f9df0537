import { ILETI_TURLERI } from '@defter/rules/ileti.ts';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { bos, listeAlani, metin, metinOrNull, ref, secim } from './fields.ts';
import { AliciSuzgeci } from './sms.ts';

/** Notices to the page of customers (spec 2§7.9, whose fields are not shown; docs/adr/0271). */
export const bildirimCalls = {
  /** To customers by ids, by a filter, or both. Only those who have turned notices on in a browser get one. */
  gonder: call.post('/musteri/bildirim-gonder', {
    body: z.object({
      /** Empty: the name of the salon. */
      baslik: metinOrNull(60),
      mesaj: metin(300),
      musteriIDler: listeAlani(ref('musteri'), 1000),
      suzgec: bos(AliciSuzgeci),
      /** A notice without it is commercial, which is the safe reading. */
      tur: z._default(secim('iletiTuru', z.enum(ILETI_TURLERI, { error: 'secimGecersiz' })), 'ticari'),
    }),
    reply: z.object({ /** The id of the sending, for its report. */ id: z.int(), /** The browsers that it goes to. */ kuyruga: z.int(), /** The chosen customers without notices. */ kapali: z.int() }),
    yetki: 'smsGonder',
    mesaj: 'bildirimSiraya',
    kayit: { menu: 'ayarlar', islem: 'ekleme', nesne: 'smsGonderimi' },
    konular: ['sms'],
  }),
};
