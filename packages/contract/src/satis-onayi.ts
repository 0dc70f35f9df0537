import * as z from 'zod/mini';
import { call } from './call.ts';
import { metin, oran, ref, sir } from './fields.ts';

/** Everybody who sells or changes a sale may ask somebody else to approve it. */
const yetki = ['satisEkle', 'musteriSatis', 'satisDuzenle'] as const;

/**
 * Ours (docs/adr/0171). A sale that is refused for its discount or its price comes with `veri.onayIstegi`. Whoever may give it approves that
 * with their password, and the sale is sent again with the code.
 */
export const satisOnayiCalls = {
  /** Who may approve something, by name; `yuzde` is the highest discount that they may give. */
  onaylayanlar: call.get('/satis/onaylayanlar', {
    reply: z.object({ liste: z.array(z.object({ personelID: z.int(), adSoyad: z.string(), yuzde: oran(), fiyatMi: z.boolean() })) }),
    yetki,
  }),
  onayla: call.post('/satis/onay', {
    body: z.object({
      istek: metin(64),
      personelID: ref('personel'),
      parola: sir(z.string({ error: 'zorunluAlan' }).check(z.minLength(1, { error: 'zorunluAlan' }), z.maxLength(200, { error: 'metinUzun' }))),
    }),
    /** The code is told this once. */
    reply: z.object({ onayKodu: sir(z.string()), onaylayanAdi: z.string() }),
    yetki,
    mesaj: 'onayVerildi',
    kayit: { menu: 'satis', islem: 'ekleme', nesne: 'satisOnayi', kayitID: null },
  }),
};
