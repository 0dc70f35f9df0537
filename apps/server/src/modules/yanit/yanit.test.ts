import { kayitGunluguCalls } from '@defter/contract/kayit-gunlugu.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { yanitCalls } from '@defter/contract/yanit.ts';
import { ziyaretCalls } from '@defter/contract/ziyaret.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAltUrun, buildBayi, buildMusteri, buildPersonel, buildRandevu, buildSutun, buildTelefon, type TestBayi } from '../../../test/build.ts';
import { buildSorulan, tellRandevu, tellYanit } from '../../../test/build-yanit.ts';
import { sendWhileHeld } from '../../../test/hold.ts';
import { useServer, YARIN } from '../../../test/server.ts';
import { statusesOf } from '../../../test/sorted.ts';

const server = useServer();
let bayi: TestBayi;
beforeEach(async () => {
  bayi = await buildBayi(server);
});

const reply = (mesaj: string, telefon: string, more: object = {}) => tellYanit(server, bayi, { mesaj, telefon, ...more });
const inbox = (query: object = {}) => server.mustSend(yanitCalls.list, { query }, bayi);
const bekleyenler = async () => (await server.mustSend(yanitCalls.bekleyenler, {}, bayi)).liste;
const konusma = (query: object, jeton = bayi.jeton) => server.send(yanitCalls.konusma, { query }, { jeton });
const durumOf = async (id: number) => (await server.rows<{ durum: string }>('select durum from randevu where id = $1', [id]))[0]!.durum;
const decide = (body: { id: number; uygula?: boolean }, jeton = bayi.jeton) => server.send(yanitCalls.karar, { body }, { jeton });
const gecmis = async (kayitID: number) => (await server.send(kayitGunluguCalls.gecmis, { query: { menu: 'randevu', kayitID } }, bayi)).liste;

