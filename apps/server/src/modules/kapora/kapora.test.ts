import { ayarCalls } from '@defter/contract/ayar.ts';
import { kaporaCalls } from '@defter/contract/kapora.ts';
import { kasaCalls } from '@defter/contract/kasa.ts';
import { kayitGunluguCalls } from '@defter/contract/kayit-gunlugu.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAltUrun, buildBayi, buildMusteri, buildPersonel, buildRandevu, type TestBayi } from '../../../test/build.ts';
import { sendWhileHeld } from '../../../test/hold.ts';
import { BUGUN, useServer, YARIN } from '../../../test/server.ts';

const NAKIT = 1;
const KART = 2;
const CUMA = '2026-11-27';
const server = useServer();
let bayi: TestBayi;
let musteriID: number;
/** An appointment of a service for 300 lira the day after tomorrow, which may be cancelled for nothing until tomorrow. */
let id: number;
beforeEach(async () => {
  bayi = await buildBayi(server);
  musteriID = (await buildMusteri(server, bayi)).id;
  const altUrunIDler = [(await buildAltUrun(server, bayi, { fiyat: 300 })).id];
  id = (await buildRandevu(server, bayi, { musteriID, altUrunIDler, randevuTarihi: CUMA })).id;
});

const take = (tutar: number, rest: object = {}, { jeton } = bayi) => server.send(kaporaCalls.create, { body: { randevuID: id, odemeSekliID: NAKIT, tutar, ...rest } }, { jeton });
const decide = (karar: 'iade' | 'tutulur', neden?: string) => server.send(kaporaCalls.karar, { body: { randevuID: id, karar, ...(neden && { neden }) } }, bayi);
const list = () => server.send(kaporaCalls.list, { params: { id } }, bayi);
const setDurum = (randevuDurumu: string) => server.send(randevuCalls.update, { body: { id, randevuDurumu } }, bayi);
const remove = () => server.send(randevuCalls.remove, { body: { id, silmeNedeni: 'Vazgeçti' } }, bayi);
const openSatis = async () => (await server.send(randevuCalls.satis, { body: { randevuID: id } }, bayi)).id;
const getSatis = async (satisID: number) => (await server.send(satisCalls.get, { params: { id: satisID } }, bayi)).satis;
const finish = (satisID: number, changes: object = {}) => server.send(satisCalls.update, { body: { id: satisID, islemde: false, ...changes } }, bayi);
/** The money of the business and of the customer, as the panel shows them. */
const money = async () => ({
  kasa: (await server.send(kasaCalls.hesapBakiyeleri, {}, bayi)).toplam,
  bakiye: (await server.send(musteriCalls.get, { params: { id: musteriID } }, bayi)).musteri.bakiye,
});

describe('a deposit', () => {
  it('is in the till and on the account at once, and is taken by musteriTahsilat alone', async () => {
    const kasiyer = await buildPersonel(server, bayi, ['musteriTahsilat', 'randevuTumunuGor']);
    expect(await take(100, { odemeSekliID: KART }, kasiyer)).toMatchObject({ status: 200, message: 'kaporaAlindi' });
    expect(await money()).toEqual({ kasa: 100, bakiye: -100 });
    expect(await list()).toMatchObject({ kalan: 100, tutulan: 0, kural: 'bekler', liste: [{ tarih: BUGUN, odemeSekliAdi: 'Kredi kartı', tutar: 100, kalan: 100 }] });
    const { kasa } = await server.send(kasaCalls.list, { query: {} }, bayi);
    expect(kasa).toMatchObject([{ gelir: 100, odemeSekliID: KART, musteriAdi: expect.stringContaining('Müşteri'), kaporaID: expect.any(Number) }]);
    const baska = await buildPersonel(server, bayi, ['randevuDuzenle', 'randevuTumunuGor', 'satisEkle']);
    expect((await take(100, {}, baska)).status).toBe(403);
  });

  it.each([
    ['who both looked before', { kaporaSayisi: 0 }],
    ['who do not say what they saw', {}],
  ])('is taken once by two desks at the same moment %s', async (_what, gorulen) => {
    const [bir, iki] = await sendWhileHeld(server, (client) => client.query('select from randevu where id = $1 for update', [id]), () => take(100, gorulen), () => take(100, gorulen));
    expect(bir).toMatchObject({ status: 200 });
    expect(iki).toMatchObject({ status: 409, message: 'kaporaAlinmis' });
    expect(await money()).toEqual({ kasa: 100, bakiye: -100 });
  });

  it('is taken once more by who has seen the first one', async () => {
    await take(100);
    expect(await take(50, { kaporaSayisi: 0 })).toMatchObject({ status: 409, message: 'kaporaAlinmis' });
    expect(await take(50, { kaporaSayisi: 1 })).toMatchObject({ status: 200 });
    expect(await take(25)).toMatchObject({ status: 200 });
    expect(await list()).toMatchObject({ kalan: 175 });
  });

  it('is not edited away in the till, nor taken on a day to come or for nothing', async () => {
    await take(100);
    const [hareket] = (await server.send(kasaCalls.list, { query: {} }, bayi)).kasa;
    expect(await server.send(kasaCalls.remove, { body: { id: hareket!.id } }, bayi)).toMatchObject({ status: 409, message: 'kasaKaporadanGelir' });
    expect(await take(100, { tarih: YARIN })).toMatchObject({ status: 422, alanlar: { tarih: 'tarihIleri' } });
    expect(await take(0)).toMatchObject({ status: 422, alanlar: { tutar: 'tutarSifir' } });
    const kasiyer = await buildPersonel(server, bayi, ['musteriTahsilat', 'randevuTumunuGor']);
    expect(await take(100, { tarih: '2026-11-24' }, kasiyer)).toMatchObject({ status: 403, alanlar: { tarih: 'yetkiYok' } });
    expect(await money()).toEqual({ kasa: 100, bakiye: -100 });
  });

  it('belongs to who paid it, and is taken only for an appointment that stands', async () => {
    await take(100);
    const baska = await buildMusteri(server, bayi);
    expect(await server.send(randevuCalls.update, { body: { id, musteriID: baska.id } }, bayi)).toMatchObject({ status: 422, alanlar: { musteriID: 'secimGecersiz' } });
    await setDurum('I');
    expect(await take(50)).toMatchObject({ status: 409, message: 'kaporaAlinamaz' });
  });
});

