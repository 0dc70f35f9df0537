import { bildirimCalls } from '@defter/contract/bildirim.ts';
import { iletiIzniCalls } from '@defter/contract/ileti-izni.ts';
import { kayitGunluguCalls } from '@defter/contract/kayit-gunlugu.ts';
import { sayfaCalls } from '@defter/contract/sayfa.ts';
import { smsCalls } from '@defter/contract/sms.ts';
import { type PushSimulator, startPushSimulator } from '@defter/simulators/push.ts';
import { noFaults } from '@defter/simulators/simulator.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildBayi, buildPersonel, type TestBayi } from './build.ts';
import { buildVerilenBaglanti } from './build-sayfa.ts';
import { useOwnServer } from './server.ts';
import { cleanUp } from '../src/platform/jobs/clean-up.ts';
import { mesajLines } from '../src/platform/outside/mesaj/deliver.ts';
import { MODULES } from '../src/modules.ts';
import { createKapi } from '../src/modules/sms/kapi.ts';

const server = useOwnServer();
let push: PushSimulator;
beforeAll(async () => {
  push = await startPushSimulator();
  const { config } = server.platform;
  Object.assign(config, { saglayicilar: { ...config.saglayicilar, push: push.url } });
});
afterAll(() => push.close());
let bayi: TestBayi;
let link: Awaited<ReturnType<typeof buildVerilenBaglanti>>;
beforeEach(async () => {
  await server.house('delete from giden_mesaj');
  (push.mesajlar as unknown[]).length = 0;
  Object.assign(push.faults, noFaults());
  bayi = await buildBayi(server, { firmaAdi: 'Lotus' });
  link = await buildVerilenBaglanti(server, bayi);
});

type Link = typeof link;
/** Another customer of the same page, whose code is a new one by then. */
async function another(): Promise<Link> {
  const other = await buildVerilenBaglanti(server, bayi);
  link = { ...link, params: other.params };
  return other;
}
const status = ({ params, baglanti }: Link, uc: string | null = null) => server.mustSend(sayfaCalls.bildirim, { params, body: { baglanti, uc } });
const turnOn = async (whose: Link, { ticari = false, ...more }: { ticari?: boolean; uc?: string; p256dh?: string; auth?: string } = {}) => {
  const abone = { ...push.subscribe((await status(whose)).anahtar), ...more };
  const answer = await server.send(sayfaCalls.bildirimAc, { params: whose.params, body: { baglanti: whose.baglanti, ticari, ...abone } });
  return { ...abone, answer };
};
const turnOff = ({ params, baglanti }: Link, uc: string) => server.send(sayfaCalls.bildirimKapat, { params, body: { baglanti, uc } });
const send = (body: object = {}, jeton = bayi.jeton) => server.send(bildirimCalls.gonder, { body: { mesaj: 'Merhaba [ad], bugün açığız', tur: 'bilgi', musteriIDler: [link.musteriID], ...body } }, { jeton });
const deliver = async () => {
  const lines = mesajLines({ database: server.platform.database, url: undefined, log: { warn: () => undefined }, kapi: createKapi(server.platform) });
  for (const line of lines) for (const key of await line.find()) await line.work(key, () => false);
  return push.mesajlar.map(({ icerik }) => icerik);
};
const outbox = () => server.house<{ durum: string; hata: string | null }>('select durum, hata from giden_mesaj where kanal = $1 order by id', ['bildirim']);
const setAyar = (text: string) => server.rows(`update sms_ayari set ${text} where bayi_id = $1`, [bayi.bayiID]);
/** This test allows advertising at any hour. */
const allDay = () => setAyar(`ticari_baslangic = '00:00', ticari_bitis = '24:00', kapali_gunler = '{}', ara_saat = 0`);