describe('"EVET"', () => {
  it('confirms the appointment of which the number was told, as the customer’s own act, once however often it is told', async () => {
    const { telefon, randevuID } = await buildSorulan(server, bayi);
    expect(await reply('Evet.', telefon, { saglayiciNo: 'a' })).toEqual(['sms', 'randevu', 'info']);
    expect(await reply('Evet.', telefon, { saglayiciNo: 'a' })).toEqual([]);
    expect(await durumOf(randevuID)).toBe('O');
    const own = (await gecmis(randevuID)).filter(({ personelID }) => personelID === null);
    expect(own).toMatchObject([{ degisim: [{ alan: 'randevuDurumu', once: 'B', sonra: 'O' }] }]);
    expect((await inbox()).liste).toMatchObject([{ adSoyad: 'Ayşe Kaya', telefon, mesaj: 'Evet.', yanit: 'evet', okunmamis: 1 }]);
    expect(await bekleyenler()).toEqual([]);
  });

  it('does not bring back what the desk calls off at the same moment', async () => {
    const { telefon, randevuID } = await buildSorulan(server, bayi);
    await sendWhileHeld(
      server,
      (client) => client.query('select from randevu where id = $1 for update', [randevuID]),
      () => server.send(randevuCalls.update, { body: { id: randevuID, randevuDurumu: 'E' } }, bayi),
      () => reply('Evet', telefon),
    );
    expect(await durumOf(randevuID)).toBe('E');
    expect(await bekleyenler()).toEqual([]);
  });

  it('by WhatsApp does the same, told with the country code alone', async () => {
    const { telefon, randevuID } = await buildSorulan(server, bayi);
    await reply('EVET!', telefon.slice(1), { kanal: 'whatsapp' });
    expect(await durumOf(randevuID)).toBe('O');
  });

  it('by SMS does the same, told as one dials in Türkiye: a reply to stop is not noted for a number abroad', async () => {
    const { telefon, randevuID } = await buildSorulan(server, bayi);
    await reply('EVET', telefon.slice(3));
    expect(await durumOf(randevuID)).toBe('O');
    await reply('RET', `0${telefon.slice(3)}`);
    await reply('RET', telefon.slice(3));
    expect(await server.rows('select distinct telefon, izin from ileti_izni where bayi_id = $1', [bayi.bayiID])).toEqual([{ telefon, izin: 'ret' }]);
    expect((await inbox()).liste.map((satir) => satir.telefon)).toEqual([telefon]);
  });

  it('with a refusal behind it confirms nothing, and asks the desk', async () => {
    const { telefon, randevuID } = await buildSorulan(server, bayi);
    await reply('Tamam ama gelemeyeceğiz', telefon);
    expect(await durumOf(randevuID)).toBe('B');
    expect(await bekleyenler()).toMatchObject([{ yanit: 'iptal', randevu: { id: randevuID } }]);
  });

  it('confirms all of a visit', async () => {
    const { id: musteriID, telefon } = await buildMusteri(server, bayi);
    const sutun = (await buildSutun(server, bayi, { personelID: (await buildPersonel(server, bayi)).personelID })).id;
    const { id: hizmet } = await buildAltUrun(server, bayi);
    const line = (baslangicSaat: string, bitisSaat: string) => ({ randevuSutunBaslikID: sutun, baslangicSaat, bitisSaat, randevuHizmet: [{ altUrunID: hizmet }] });
    const { idler } = await server.mustSend(ziyaretCalls.create, { body: { musteriID, randevuTarihi: YARIN, randevular: [line('10:00', '10:30'), line('10:30', '11:00')] } }, bayi);
    await tellRandevu(server, bayi, { telefon, randevuID: idler[0]! });
    await reply('evet', telefon);
    expect(await Promise.all(idler.map(durumOf))).toEqual(['O', 'O']);
  });

  it('is asked about where it could mean two appointments, or an offer', async () => {
    const { telefon, randevuID, musteriID } = await buildSorulan(server, bayi);
    const { id: ikinci } = await buildRandevu(server, bayi, { musteriID, randevuTarihi: '2026-11-27' });
    await tellRandevu(server, bayi, { telefon, randevuID: ikinci });
    await reply('evet', telefon);
    expect([await durumOf(randevuID), await durumOf(ikinci)]).toEqual(['B', 'B']);
    expect(await bekleyenler()).toMatchObject([{ yanit: 'evet', randevu: { id: ikinci, tarih: '2026-11-27' } }]);
    const offered = await buildSorulan(server, bayi, { baslangicSaat: '17:00', bitisSaat: '17:30' });
    await tellRandevu(server, bayi, { telefon: offered.telefon, randevuID: null, tur: 'ticari' });
    await reply('evet', offered.telefon);
    expect(await durumOf(offered.randevuID)).toBe('B');
  });

  it('confirms nothing of which nobody was told, nor what is cancelled or over', async () => {
    const { id: musteriID, telefon } = await buildMusteri(server, bayi);
    const { id } = await buildRandevu(server, bayi, { musteriID, randevuTarihi: YARIN });
    expect(await reply('evet', telefon)).toEqual(['sms']);
    expect(await durumOf(id)).toBe('B');
    await tellRandevu(server, bayi, { telefon, randevuID: id });
    await server.house(`update giden_mesaj set gonderim = now() - interval '8 days' where randevu_id = $1`, [id]);
    expect(await reply('evet', telefon)).toEqual(['sms']);
    const { telefon: baska, randevuID } = await buildSorulan(server, bayi, { baslangicSaat: '18:00', bitisSaat: '18:30' });
    await server.mustSend(randevuCalls.update, { body: { id: randevuID, randevuDurumu: 'I' } }, bayi);
    expect(await reply('evet', baska)).toEqual(['sms']);
    expect(await durumOf(randevuID)).toBe('I');
  });

  it('of another salon’s customer changes nothing there', async () => {
    const { telefon, randevuID } = await buildSorulan(server, bayi);
    const other = await buildBayi(server);
    expect(await tellYanit(server, other, { telefon, mesaj: 'evet' })).toEqual(['sms']);
    expect(await durumOf(randevuID)).toBe('B');
    expect((await inbox()).liste).toEqual([]);
  });
});

