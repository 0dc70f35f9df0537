import { iletiIzniCalls } from '@defter/contract/ileti-izni.ts';
import { kvkkCalls } from '@defter/contract/kvkk.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildBayi, buildMusteri, buildPersonel, buildTelefon, type TestBayi } from '../../../test/build.ts';
import { buildRiza } from '../../../test/build-kvkk.ts';
import { BUGUN, useServer } from '../../../test/server.ts';

const server = useServer();
let bayi: TestBayi;
let musteri: { id: number; telefon: string };
beforeEach(async () => {
  bayi = await buildBayi(server);
  musteri = await buildMusteri(server, bayi);
});

const izinler = async (of = musteri.id) => (await server.send(iletiIzniCalls.list, { params: { id: of } }, bayi)).liste;
const say = (izin: 'onay' | 'ret', kanal: 'sms' | 'whatsapp' = 'sms') => server.send(iletiIzniCalls.save, { body: { musteriID: musteri.id, kanal, izin } }, bayi);
const bekleyenler = () => server.send(iletiIzniCalls.bekleyenler, {}, bayi);
const dosya = async (body: object = {}) => (await server.send(iletiIzniCalls.dosya, { body }, bayi)).dosya!.toString();

describe('what somebody has said', () => {
  it('is kept with its source and day, and the last word counts', async () => {
    await say('onay');
    await say('onay');
    await say('ret');
    expect(await izinler()).toMatchObject([
      { izin: 'ret', kaynak: 'masa', sonMu: true, telefon: musteri.telefon, personelAdi: 'Deniz Sahip' },
      { izin: 'onay', kaynak: 'masa', sonMu: false },
    ]);
    const log = await server.rows<{ degisim: string }>(`select degisim::text from kayit_gunlugu where nesne = 'iletiIzni' and kayit_id = $1 order by id`, [musteri.id]);
    expect(log.map(({ degisim }) => degisim.includes('"ret"'))).toEqual([false, true]);
  });

  it('is said for each channel by itself, and of a customer with a mobile', async () => {
    await say('onay', 'whatsapp');
    expect(await izinler()).toMatchObject([{ kanal: 'whatsapp', izin: 'onay' }]);
    musteri = await buildMusteri(server, bayi, { telefon: '+902125550101' });
    expect(await say('onay')).toMatchObject({ status: 422, message: 'iletiNumaraYok' });
  });

  it('two desks at once leave one last word', async () => {
    await Promise.all([say('onay'), say('ret'), say('onay'), say('ret')]);
    expect((await izinler()).filter(({ sonMu }) => sonMu)).toHaveLength(1);
  });

  it('follows the consent of the data law, and its end', async () => {
    const riza = await buildRiza(server, bayi, { musteriID: musteri.id, amaclar: ['ticariIleti'] });
    expect(await izinler()).toMatchObject([{ izin: 'onay', kaynak: 'imza', personelAdi: 'Deniz Sahip' }]);
    await server.send(kvkkCalls.geriAl, { body: { id: riza.id, neden: 'İstemiyor' } }, bayi);
    expect((await izinler()).filter(({ sonMu }) => sonMu)).toMatchObject([{ kanal: 'bildirim', izin: 'ret' }, { kanal: 'whatsapp', izin: 'ret' }, { kanal: 'sms', izin: 'ret' }]);
  });

  it('is forgotten with the person', async () => {
    await say('onay');
    await server.send(kvkkCalls.anonimlestir, { body: { id: musteri.id } }, bayi);
    expect(await server.rows('select 1 from ileti_izni where telefon = $1', [musteri.telefon])).toEqual([]);
  });
});