describe('a customer', () => {
  it('turns notices on in a browser by the own link, and off again', async () => {
    expect(await status(link)).toMatchObject({ acikMi: false, ticariMi: false, anahtar: expect.stringMatching(/^[\w-]{87}$/) });
    const { uc, answer } = await turnOn(link);
    expect(answer).toMatchObject({ status: 200, message: 'bildirimAcildi' });
    expect(await status(link, uc)).toMatchObject({ acikMi: true, ticariMi: false });
    expect((await turnOff(link, uc)).status).toBe(200);
    expect(await status(link, uc)).toMatchObject({ acikMi: false });
    expect(await send()).toMatchObject({ status: 422, message: 'bildirimAliciYok' });
  });

  it('has the same key each time, whose secret half nobody can read in the database', async () => {
    const [{ anahtar }, again, other] = [await status(link), await status(link), await status(await buildVerilenBaglanti(server, await buildBayi(server)))];
    expect([again.anahtar, other.anahtar]).toEqual([anahtar, anahtar]);
    const [{ kapali }] = (await server.house<{ kapali: string }>('select kapali from bildirim_anahtari')) as [{ kapali: string }];
    expect(server.platform.secrets.decrypt(kapali)).toMatch(/^[\w-]{43}$/);
    expect(kapali).not.toContain(server.platform.secrets.decrypt(kapali)!);
  });

  it('agrees to offers apart from the rest, which the log tells, and refuses them by turning notices off', async () => {
    const { uc } = await turnOn(link, { ticari: true });
    expect((await server.mustSend(iletiIzniCalls.list, { params: { id: link.musteriID } }, bayi)).liste).toMatchObject([{ kanal: 'bildirim', izin: 'onay', kaynak: 'baglanti' }]);
    const { liste } = await server.mustSend(kayitGunluguCalls.gecmis, { query: { menu: 'musteri', kayitID: link.musteriID } }, bayi);
    expect(liste.find(({ degisim }) => degisim.some(({ alan }) => alan === 'iletiIzni'))).toMatchObject({ personelID: null, degisim: expect.arrayContaining([expect.objectContaining({ alan: 'iletiIzni', sonra: 'onay' })]) });
    await turnOff(link, uc);
    expect((await server.mustSend(iletiIzniCalls.list, { params: { id: link.musteriID } }, bayi)).liste[0]).toMatchObject({ kanal: 'bildirim', izin: 'ret' });
  });

  it.each([
    ['this machine', { uc: 'https://127.0.0.1/push/1' }], ['another port', { uc: 'https://push.example.com:8443/1' }], ['plain http', { uc: 'http://push.example.com/1' }], ['a number', { uc: 'https://2130706433/1' }],
    ['version 6', { uc: 'https://[::1]/1' }], ['a name of the house', { uc: 'https://localhost/1' }], ['a password', { uc: 'https://a:b@push.example.com/1' }], ['no address', { uc: 'merhaba' }],
    ['a file', { uc: 'file:///etc/passwd' }], ['a key that is none', { p256dh: `BA${'A'.repeat(85)}` }], ['a short secret', { auth: 'AAAA' }],
  ])('cannot name %s', async (_what, wrong) => {
    expect((await turnOn(link, wrong)).answer).toMatchObject({ status: 422, message: 'bildirimAdresi' });
  });

  it('cannot turn notices on with a wrong link, and has ten browsers at most', async () => {
    const { anahtar } = await status(link);
    const wrong = { ...link, baglanti: 'x'.repeat(43) };
    expect(await server.send(sayfaCalls.bildirimAc, { params: link.params, body: { baglanti: wrong.baglanti, ...push.subscribe(anahtar) } })).toMatchObject({ status: 404, message: 'baglantiGecersiz' });
    for (let i = 0; i < 12; i += 1) await turnOn(link);
    const { uc } = await turnOn(link);
    const aboneler = await server.rows<{ uc: string }>('select uc from bildirim_abonesi where bayi_id = $1 order by id', [bayi.bayiID]);
    expect([aboneler.length, aboneler.at(-1)!.uc]).toEqual([10, uc]);
  });
});

