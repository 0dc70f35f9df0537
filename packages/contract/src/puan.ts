import * as z from 'zod/mini';
import { call } from './call.ts';
import { bos, kimlikParams, liste, metin, ondalik, para, ref, sayfaAlanlari, sayi } from './fields.ts';

/** Points earned by a sale or used as payment, whose reversal has the opposite sign; or loaded or moved by hand, for a reason. */
const PuanHareketi = z.object({
  id: z.int(),
  tarih: z.string(),
  tur: z.enum(['kazanc', 'odeme', 'yukleme', 'aktarim']),
  puan: sayi(),
  /** Null if it was made by hand. */
  satisID: bos(z.int()),
  satisNo: bos(z.int()),
  /** By hand: the reason, the person, and the other customer. */
  neden: bos(z.string()),
  yapanAdi: bos(z.string()),
  karsiAdi: bos(z.string()),
});
export type PuanHareketi = z.output<typeof PuanHareketi>;

const EN_COK_PUAN = 1_000_000;
const puan = () => sayi().check(ondalik(2, 'sayiGecersiz'), z.lte(EN_COK_PUAN, { error: 'sayiGecersiz' }));
const neden = metin().check(z.minLength(1, { error: 'zorunluAlan' }), z.maxLength(200, { error: 'metinUzun' }));
/** The points that are left. */
const reply = z.object({ id: z.int(), puan: sayi() });
const kayit = { menu: 'musteri', islem: 'guncelleme', nesne: 'puan' } as const;

export const puanCalls = {
  /** The points of a customer, their value, and their movements, newest first. */
  hareketler: call.get('/musteri/{id}/puan-hareketleri', {
    params: kimlikParams,
    query: z.object({ sayfa: sayfaAlanlari.sayfa, sayfaBoyutu: sayfaAlanlari.sayfaBoyutu }),
    reply: z.object({ puan: sayi(), deger: para(), ...liste(PuanHareketi).shape }),
    yetki: 'musteriGoruntule',
  }),
  /** Gives a customer points, or with a negative number takes some off, never more than there are (spec 2§6). */
  yukle: call.post('/musteri/puan-yukle', {
    body: z.object({
      musteriID: ref('musteri'),
      puan: puan().check(z.gte(-EN_COK_PUAN, { error: 'sayiGecersiz' }), z.refine((adet) => adet !== 0, { error: 'sayiGecersiz' })),
      neden,
    }),
    reply,
    yetki: 'puanYukle',
    mesaj: 'puanYuklendi',
    kayit,
  }),
  /** Moves points of a customer to another one (spec 2§6). */
  aktar: call.post('/musteri/puan-aktar', {
    body: z
      .object({ musteriID: ref('musteri'), aliciID: ref('musteri'), puan: puan().check(z.gt(0, { error: 'sayiGecersiz' })), neden })
      .check(z.refine(({ musteriID, aliciID }) => musteriID !== aliciID, { error: 'secimGecersiz', path: ['aliciID'] })),
    reply,
    yetki: 'puanAktar',
    mesaj: 'puanAktarildi',
    kayit,
  }),
};