describe('the national register', () => {
  it('is told by a file, once, within three business days', async () => {
    await say('onay');
    const saidAt = async (zaman: string) => {
      await server.rows('update ileti_izni set zaman = $2 where bayi_id = $1', [bayi.bayiID, zaman]);
      return bekleyenler();
    };
    // On the last day it is not late yet; the day is that of Istanbul, and the eve of a holiday is a business day.
    expect([await saidAt('2026-11-20T00:30:00+03:00'), await saidAt('2026-10-27T09:00:00+03:00')]).toMatchObject([
      { gecikenSayisi: 0, liste: [{ sonGun: BUGUN, gecMi: false }] },
      { gecikenSayisi: 1, liste: [{ sonGun: '2026-11-02', gecMi: true }] },
    ]);
    await saidAt('2026-11-23T09:00:00+03:00');
    expect(await bekleyenler()).toMatchObject({ toplamKayit: 1, gecikenSayisi: 0, liste: [{ izin: 'onay', sonGun: '2026-11-26', gecMi: false }] });
    expect(await dosya()).toBe(`\uFEFFtype;source;recipient;status;consentDate;recipientType\r\nMESAJ;HS_FIZIKSEL_ORTAM;${musteri.telefon};ONAY;2026-11-23 09:00:00;BIREYSEL\r\n`);
    expect((await bekleyenler()).liste).toEqual([]);
  });

  it('is told by the last file once more where it was lost, without what was taken back since', async () => {
    expect(await bekleyenler()).toMatchObject({ sonDosya: null });
    expect(await dosya({ yeniden: true })).not.toContain(musteri.telefon);
    await say('onay');
    const other = await buildMusteri(server, bayi);
    await server.mustSend(iletiIzniCalls.save, { body: { musteriID: other.id, kanal: 'sms', izin: 'onay' } }, bayi);
    const lost = await dosya();
    expect(await dosya()).not.toContain(musteri.telefon);
    expect(await bekleyenler()).toMatchObject({ toplamKayit: 0, sonDosya: expect.any(String) });
    expect(await dosya({ yeniden: true })).toBe(lost);
    await server.mustSend(iletiIzniCalls.save, { body: { musteriID: other.id, kanal: 'sms', izin: 'ret' } }, bayi);
    expect((await dosya({ yeniden: true })).match(/MESAJ/g)).toHaveLength(1);
    expect((await bekleyenler()).toplamKayit).toBe(1);
  });

  it('shows what is late, and gives the numbers to nobody who may not see them', async () => {
    await say('ret');
    await server.rows(`update ileti_izni set zaman = '2026-11-18T09:00:00+03:00' where bayi_id = $1`, [bayi.bayiID]);
    const kor = await buildPersonel(server, bayi, ['smsAyar']);
    expect(await server.send(iletiIzniCalls.bekleyenler, {}, kor)).toMatchObject({ gecikenSayisi: 1, liste: [{ sonGun: '2026-11-23', gecMi: true, telefon: expect.stringContaining('•') }] });
    expect(await server.send(iletiIzniCalls.dosya, {}, kor)).toMatchObject({ status: 403 });
  });

  it('tells refusals, in a file as people have it', async () => {
    await say('onay');
    const other = buildTelefon();
    const icerik = ['Alıcı;Durum', `${musteri.telefon};RET`, `0${other.slice(3, 6)} ${other.slice(6, 9)} ${other.slice(9, 11)} ${other.slice(11)};RET`, '+905550001234;ONAY', 'bozuk satır', ''].join('\n');
    expect(await server.send(iletiIzniCalls.retler, { body: { icerik } }, bayi)).toMatchObject({ okunan: 2, yeni: 2, anlasilmayan: 1 });
    expect((await izinler()).filter(({ kanal, sonMu }) => sonMu && kanal === 'sms')).toMatchObject([{ izin: 'ret', kaynak: 'iys' }]);
    expect((await bekleyenler()).liste).toEqual([]);
  });

  it('tells refusals of every channel, by the numbers of people and by no part of another number', async () => {
    const icerik = ['İşlem no;Alıcı;Durum', `15559998877001;${musteri.telefon};RET`].join('\n');
    expect(await server.send(iletiIzniCalls.retler, { body: { icerik } }, bayi)).toMatchObject({ okunan: 1, yeni: 1, anlasilmayan: 0 });
    expect((await izinler()).map(({ kanal, izin, kaynak }) => [kanal, izin, kaynak])).toEqual(expect.arrayContaining(['sms', 'whatsapp', 'bildirim'].map((kanal) => [kanal, 'ret', 'iys'])));
    expect(await server.rows(`select telefon from ileti_izni where bayi_id = $1 and telefon <> $2`, [bayi.bayiID, musteri.telefon])).toEqual([]);
  });
});

describe('the link of a message', () => {
  const KOD = 'ABCDEFGH2';
  beforeEach(async () => {
    await server.house('delete from giden_mesaj');
    await server.house(`insert into giden_mesaj (bayi_id, telefon, mesaj, tur, yol, durum, ret_kodu) values ($1, $2, 'İndirim', 'ticari', 'toplu', 'gonderildi', $3)`, [bayi.bayiID, musteri.telefon, KOD]);
    await say('onay');
  });

  it('refuses by a press, once and for every channel, with an entry in the log', async () => {
    expect(await server.send(iletiIzniCalls.salon, { body: { kod: KOD } })).toMatchObject({ retMi: false, firmaAdi: expect.any(String) });
    expect((await izinler()).map(({ izin }) => izin)).toEqual(['onay']);
    for (let i = 0; i < 2; i += 1) expect(await server.send(iletiIzniCalls.ret, { body: { kod: KOD } })).toMatchObject({ status: 200, message: 'iletiReddedildi' });
    expect((await izinler()).filter(({ sonMu }) => sonMu)).toMatchObject(['bildirim', 'whatsapp', 'sms'].map((kanal) => ({ kanal, izin: 'ret', kaynak: 'baglanti' })));
    expect(await server.send(iletiIzniCalls.salon, { body: { kod: KOD } })).toMatchObject({ retMi: true });
    expect(await server.rows(`select personel_id from kayit_gunlugu where nesne = 'iletiIzni' and kayit_id = $1 order by id desc limit 1`, [musteri.id])).toEqual([{ personel_id: null }]);
  });

  it.each(['', 'yok', 'AAAAAAAAA', `${KOD}A`, "'; drop table--"])('"%s" is nobody’s', async (kod) => {
    for (const call of [iletiIzniCalls.salon, iletiIzniCalls.ret]) expect((await server.send(call, { body: { kod } })).status).toBeGreaterThanOrEqual(400);
  });
});
