import { GIDER_PERIYOTLARI } from '@defter/rules/duzenli-gider.ts';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { degisen } from './degisen.ts';
import { bos, kimlik, kimlikBody, kimlikOrZero, kimlikReply, metin, para, ref, secim, surumOrNull, tamSayi, tarihAlani, tutar } from './fields.ts';

const alanlar = {
  adi: metin(100),
  tutar: tutar().check(z.gt(0, { error: 'tutarSifir' })),
  odemeSekliID: ref('odemeSekli'),
  kategoriID: bos(ref('kategori')),
  altKategoriID: bos(ref('altKategori')),
  /** The colleague whose wages they are. */
  personelID: bos(ref('personel')),
  periyot: secim('giderPeriyodu', z.enum(GIDER_PERIYOTLARI, { error: 'secimGecersiz' })),
  /** The day of the month, or the weekday from 1, Monday. */
  gun: tamSayi(1, 31),
  baslangic: tarihAlani(),
  bitis: bos(tarihAlani()),
};
export const DuzenliGiderKaydi = z.object({ id: kimlikOrZero(), surum: surumOrNull(), ...alanlar });

const DuzenliGider = z.object({ id: z.int(), surum: z.int(), ...alanlar, tutar: para(), odemeSekliAdi: z.string(), kategoriAdi: bos(z.string()), personelAdi: bos(z.string()) });
export type DuzenliGider = z.output<typeof DuzenliGider>;

/** One due day of a cost that is neither booked nor left out. */
const BekleyenGider = z.object({ giderID: z.int(), adi: z.string(), tutar: para(), odemeSekliAdi: z.string(), vade: z.string(), gecikenGun: z.int() });
export type BekleyenGider = z.output<typeof BekleyenGider>;

const vade = z.object({ giderID: ref('duzenliGider'), vade: tarihAlani() });
const kayit = { menu: 'kasa', nesne: 'duzenliGider' } as const;
const yetki = 'kasaEkle';

/** Ours (docs/adr/0173). Without kasaTumHesaplar a person sees the costs of the cash account only. */
export const duzenliGiderCalls = {
  /** The recurring costs, and their due days until today, the oldest first. */
  list: call.get('/kasa/duzenli-giderler', { reply: z.object({ liste: z.array(DuzenliGider), bekleyenler: z.array(BekleyenGider) }), yetki: 'kasaIslemleri' }),
  create: call.post('/kasa/duzenli-gider', { body: DuzenliGiderKaydi, reply: kimlikReply, yetki, kayit: { ...kayit, islem: 'ekleme' } }),
  update: call.put('/kasa/duzenli-gider', { body: degisen(DuzenliGiderKaydi), reply: kimlikReply, yetki, kayit: { ...kayit, islem: 'guncelleme' } }),
  /** Movements that were booked from it stay in the till. */
  remove: call.delete('/kasa/duzenli-gider', { body: kimlikBody, reply: kimlikReply, yetki, kayit: { ...kayit, islem: 'silme' } }),
  /** Books the cost of a due day, today; once. Another amount may be sent. The answer is the movement of the till. */
  isle: call.post('/kasa/duzenli-gider/isle', { body: z.extend(vade, { tutar: bos(tutar().check(z.gt(0, { error: 'tutarSifir' }))) }), reply: kimlikReply, yetki, mesaj: 'giderIslendi', kayit: { menu: 'kasa', islem: 'ekleme' } }),
  /** Leaves a due day out, for a reason. */
  atla: call.post('/kasa/duzenli-gider/atla', { body: z.extend(vade, { neden: metin(300) }), reply: z.object({ id: kimlik() }), yetki, mesaj: 'giderAtlandi', kayit: { ...kayit, islem: 'guncelleme' } }),
};
