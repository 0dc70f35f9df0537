import { ADLI_DONEMLER } from '@defter/rules/donem.ts';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { degisen } from './degisen.ts';
import { bos, evetHayir, kimlikBody, kimlikOrZero, kimlikReply, listeAlani, metin, metinOrNull, ref, secim, surumOrNull, tarihAlani } from './fields.ts';
import { KARSILASTIRMALAR } from './rapor.ts';
import { HAZIR_RAPORLAR } from './raporlar.ts';

/** The settings of a report: its days, filters, order, columns and comparison. Empty ones are the report's own. */
const ayar = z.object({
  /** Days that move with time, such as the present month; without it two fixed days. */
  donem: secim('donem', bos(z.enum(ADLI_DONEMLER, { error: 'secimGecersiz' }))),
  baslangicTarihi: bos(tarihAlani()),
  bitisTarihi: bos(tarihAlani()),
  tarih: bos(tarihAlani()),
  karsilastir: secim('karsilastir', bos(z.enum(KARSILASTIRMALAR, { error: 'secimGecersiz' }))),
  personelID: bos(ref('personel')),
  grupID: bos(ref('musteriGrubu')),
  gelirMi: bos(z.boolean({ error: 'secimGecersiz' })),
  altUrunID: bos(ref('altUrun')),
  odemeSekliID: bos(ref('odemeSekli')),
  sirala: metinOrNull(50),
  /** Columns by name; all without any. */
  sutunlar: listeAlani(metin(50), 40),
});
export type GorunumAyari = z.output<typeof ayar>;

const alanlar = {
  adi: metin(80),
  /** For everybody of the business who may see the report, or only for its owner. */
  herkese: evetHayir(false),
  ayar,
  /** Colleagues who get its figures each Monday, of a view for everybody (docs/adr/0352). */
  alicilar: listeAlani(ref('personel'), 20),
};
const RaporGorunumuKaydi = z.object({ id: kimlikOrZero(), surum: surumOrNull(), rapor: z.enum(HAZIR_RAPORLAR, { error: 'secimGecersiz' }), ...alanlar });

const RaporGorunumu = z.object({
  id: z.int(),
  surum: z.int(),
  rapor: z.enum(HAZIR_RAPORLAR),
  adi: z.string(),
  herkese: z.boolean(),
  ayar,
  alicilar: z.array(z.int()),
  personelAdi: bos(z.string()),
  /** Whether the caller may change it. */
  degisirMi: z.boolean(),
});
export type RaporGorunumu = z.output<typeof RaporGorunumu>;

/** The right to make and change a view for everybody (docs/adr/0350). */
export const HERKESE_YETKISI = 'ayarlarGenelAyarIslemleri';

const konular = ['rapor'] as const;
const yetki = 'raporlama';

/** Views of reports with a name; ours (docs/adr/0350). They hold choices of a screen and no record of the business, so they are not logged. */
export const raporGorunumuCalls = {
  /** The caller's own and those for everybody, of reports that the person may see. */
  list: call.get('/rapor/gorunumler', { reply: z.object({ liste: z.array(RaporGorunumu) }), yetki }),
  create: call.post('/rapor/gorunum', { body: RaporGorunumuKaydi, reply: kimlikReply, yetki, konular }),
  update: call.put('/rapor/gorunum', { body: degisen(z.object({ id: kimlikOrZero(), surum: surumOrNull(), ...alanlar })), reply: kimlikReply, yetki, konular }),
  remove: call.delete('/rapor/gorunum', { body: kimlikBody, reply: kimlikReply, yetki, konular }),
};
