import * as z from 'zod/mini';
import { call } from './call.ts';
import { bos, evetHayir, kimlik, kimlikParams, metin, metinOrNull, para, ref, sayi, tamSayi, tarihAlani, tutar } from './fields.ts';
import { SatisKaydi } from './satis.ts';

/** The reason of an act on a package; the customer may ask for it. */
const neden = metin(300);
const hak = { paketHakID: ref('paketHak') };
/** Every line of the same sale that belongs to the customer and allows the act, beside the named one (docs/adr/0260). */
const tumu = evetHayir(false);
const adet = tamSayi(1, 999);
/** The id of the movement, by which it is undone. */
const reply = z.object({ id: z.int() });
const konular = ['satis', 'musteri', 'randevu'] as const;
const ortak = { reply, konular, kota: 'satisModulu' } as const;
const kayit = { menu: 'musteri', islem: 'guncelleme', nesne: 'paketHak', kayitID: null } as const;

/** `adet` sessions against `yeniAdet` of another service. */
const degisim = { adet, altUrunID: ref('altUrun'), yeniAdet: adet };

/** The acts on a package beside using it (docs/adr/0160). Each has its right, a line in the history and a way back. */
export const seansIslemiCalls = {
  /** Frozen until the day on which it is open again; its end moves by as many days. Today is the first day unless another one is named. */
  dondur: call.post('/seans/dondur', {
    ...ortak,
    body: z.object({ ...hak, baslangic: bos(tarihAlani()), bitis: tarihAlani(), tumu, neden }),
    yetki: 'paketDondur',
    kayit,
  }),
  /** Extends the last day, also of a package whose time is over. */
  uzat: call.post('/seans/uzat', { ...ortak, body: z.object({ ...hak, bitis: tarihAlani(), tumu, neden }), yetki: 'paketUzat', kayit }),
  /** Moves sessions to another customer with their money value; without a number all that are left, as with the whole package. */
  devret: call.post('/seans/devret', {
    ...ortak,
    body: z.object({ ...hak, musteriID: ref('musteri'), adet: bos(adet), tumu, neden }),
    yetki: 'paketDevret',
    kayit,
  }),
  /** Lets a family member use it from now on. */
  paylas: call.post('/seans/paylas', { ...ortak, body: z.object({ ...hak, musteriID: ref('musteri'), neden: metinOrNull(300) }), yetki: 'paketPaylas', kayit }),
  /** The cost of an exchange: the value of the given sessions, the price of the new ones, and the difference to pay. */
  degisimHesabi: call.get('/seans/{id}/degisim', {
    params: kimlikParams,
    query: z.object(degisim),
    reply: z.object({ deger: para(), birimFiyat: para(), yeniDeger: para(), fark: para() }),
    yetki: 'paketDegistir',
  }),
  /** Exchanges sessions for those of another service of at least their value. The difference, as it was shown, is a sale of its own. */
  degistir: call.post('/seans/degistir', {
    ...ortak,
    body: z.object({ ...hak, ...degisim, fark: tutar(), odemeler: SatisKaydi.shape.odemeler, neden }),
    yetki: 'paketDegistir',
    konular: [...konular, 'kasa', 'prim'],
    kayit,
  }),
  /** Undoes one of these acts with all lines that it moved, if nothing happened to the sessions since. A frozen package is open again from today. */
  geriAl: call.delete('/seans/islem', {
    ...ortak,
    body: z.object({ id: kimlik(), neden: metinOrNull(300) }),
    yetki: ['paketDondur', 'paketUzat', 'paketDevret', 'paketPaylas', 'paketDegistir'],
    mesaj: 'geriAlindi',
    konular: [...konular, 'kasa', 'prim'],
    kayit,
  }),
};

/** The fields that the record log may show of the sessions of a package. */
export const PAKET_HAK_ALANLARI = {
  seans: sayi(),
  bitis: tarihAlani(),
  donukBaslangic: tarihAlani(),
  donukBitis: tarihAlani(),
};
/** The fields of an act, which have no value before. */
export const PAKET_ISLEM_ALANLARI = { paketHakID: ref('paketHak'), devralanID: ref('musteri'), kullananID: ref('musteri'), altUrunID: ref('altUrun'), yeniAdet: sayi(), fark: para(), neden: metin() };
