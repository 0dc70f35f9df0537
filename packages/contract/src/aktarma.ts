import * as z from 'zod/mini';
import { call } from './call.ts';
import { bos, kimlik, kimlikOrZero, listeAlani, ref } from './fields.ts';
import { gunSuzgeci, Randevu } from './randevu.ts';
import { OncekiYer } from './randevu-yeri.ts';

/** The most columns that can be asked about at once. */
const EN_COK_HEDEF = 12;
const EN_COK_RANDEVU = 100;

const { id, surum, adi, soyadi, hizmetler, randevuTarihi, baslangicSaat, bitisSaat, randevuDurumu, randevuSutunBaslikID, uygulayanPersonelID, uygulayanPersonelAdi } = Randevu.shape;

/** An appointment that can be given to others, and the obstacles in each column that was asked about. */
export const AktarilacakRandevu = z.object({
  id,
  surum,
  adi,
  soyadi,
  hizmetler,
  randevuTarihi,
  baslangicSaat,
  bitisSaat,
  randevuDurumu,
  randevuSutunBaslikID,
  uygulayanPersonelID,
  uygulayanPersonelAdi,
  /** The further column that would be given, of a second colleague or a room; null if the appointment itself goes. */
  kaynakSutunID: z.nullable(z.int()),
  engeller: z.array(z.object({ randevuSutunBaslikID: z.int(), engel: z.nullable(z.string()), neden: z.nullable(z.string()) })),
});
export type AktarilacakRandevu = z.output<typeof AktarilacakRandevu>;

/** Appointments of one colleague or place that go to others, such as the day of somebody who is ill (docs/adr/0076). */
export const aktarmaCalls = {
  /** The rest of a day (today without one) in a column or of a colleague, also as a second one; of all without either. */
  list: call.get('/randevu/randevu-aktarma', {
    query: z.object({
      tarih: gunSuzgeci(),
      randevuSutunBaslikID: bos(ref('sutun')),
      personelID: bos(ref('personel')),
      /** Ours: the columns that they might go to. */
      hedefler: listeAlani(ref('sutun'), EN_COK_HEDEF),
    }),
    reply: z.object({ liste: z.array(AktarilacakRandevu), toplamKayit: z.int() }),
    yetki: 'randevuDuzenle',
    // Each is moved and put back.
    reads: false,
  }),
  /** Gives appointments to a column or a colleague, or each to one of its own; all of them or none. */
  aktar: call.post('/genel/randevu-aktarma', {
    body: z.object({
      randevuSutunBaslikID: bos(ref('sutun')),
      personelID: bos(ref('personel')),
      /** The specification sends it; it has to be the caller's own. */
      bayiID: bos(kimlik()),
      randevuID: z
        .array(
          z.object({
            id: kimlikOrZero(),
            randevuID: bos(ref('randevu')),
            randevuSutunBaslikID: bos(ref('sutun')),
            personelID: bos(ref('personel')),
            /** Ours: the further column whose place another takes, while the appointment stays. */
            kaynakSutunID: bos(ref('sutun')),
          }),
        )
        .check(z.minLength(1, { error: 'zorunluAlan' }), z.maxLength(EN_COK_RANDEVU, { error: 'istekBuyuk' })),
    }),
    reply: z.object({ id: z.int(), oncekiler: z.array(OncekiYer) }),
    yetki: 'randevuDuzenle',
    mesaj: 'guncellemeBasarili',
    kayit: { menu: 'randevu', islem: 'guncelleme' },
    nested: true,
  }),
};
