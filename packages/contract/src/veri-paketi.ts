import * as z from 'zod/mini';
import { call } from './call.ts';
import { bos, kimlikReply, metin, sir, zaman } from './fields.ts';

const VERI_PAKETI_DURUMLARI = ['hazirlaniyor', 'hazir', 'silindi', 'hata'] as const;

const VeriPaketi = z.object({
  id: z.int(),
  durum: z.enum(VERI_PAKETI_DURUMLARI),
  /** How much of it is written, from 0 to 100. */
  yuzde: z.int(),
  istendi: zaman(),
  isteyenAdi: bos(z.string()),
  /** Bytes of the file, and until when it is kept. */
  boyut: z.nullable(z.int()),
  gecerlilik: z.nullable(z.string()),
});
export type VeriPaketi = z.output<typeof VeriPaketi>;

/** Who gives rights can give themselves every other, and owns the data (docs/adr/0341). */
const yetki = 'yetkiVer';

/** Ours: everything that a business has in one file, for who wants to leave or to keep a copy. */
export const veriPaketiCalls = {
  /** The last one that was asked for; null before the first. */
  get: call.get('/export/veri-paketi', { reply: z.object({ paket: z.nullable(VeriPaketi) }), yetki }),
  /** Asks for one with one's own password; while one is made it is that one. */
  iste: call.post('/export/veri-paketi', {
    body: z.object({ sifre: sir(metin(128)) }),
    reply: kimlikReply,
    yetki,
    limit: 20,
    mesaj: 'veriPaketiIstendi',
    kayit: { menu: 'excel', islem: 'disaAktarma', kayitID: null },
  }),
  /** An address at which the file can be taken for ten minutes, by whoever has it. */
  baglanti: call.post('/export/veri-paketi/baglanti', {
    reply: z.object({ yol: z.string() }),
    yetki,
    kayit: { menu: 'excel', islem: 'disaAktarma', kayitID: null },
  }),
};