describe('the sale of the appointment', () => {
  it('sets it off as it is finished, whatever the deposit was paid with', async () => {
    await take(100, { odemeSekliID: KART });
    await server.rows('update odeme_sekli set aktif_mi = false where bayi_id = $1 and id = $2', [bayi.bayiID, KART]);
    const satisID = await openSatis();
    expect(await getSatis(satisID)).toMatchObject({ kapora: 100, kalan: 300, odemeler: [] });
    expect(await finish(satisID, { odemeler: [{ odemeSekliID: NAKIT, tutar: 150 }] })).toMatchObject({ status: 200, kalan: 50 });
    expect(await getSatis(satisID)).toMatchObject({ kapora: 0, alinan: 250, odemeler: [{ tutar: 150, kaporaMi: false }, { tutar: 100, odemeSekliID: KART, kaporaMi: true }] });
    expect(await money()).toEqual({ kasa: 250, bakiye: 50 });
    expect(await list()).toMatchObject({ kalan: 0, liste: [{ mahsup: 100 }] });
  });

  it('leaves it to the customer while the sale is open', async () => {
    await server.mustSend(ayarCalls.save, { body: { satistaIslemdeKullanilsin: true } }, bayi);
    await take(100);
    const satisID = await openSatis();
    expect(await server.send(satisCalls.update, { body: { id: satisID, aciklama: 'Not' } }, bayi)).toMatchObject({ status: 200, kalan: 300 });
    expect(await list()).toMatchObject({ kalan: 100 });
    expect(await finish(satisID)).toMatchObject({ status: 200, kalan: 200 });
  });

  it('takes no more of it than is due; the rest stays the customer\'s', async () => {
    await take(500);
    const satisID = await openSatis();
    expect(await finish(satisID)).toMatchObject({ kalan: 0 });
    expect(await list()).toMatchObject({ kalan: 200, liste: [{ mahsup: 300 }] });
    expect(await money()).toEqual({ kasa: 500, bakiye: -200 });
    expect(await decide('iade', 'Fazlası geri verildi')).toMatchObject({ status: 200 });
    expect(await money()).toEqual({ kasa: 300, bakiye: 0 });
  });

  it('counts as paid where no sale is finished without a payment, and gives it back when it is cancelled', async () => {
    await server.send(ayarCalls.save, { body: { odemeSekliGirilsinMi: true } }, bayi);
    await take(300);
    const satisID = await openSatis();
    expect((await finish(satisID)).status).toBe(200);
    const { satisGuid } = await getSatis(satisID);
    await server.send(satisCalls.remove, { body: { satisGuid } }, bayi);
    expect(await money()).toEqual({ kasa: 0, bakiye: 0 });
    expect(await list()).toMatchObject({ kalan: 0, tutulan: 0 });
  });
});