describe('"İPTAL"', () => {
  it('cancels nothing by itself, and waits for the desk, which cancels', async () => {
    const { telefon, randevuID, musteriID } = await buildSorulan(server, bayi);
    expect(await reply('İPTAL', telefon)).toEqual(['sms', 'randevu', 'info']);
    await reply('iptal lütfen', telefon);
    expect(await durumOf(randevuID)).toBe('B');
    const [istek, ...more] = await bekleyenler();
    expect(more).toEqual([]);
    expect(istek).toMatchObject({ yanit: 'iptal', musteriID, adSoyad: 'Ayşe Kaya', randevu: { id: randevuID, tarih: YARIN, saat: '14:00' } });
    expect(await decide({ id: istek!.id, uygula: true })).toMatchObject({ status: 200, id: randevuID });
    expect(await durumOf(randevuID)).toBe('I');
    expect(await bekleyenler()).toEqual([]);
    expect(await decide({ id: istek!.id, uygula: true })).toMatchObject({ status: 409, message: 'kayitDegismis' });
    expect((await gecmis(randevuID)).flatMap(({ degisim }) => degisim).map(({ alan, sonra }) => [alan, sonra])).toEqual(expect.arrayContaining([['randevuDurumu', 'I'], ['yanitKarari', 'iptal']]));
    expect((await konusma({ musteriID })).liste.filter(({ yon }) => yon === 'gelen').map(({ karar, okunduMu }) => [karar, okunduMu])).toEqual([['iptal', true], ['iptal', true]]);
  });

  it('is left as it is, or settled by whoever cancels on the calendar', async () => {
    const bir = await buildSorulan(server, bayi);
    await reply('iptal', bir.telefon);
    expect(await decide({ id: (await bekleyenler())[0]!.id })).toMatchObject({ status: 200 });
    expect(await durumOf(bir.randevuID)).toBe('B');
    const iki = await buildSorulan(server, bayi, { baslangicSaat: '16:00', bitisSaat: '16:30' });
    await reply('gelemiyorum', iki.telefon);
    expect(await bekleyenler()).toHaveLength(1);
    await server.mustSend(randevuCalls.update, { body: { id: iki.randevuID, randevuDurumu: 'I' } }, bayi);
    expect(await bekleyenler()).toEqual([]);
  });

  it('cancels nothing that another desk postpones at the same moment', async () => {
    const { telefon, randevuID } = await buildSorulan(server, bayi);
    await reply('iptal', telefon);
    const { id } = (await bekleyenler())[0]!;
    const [, karar] = await sendWhileHeld(
      server,
      (client) => client.query('select from randevu where id = $1 for update', [randevuID]),
      () => server.send(randevuCalls.update, { body: { id: randevuID, randevuDurumu: 'E' } }, bayi),
      () => decide({ id, uygula: true }),
    );
    expect(karar).toMatchObject({ status: 409, message: 'kayitDegismis' });
    expect(await durumOf(randevuID)).toBe('E');
  });

  it('is about the next appointment where nobody was told of one', async () => {
    const { id: musteriID, telefon } = await buildMusteri(server, bayi);
    await buildRandevu(server, bayi, { musteriID, randevuTarihi: '2026-11-28' });
    const { id } = await buildRandevu(server, bayi, { musteriID, randevuTarihi: YARIN });
    await reply('iptal', telefon);
    expect(await bekleyenler()).toMatchObject([{ randevu: { id } }]);
  });

  it('is decided once where two desks press at once, and by who may change appointments', async () => {
    const { telefon, randevuID } = await buildSorulan(server, bayi);
    await reply('iptal', telefon);
    const { id } = (await bekleyenler())[0]!;
    expect((await decide({ id, uygula: true }, (await buildPersonel(server, bayi, ['smsMesaj', 'smsGonder'])).jeton)).status).toBe(403);
    expect((await decide({ id, uygula: true }, (await buildBayi(server)).jeton)).status).toBe(404);
    const answers = await Promise.all([decide({ id, uygula: true }), decide({ id, uygula: false }), decide({ id, uygula: true })]);
    expect(statusesOf(answers)).toEqual([200, 409, 409]);
    expect(['I', 'B']).toContain(await durumOf(randevuID));
  });
});