describe('a notice', () => {
  it('reaches each browser, encrypted, under the salon’s name, and is one sending of the report', async () => {
    await turnOn(link);
    await turnOn(link);
    expect(await send()).toMatchObject({ status: 200, message: 'bildirimSiraya', kuyruga: 2, kapali: 0 });
    expect(await deliver()).toMatchObject([{ baslik: 'Lotus', metin: expect.stringMatching(/^Merhaba \S+, bugün açığız$/), adres: `/r/${link.params.kod}`, etiket: expect.any(String) }, { baslik: 'Lotus' }]);
    expect(push.mesajlar[0]).toMatchObject({ aud: push.url, sub: server.platform.config.publicUrl });
    expect((await server.mustSend(smsCalls.gonderilenler, {}, bayi)).liste).toMatchObject([{ kanal: 'bildirim', toplam: 2, giden: 2, kredi: 0 }]);
  });

  it('is refused with a place that nothing fills, which browsers would show with its brackets', async () => {
    await turnOn(link);
    for (const yer of ['[telefon]', '[müşteri]']) expect(await send({ mesaj: `Merhaba ${yer}` })).toMatchObject({ status: 422, message: 'smsYeriBilinmiyor', veri: { yer, yerler: '[isim], [ad], [sube]' } });
    expect((await send({ mesaj: 'Merhaba [İsim]' })).status).toBe(200);
  });

  it('says before it is sent who has turned notices on', async () => {
    const kapali = await another();
    await turnOn(link);
    const gonderilecekler = [link, kapali].map(({ musteriID }) => ({ musteriID }));
    expect((await server.mustSend(smsCalls.alicilar, { body: { kanal: 'bildirim', tur: 'bilgi', gonderilecekler } }, bayi)).sayilar).toMatchObject({ gidecek: 1, bildirimYok: 1 });
    expect(await send({ musteriIDler: [link.musteriID, kapali.musteriID], baslik: 'Duyuru' })).toMatchObject({ kuyruga: 1, kapali: 1 });
    expect(await deliver()).toMatchObject([{ baslik: 'Duyuru' }]);
  });

  it('of offers is sent only to customers who have agreed, with the line of refusal', async () => {
    await allDay();
    const agreed = await another();
    await turnOn(link);
    await turnOn(agreed, { ticari: true });
    await send({ tur: 'ticari', musteriIDler: [link.musteriID, agreed.musteriID] });
    expect(await deliver()).toMatchObject([{ metin: expect.stringMatching(/Ret: http\S+\/r\/r#[A-Z2-9]{9}$/) }]);
    expect(await outbox()).toEqual([{ durum: 'tutuldu', hata: 'izinYok' }, { durum: 'gonderildi', hata: null }]);
    await setAyar(`ticari_baslangic = '09:00', ticari_bitis = '09:01'`);
  });

  it('of offers reaches each browser of one person: that is one message', async () => {
    for (let i = 0; i < 2; i += 1) await turnOn(link, { ticari: true });
    await send({ tur: 'ticari' });
    expect(await deliver()).toHaveLength(2);
    await send({ tur: 'ticari' });
    await deliver();
    expect((await outbox()).map(({ durum, hata }) => hata ?? durum)).toEqual(['gonderildi', 'gonderildi', 'azOnce', 'azOnce']);
  });

  it('waits for the hours of advertising', async () => {
    await setAyar(`ara_saat = 0, ticari_baslangic = '12:00', ticari_bitis = '12:01', kapali_gunler = '{}'`);
    await turnOn(link, { ticari: true });
    await send({ tur: 'ticari' });
    expect(await deliver()).toEqual([]);
    expect(await outbox()).toEqual([{ durum: 'bekliyor', hata: null }]);
  });

  it('whose answer is lost is seen once: it has the same topic and tag', async () => {
    await turnOn(link);
    await send();
    push.faults.kaybolanYanit = 1;
    await deliver();
    await server.house('update giden_mesaj set gonderim_zamani = now()');
    const [one, two] = await deliver();
    expect(two!.etiket).toBe(one!.etiket);
    expect(new Set(push.mesajlar.map(({ konu }) => konu)).size).toBe(1);
    expect(await outbox()).toEqual([{ durum: 'gonderildi', hata: null }]);
  });

  it('to a browser that is gone ends, and the browser is forgotten', async () => {
    const { uc } = await turnOn(link);
    push.forget(uc);
    await send();
    await deliver();
    expect(await outbox()).toEqual([{ durum: 'hatali', hata: '410' }]);
    await cleanUp(server.platform.database, MODULES);
    expect(await status(link, uc)).toMatchObject({ acikMi: false });
  });

  it('reaches the other browsers of a person of which one is gone', async () => {
    const { uc } = await turnOn(link);
    await turnOn(link);
    push.forget(uc);
    expect(await send()).toMatchObject({ kuyruga: 2 });
    expect(await deliver()).toHaveLength(1);
    expect((await outbox()).map(({ durum, hata }) => hata ?? durum).toSorted()).toEqual(['410', 'gonderildi']);
    await cleanUp(server.platform.database, MODULES);
    expect(await send()).toMatchObject({ kuyruga: 1 });
  });

  it('to a browser that its customer turns off before it leaves says so, and calls no account incomplete', async () => {
    const { uc } = await turnOn(link);
    await send();
    await turnOff(link, uc);
    expect(await deliver()).toEqual([]);
    expect(await outbox()).toEqual([{ durum: 'tutuldu', hata: 'aboneYok' }]);
    expect((await server.mustSend(smsCalls.durum, {}, bayi)).tutulanSayisi).toBe(0);
  });

  it('to a browser that is turned off while it is being tried is not tried for ever', async () => {
    const { uc } = await turnOn(link);
    await send();
    push.faults.kaybolanYanit = 1;
    await deliver();
    await turnOff(link, uc);
    await server.house('update giden_mesaj set gonderim_zamani = now()');
    await deliver();
    expect(await outbox()).toEqual([{ durum: 'tutuldu', hata: 'aboneYok' }]);
  });

  const pause = async () => (await server.house<{ saniye: number }>(`select round(extract(epoch from gonderim_zamani - now()))::int as saniye from giden_mesaj where kanal = 'bildirim'`))[0]!.saniye;
  it.each([
    ['so many seconds', 429, () => '1200', 1200], ['a moment', 503, () => new Date(Date.now() + 1200_000).toUTCString(), 1200],
    ['longer than a day', 429, () => '9999999', 86_400], ['less than our own pause', 429, () => '1', 2], ['what nobody understands', 429, () => 'soon', 2], ['nothing', 429, () => null, 2],
  ])('waits as long as its service asks: %s', async (_what, kod, sonraGel, saniye) => {
    await turnOn(link);
    await send();
    Object.assign(push.faults, { redKodu: kod, sonraGel: sonraGel() });
    expect(await deliver()).toEqual([]);
    expect(await outbox()).toEqual([{ durum: 'bekliyor', hata: `http${kod}` }]);
    expect(Math.abs((await pause()) - saniye)).toBeLessThanOrEqual(30);
    Object.assign(push.faults, noFaults());
    await server.house('update giden_mesaj set gonderim_zamani = now()');
    expect(await deliver()).toHaveLength(1);
    expect(await outbox()).toEqual([{ durum: 'gonderildi', hata: null }]);
  });

  it.each([[404, '410'], [413, 'http413'], [400, 'http400']])('that its service refuses by %s is over, with the reason', async (kod, hata) => {
    await turnOn(link);
    await send();
    push.faults.redKodu = kod;
    await deliver();
    expect(await outbox()).toEqual([{ durum: 'hatali', hata }]);
  });

  it('never leaves for an address inside of the house, though a name leads there', async () => {
    await turnOn(link, { uc: 'https://localhost.example.com/x' });
    await server.rows(`update bildirim_abonesi set uc = 'https://127.0.0.1:1/x' where bayi_id = $1`, [bayi.bayiID]);
    await send();
    await deliver();
    expect(await outbox()).toEqual([{ durum: 'hatali', hata: 'ozelAdres' }]);
  });

  it('is sent by people who may send messages, to customers of the salon', async () => {
    await turnOn(link);
    expect((await send({}, (await buildPersonel(server, bayi, ['smsMesaj'])).jeton)).status).toBe(403);
    const other = await buildBayi(server);
    expect(await send({}, other.jeton)).toMatchObject({ status: 422, message: 'bildirimAliciYok' });
    for (const body of [{ mesaj: '' }, { mesaj: 'x'.repeat(301) }, { musteriIDler: [-1] }, { musteriIDler: Array.from({ length: 1001 }, (_, i) => i + 1) }]) expect((await send(body)).status).toBe(422);
    expect(await send({ suzgec: { borclu: false }, musteriIDler: [] })).toMatchObject({ status: 200, kuyruga: 1 });
  });
});
