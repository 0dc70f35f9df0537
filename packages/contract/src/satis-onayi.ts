import * as z from 'zod/mini';
import { call } from './call.ts';
import { smsKodu } from './auth.ts';
import { bos, metin, oran, ref, sir, tutarOrZero } from './fields.ts';

/** Everybody who sells or changes a sale may ask a colleague to approve it. */
const yetki = ['satisEkle', 'musteriSatis', 'satisDuzenle'] as const;

/** The request and the colleague who approves it; the text of a code names the amounts. */
const istek = { istek: metin(64), personelID: ref('personel'), musteriID: bos(ref('musteri')), toplamTutar: tutarOrZero(), iskontoToplam: tutarOrZero() };

/**
 * Ours (docs/adr/0171). A sale that is refused for its discount or its price comes with `veri.onayIstegi`. A colleague with the right approves that
 * with their password, or from elsewhere by a code on their phone, and the sale is sent again with the code of the approval.
 */
export const satisOnayiCalls = {
  /** The colleagues who may approve a sale; `yuzde` is the highest discount that they may give. */
  onaylayanlar: call.get('/satis/onaylayanlar', {
    reply: z.object({ liste: z.array(z.object({ personelID: z.int(), adSoyad: z.string(), yuzde: oran(), fiyatMi: z.boolean() })) }),
    yetki,
  }),
  /** Sends a code to the registered number of a colleague who is not at the desk. Its text names the person who asks, the customer and the amounts. */
  kod: call.post('/satis/onay-kodu', {
    body: z.object(istek),
    reply: z.object({ gecerlilikSaniye: z.int() }),
    yetki,
    mesaj: 'kodGonderildi',
    limit: 10,
  }),
  onayla: call.post('/satis/onay', {
    body: z
      .object({ ...istek, parola: bos(sir(z.string().check(z.maxLength(200, { error: 'metinUzun' })))), smsKodu: bos(smsKodu) })
      .check(z.refine(({ parola, smsKodu: kod }) => parola !== null || kod !== null, { error: 'zorunluAlan', path: ['parola'] })),
    /** The code is answered only this once. */
    reply: z.object({ onayKodu: sir(z.string()), onaylayanAdi: z.string() }),
    yetki,
    mesaj: 'onayVerildi',
    kayit: { menu: 'satis', islem: 'ekleme', nesne: 'satisOnayi', kayitID: null },
  }),
};