describe('the inbox', () => {
  it('is read for all desks at once, and unread again', async () => {
    const telefon = buildTelefon();
    await reply('Bugün açık mısınız?', telefon);
    await reply('Merhaba?', telefon);
    const { jeton } = await buildPersonel(server, bayi, ['smsMesaj']);
    const own = await inbox();
    expect(own).toMatchObject({ okunmamis: 2, toplamKayit: 1, liste: [{ musteriID: null, adSoyad: null, mesaj: 'Merhaba?', okunmamis: 2 }] });
    const yanitID = own.liste[0]!.id;
    expect(await server.send(yanitCalls.okundu, { body: { yanitID } }, { jeton })).toMatchObject({ status: 200, okunmamis: 0 });
    expect(await inbox({ durum: 'okunmamis' })).toMatchObject({ okunmamis: 0, liste: [] });
    await server.send(yanitCalls.okundu, { body: { yanitID, okundu: false } }, { jeton });
    expect(await inbox({ durum: 'okunmamis' })).toMatchObject({ okunmamis: 1, liste: [{ okunmamis: 1 }] });
  });

  it('has each number once, newest first, found by name and words, masked for who may not see numbers', async () => {
    const { telefon } = await buildMusteri(server, bayi, { ad: 'Işık', soyad: 'Öz' });
    await reply('Merhaba', telefon);
    await reply('Fiyat nedir', '+905550001122');
    expect((await inbox()).liste.map(({ mesaj }) => mesaj)).toEqual(['Fiyat nedir', 'Merhaba']);
    expect((await inbox({ ara: 'ISIK' })).liste.map(({ adSoyad }) => adSoyad)).toEqual(['Işık Öz']);
    expect((await inbox({ ara: 'fıyat' })).liste).toHaveLength(1);
    const { jeton } = await buildPersonel(server, bayi, ['smsMesaj']);
    expect((await server.send(yanitCalls.list, {}, { jeton })).liste.every((one) => one.telefon.includes('•'))).toBe(true);
    expect((await server.send(yanitCalls.list, {}, { jeton: (await buildPersonel(server, bayi, ['musteriGoruntule'])).jeton })).status).toBe(403);
  });

  it('is found by the digits of a number only by who may see numbers', async () => {
    const { telefon } = await buildMusteri(server, bayi, { ad: 'Işık', soyad: 'Öz' });
    await reply('Merhaba', telefon);
    const { jeton } = await buildPersonel(server, bayi, ['smsMesaj']);
    const found = async (ara: string, of = bayi.jeton) => (await server.send(yanitCalls.list, { query: { ara } }, { jeton: of })).toplamKayit;
    expect([await found(telefon.slice(-7)), await found(telefon.slice(-7), jeton), await found('ışık', jeton)]).toEqual([1, 0, 1]);
  });

  it('shows a customer’s conversation over all numbers, and answers by SMS', async () => {
    const { musteriID, telefon } = await buildSorulan(server, bayi);
    await reply('Saat kaçta?', telefon);
    expect((await konusma({ musteriID })).liste.map(({ yon, mesaj }) => [yon, mesaj])).toEqual([['gelen', 'Saat kaçta?'], ['giden', 'Randevunuz yarın']]);
    expect(await server.send(yanitCalls.yanitla, { body: { musteriID, mesaj: '14:00’te bekliyoruz' } }, bayi)).toMatchObject({ status: 200, ticariMi: false });
    expect(await konusma({ musteriID })).toMatchObject({ okunmamis: 0, yazilirMi: true, toplamKayit: 3 });
    expect(await server.house('select telefon, tur, durum, ad_soyad from giden_mesaj where bayi_id = $1 and durum = $2', [bayi.bayiID, 'bekliyor'])).toEqual([{ telefon, tur: 'bilgi', durum: 'bekliyor', ad_soyad: 'Ayşe Kaya' }]);
    // What reads like advertising has to pass the rules of advertising.
    expect(await server.send(yanitCalls.yanitla, { body: { musteriID, mesaj: 'Size özel %20 indirim' } }, bayi)).toMatchObject({ ticariMi: true });
  });

  it('refuses what is nobody’s, another salon’s, empty or too long, and who may only read', async () => {
    const { musteriID, telefon } = await buildSorulan(server, bayi);
    await reply('Merhaba', telefon);
    const yanitID = (await inbox()).liste[0]!.id;
    const other = await buildBayi(server);
    for (const query of [{ musteriID }, { yanitID }]) expect((await konusma(query, other.jeton)).status).toBe(404);
    expect((await konusma({})).status).toBe(422);
    const answer = (body: { yanitID?: number; musteriID?: number; mesaj: string }, jeton = bayi.jeton) => server.send(yanitCalls.yanitla, { body }, { jeton });
    expect((await answer({ yanitID, mesaj: 'x' }, other.jeton)).status).toBe(404);
    expect((await answer({ yanitID, mesaj: ' ' })).status).toBe(422);
    expect((await answer({ yanitID, mesaj: 'ğ'.repeat(900) })).status).toBe(422);
    expect((await answer({ yanitID, mesaj: 'x' }, (await buildPersonel(server, bayi, ['smsMesaj'])).jeton)).status).toBe(403);
    const { id: numarasiz } = await buildMusteri(server, bayi, { telefon: '+902125550101' });
    expect(await konusma({ musteriID: numarasiz })).toMatchObject({ yazilirMi: false, liste: [] });
    expect((await answer({ musteriID: numarasiz, mesaj: 'x' })).status).toBe(422);
  });

  it('keeps what is strange, and a hundred at once, once each', async () => {
    const telefon = buildTelefon();
    await reply(`<img src=x onerror=alert(1)>\0 ${'x'.repeat(5000)}`, telefon);
    expect((await inbox()).liste[0]!.mesaj).toHaveLength(2000);
    await Promise.all(Array.from({ length: 20 }, (_, i) => reply('Merhaba', telefon, { saglayiciNo: `n-${i % 10}` })));
    expect(await inbox()).toMatchObject({ toplamKayit: 1, okunmamis: 11 });
  });
});
