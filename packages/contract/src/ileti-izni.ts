import { ILETI_KANALLARI } from '@defter/rules/ileti.ts';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { bos, evetHayir, gizliMetin, kimlikParams, kimlikReply, metin, ref, sayi, secim, sir, tarihAlani, zaman } from './fields.ts';

const izin = secim('iletiIzni', z.enum(['onay', 'ret'], { error: 'secimGecersiz' }));
const kanal = secim('iletiKanali', z.enum(ILETI_KANALLARI, { error: 'secimGecersiz' }));
/** The origin of a consent or refusal: a code, a signature, the desk, a reply, the link of a message, the file of the register. */
const IZIN_KAYNAKLARI = ['smsKod', 'imza', 'masa', 'yanit', 'baglanti', 'iys'] as const;

/** The fields that the record log shows of a consent to commercial messages, or of its end. */
export const ILETI_IZNI_KAYIT_ALANLARI = { iletiIzni: izin, iletiKanali: kanal, retSayisi: sayi() };

const IletiIzni = z.object({
  id: z.int(),
  telefon: gizliMetin('telefon'),
  kanal,
  izin,
  kaynak: z.enum(IZIN_KAYNAKLARI),
  zaman: zaman(),
  /** Whether it is the latest of its number and channel, which counts. */
  sonMu: z.boolean(),
  personelAdi: bos(z.string()),
});
export type IletiIzni = z.output<typeof IletiIzni>;

const Bekleyen = z.object({ id: z.int(), telefon: gizliMetin('telefon'), musteriAdi: bos(z.string()), izin, kaynak: z.enum(IZIN_KAYNAKLARI), zaman: zaman(), sonGun: tarihAlani(), gecMi: z.boolean() });

/** The code in a line of refusal. */
const retKodu = z.object({ kod: sir(z.string({ error: 'zorunluAlan' }).check(z.regex(/^[A-Z2-9]{9}$/, { error: 'kodGecersiz' }))) });

/** Ours (docs/adr/0211): the consents to commercial messages, by number and channel. */
export const iletiIzniCalls = {
  /** All consents and refusals of a customer's numbers, the newest first. */
  list: call.get('/musteri/{id}/ileti-izinleri', { params: kimlikParams, reply: z.object({ liste: z.array(IletiIzni) }), yetki: 'musteriGoruntule' }),
  /** Notes at the desk a consent or refusal, for all mobiles of the customer. */
  save: call.post('/musteri/ileti-izni', {
    body: z.object({ musteriID: ref('musteri'), kanal, izin }),
    reply: kimlikReply,
    yetki: 'musteriDuzenle',
    kayit: { menu: 'musteri', islem: 'guncelleme', nesne: 'iletiIzni', kayitID: 'musteriID' },
    konular: ['sms'],
  }),
  /** The consents that the national register (İYS) does not know yet, the most urgent first, and the time of its last file. */
  bekleyenler: call.get('/sms/iys', { reply: z.object({ liste: z.array(Bekleyen), toplamKayit: z.int(), gecikenSayisi: z.int(), sonDosya: bos(zaman()) }), yetki: 'smsAyar' }),
  /** The same as the file for its portal; consents in it count as told. `yeniden` gives the last file once more, if it was lost on its way. */
  dosya: call.post('/sms/iys-dosyasi', {
    body: z.object({ yeniden: evetHayir(false) }),
    dosya: 'text/csv; charset=utf-8',
    yetki: 'smsAyar',
    kayit: { menu: 'musteri', islem: 'disaAktarma', nesne: 'iletiIzni', kayitID: null },
    konular: ['sms'],
  }),
  /** Reads the numbers that have refused at the register, from its file. */
  retler: call.post('/sms/iys-ret', {
    body: z.object({ icerik: metin(2_000_000) }),
    reply: z.object({ okunan: z.int(), yeni: z.int(), anlasilmayan: z.int() }),
    yetki: 'smsAyar',
    json: true,
    kayit: { menu: 'musteri', islem: 'guncelleme', nesne: 'iletiIzni', kayitID: null },
  }),
  /** The salon whose message had a line of refusal. */
  salon: call.post('/ileti/salon', { body: retKodu, reply: z.object({ firmaAdi: z.string(), retMi: z.boolean() }), yetki: 'herkes', reads: true, limit: 30 }),
  /** Refuses further commercial messages, by the code of one. */
  ret: call.post('/ileti/ret', { body: retKodu, reply: z.object({ firmaAdi: z.string() }), yetki: 'herkes', mesaj: 'iletiReddedildi', limit: 30 }),
};
