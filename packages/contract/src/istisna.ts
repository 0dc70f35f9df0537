import { ISTISNA_TURLERI } from '@defter/rules/acik-saat.ts';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { bos, kimlikBody, kimlikReply, listeAlani, metin, ref, saatAlani, secim, tamSayi, tarihAlani } from './fields.ts';

const tur = secim('istisnaTuru', z.enum(ISTISNA_TURLERI, { error: 'secimGecersiz' }));

const alanlar = {
  tur,
  /** The column that is closed for some hours; empty for all columns. */
  randevuSutunBaslikID: bos(ref('sutun')),
  baslangicTarihi: tarihAlani(),
  /** The last day. Empty means the first day only, or no end for closed hours. */
  bitisTarihi: bos(tarihAlani()),
  /** Empty for closed days. */
  baslangicSaat: bos(saatAlani()),
  bitisSaat: bos(saatAlani()),
};

/** The weekdays (1 is Monday) on which hours are closed; none is every day. */
const gunler = () => listeAlani(secim('gun', tamSayi(1, 7)), 7);

export const IstisnaKaydi = z.object({ ...alanlar, gunler: gunler(), aciklama: metin(120) });
export const Istisna = z.object({ id: z.int(), ...alanlar, sutunAdi: z.nullable(z.string()), gunler: z.array(z.int()), aciklama: z.string() });
export type Istisna = z.output<typeof Istisna>;

/** Ours (docs/adr/0055): days and hours that differ from the hours of the week. */
export const istisnaCalls = {
  /** The exceptions within the range, by day; without a range all that have not passed. */
  list: call.get('/randevu/istisnalar', {
    query: z.object({ baslangicTarihi: bos(tarihAlani()), bitisTarihi: bos(tarihAlani()) }),
    reply: z.object({ liste: z.array(Istisna) }),
    yetki: 'giris',
  }),
  /** `randevuSayisi`: the number of appointments in its time, which stay. */
  create: call.post('/randevu/istisnalar', {
    body: IstisnaKaydi,
    reply: z.object({ id: z.int(), randevuSayisi: z.int() }),
    yetki: 'randevuAyarlari',
    kayit: { menu: 'ayarlar', islem: 'ekleme', nesne: 'istisna' },
  }),
  remove: call.delete('/randevu/istisnalar', {
    body: kimlikBody,
    reply: kimlikReply,
    yetki: 'randevuAyarlari',
    kayit: { menu: 'ayarlar', islem: 'silme', nesne: 'istisna' },
  }),
};
