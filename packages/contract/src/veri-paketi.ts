import * as z from 'zod/mini';
import { call } from './call.ts';
import { bos, kimlikReply, metin, sir, zaman } from './fields.ts';

const VERI_PAKETI_DURUMLARI = ['hazirlaniyor', 'hazir', 'silindi', 'hata'] as const;

const VeriPaketi = z.object({
  id: z.int(),
  durum: z.enum(VERI_PAKETI_DURUMLARI),
  /** The progress, from 0 to 100. */
  yuzde: z.int(),
  istendi: zaman(),
  isteyenAdi: bos(z.string()),
  /** The size of the file in bytes, and the end of its storage. */
  boyut: z.nullable(z.int()),
  gecerlilik: z.nullable(z.string()),
});
export type VeriPaketi = z.output<typeof VeriPaketi>;

/** A person who gives rights can give themselves any other, and owns the data (docs/adr/0341). */
const yetki = 'yetkiVer';

/** Ours: all data of a business in one file, to leave or to keep a copy. */
export const veriPaketiCalls = {
  /** The last file that was asked for; null before the first. */
  get: call.get('/export/veri-paketi', { reply: z.object({ paket: z.nullable(VeriPaketi) }), yetki }),
  /** Asks for a file, with the person's own password; if one is being made it is that one. */
  iste: call.post('/export/veri-paketi', {
    body: z.object({ sifre: sir(metin(128)) }),
    reply: kimlikReply,
    yetki,
    limit: 20,
    mesaj: 'veriPaketiIstendi',
    kayit: { menu: 'excel', islem: 'disaAktarma', kayitID: null },
  }),
  /** An address at which anybody who has it can download the file for ten minutes. */
  baglanti: call.post('/export/veri-paketi/baglanti', {
    reply: z.object({ yol: z.string() }),
    yetki,
    kayit: { menu: 'excel', islem: 'disaAktarma', kayitID: null },
  }),
};