describe('an appointment that is cancelled', () => {
  it('in time leaves the deposit to the customer until it is handed back', async () => {
    await take(100);
    await setDurum('I');
    expect(await list()).toMatchObject({ kalan: 100, tutulan: 0, kural: 'iade' });
    expect(await money()).toEqual({ kasa: 100, bakiye: -100 });
    expect(await decide('iade')).toMatchObject({ status: 200, id });
    expect(await money()).toEqual({ kasa: 0, bakiye: 0 });
    expect(await decide('iade')).toMatchObject({ status: 409, message: 'kaporaKalmadi' });
  });

  it('in time was so whenever the desk looks: its hour passes, and the rule of the business changes', async () => {
    await take(100);
    await setDurum('I');
    await server.send(ayarCalls.save, { body: { kaporaIadeSaat: 72 } }, bayi);
    expect(await list()).toMatchObject({ kalan: 100, kural: 'iade' });
    await server.rows(`update randevu set baslangic = baslangic - interval '7 days', bitis = bitis - interval '7 days' where id = $1`, [id]);
    expect(await list()).toMatchObject({ kalan: 100, kural: 'iade' });
    expect(await decide('tutulur')).toMatchObject({ status: 422, alanlar: { neden: 'kaporaNedeniYazin' } });
    expect(await decide('iade')).toMatchObject({ status: 200 });
    expect(await money()).toEqual({ kasa: 0, bakiye: 0 });
  });

  it('too late was so whatever the rule of the business says later', async () => {
    await server.send(ayarCalls.save, { body: { kaporaIadeSaat: 72 } }, bayi);
    await take(100);
    await setDurum('I');
    await server.send(ayarCalls.save, { body: { kaporaIadeSaat: 1 } }, bayi);
    expect(await list()).toMatchObject({ kalan: 0, tutulan: 100, kural: 'tutulur' });
    expect(await decide('iade')).toMatchObject({ status: 422, alanlar: { neden: 'kaporaNedeniYazin' } });
  });

  it.each([['cancelled', 'I'], ['missed', 'X']])(
    'too late, when it was %s, leaves it to the business, and the undo gives it back to the appointment',
    async (_what, durum) => {
      await server.send(ayarCalls.save, { body: { kaporaIadeSaat: 72 } }, bayi);
      await take(100);
      await setDurum(durum);
      expect(await list()).toMatchObject({ kalan: 0, tutulan: 100, kural: 'tutulur' });
      expect(await money()).toEqual({ kasa: 100, bakiye: 0 });
      await setDurum('B');
      expect(await list()).toMatchObject({ kalan: 100, tutulan: 0, kural: 'bekler' });
      expect(await money()).toEqual({ kasa: 100, bakiye: -100 });
    },
  );

  it('is decided otherwise by the desk, for a reason that the log keeps', async () => {
    await take(100);
    expect(await decide('tutulur', 'Geç kaldı')).toMatchObject({ status: 409, message: 'kaporaRandevusuSuruyor' });
    await setDurum('X');
    expect(await decide('iade')).toMatchObject({ status: 422, alanlar: { neden: 'kaporaNedeniYazin' } });
    expect((await decide('iade', 'Hastaydı')).status).toBe(200);
    expect(await money()).toEqual({ kasa: 0, bakiye: 0 });
    const { liste } = await server.send(kayitGunluguCalls.gecmis, { query: { menu: 'randevu', kayitID: id } }, bayi);
    expect(liste.map(({ nesne, degisim }) => [nesne, Object.fromEntries(degisim.map(({ alan, sonra }) => [alan, sonra]))])).toMatchObject([
      ['kapora', { iade: '100', neden: 'Hastaydı' }],
      [null, { randevuDurumu: 'X', kaporaTutulan: '100' }],
      ['kapora', { tutar: '100', odemeSekliID: 'Nakit' }],
      [null, {}],
    ]);
  });

  it('is not deleted while the deposit is the customer\'s', async () => {
    await take(100);
    expect(await remove()).toMatchObject({ status: 409, message: 'kaporaVar' });
    expect(await money()).toEqual({ kasa: 100, bakiye: -100 });
    await decide('iade', 'Vazgeçti');
    expect((await remove()).status).toBe(200);
    expect(await money()).toEqual({ kasa: 0, bakiye: 0 });
  });

  it('and sold after all has its deposit again', async () => {
    await take(100);
    await setDurum('X');
    const satisID = await openSatis();
    expect(await finish(satisID)).toMatchObject({ kalan: 200 });
    expect(await money()).toEqual({ kasa: 100, bakiye: 200 });
  });
});
