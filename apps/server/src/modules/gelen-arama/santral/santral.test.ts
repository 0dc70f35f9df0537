import { gelenAramaCalls } from '@defter/contract/gelen-arama.ts';
import { santralCalls } from '@defter/contract/santral.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildBayi, buildMusteri, buildPersonel, buildTelefon, type TestBayi } from '../../../../test/build.ts';
import { useServer } from '../../../../test/server.ts';

const server = useServer();
let bayi: TestBayi;
let anahtar: string;
let santralID: number;
let baglanti: string;
beforeEach(async () => {
  bayi = await buildBayi(server);
  const made = await server.send(santralCalls.create, { body: { adi: 'Bulut santral' } }, { jeton: bayi.jeton });
  anahtar = made.anahtar;
  santralID = made.id;
  baglanti = made.baglanti;
});

type Request = { method?: 'GET' | 'POST'; url?: string; headers?: Record<string, string>; payload?: string | object; remoteAddress?: string };
const tell = (query: Record<string, string>, more: Request = {}) => server.app.inject({ method: 'GET', url: `/api/santral/bildirim/${anahtar}`, query, remoteAddress: '10.1.1.1', ...more });
const calanlar = async (kim = bayi) => (await server.send(gelenAramaCalls.calanlar, {}, { jeton: kim.jeton })).liste;
const list = async (query: object = {}) => (await server.send(gelenAramaCalls.list, { query }, { jeton: bayi.jeton })).liste;
const rows = async () => Number((await server.rows<{ sayi: string }>('select count(*) as sayi from gelen_arama where bayi_id = $1', [bayi.bayiID]))[0]!.sayi);
const pass = (minutes: number) => server.rows(`update gelen_arama set calma_zamani = calma_zamani - make_interval(mins => $2) where bayi_id = $1`, [bayi.bayiID, minutes]);
/** How often the desks were told something while something was done. */
async function toldWhile(work: () => Promise<unknown>): Promise<number> {
  let told = 0;
  const mark = 900_000_000 + bayi.bayiID;
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = server.platform.events.subscribe(({ bayiID, konular }) => {
    if (bayiID === bayi.bayiID && konular.includes('gelenarama')) told += 1;
    if (bayiID === mark) resolve();
  });
  await work();
  // Notices keep their order, so that this one comes last.
  setTimeout(() => server.platform.events.announce(mark, ['son']), 60);
  await promise;
  stop();
  return told;
}

describe('what a switchboard tells', () => {
  it('opens who calls at every desk with the right, and is one call until its end', async () => {
    const { id, telefon } = await buildMusteri(server, bayi, { ad: 'Ayşe', soyad: 'Kaya' });
    const cagri = { direction: 'inbound', caller_id_number: telefon.replace('+9', ''), destination_number: '1001', call_uuid: 'v-1' };
    expect(await toldWhile(() => tell({ ...cagri, event_type: 'ringing' }))).toBe(1);
    expect(await calanlar()).toMatchObject([{ telefonNo: telefon, cagriDurumu: 'caliyor', gelenHat: '1001', arayan: { id, adSoyad: 'Ayşe Kaya', bakiye: 0 } }]);
    const desk = await buildPersonel(server, bayi, ['gelenArama']);
    expect((await calanlar(desk))[0]).toMatchObject({ arayan: { bakiye: null, siradakiRandevular: [] } });
    expect((await calanlar(desk))[0]!.telefonNo).toMatch(/•/);
    const other = await buildPersonel(server, bayi, ['musteriGoruntule']);
    expect((await server.send(gelenAramaCalls.calanlar, {}, { jeton: other.jeton })).status).toBe(403);

    await tell({ ...cagri, event_type: 'answer' });
    expect(await calanlar()).toMatchObject([{ cagriDurumu: 'gorusuluyor' }]);
    await tell({ ...cagri, event_type: 'hangup', answer_stamp: '2026-11-25 10:00:05' });
    expect(await calanlar()).toEqual([]);
    expect(await list()).toMatchObject([{ musteriID: id, cagriDurumu: 'bitti', konusmaSuresi: 0, cevapBekliyor: false, personelAdi: null }]);
  });

  it.each([
    ['a form', { headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'event_type=call_init&caller=905321234567&uuid=b-1&direction=IN' }],
    ['JSON', { payload: { event: 'call::init', data: { state: 'init', uuid: 'h-1', direction: 0, contact_number: '905321234567' } } }],
    ['JSON of another kind', { payload: { scenario: 'Inbound_call', customer_num: '5321234567', pbx_num: '8501234567', unique_id: 'n-1' } }],
  ])('is read from %s', async (_what, more) => {
    expect((await tell({}, { method: 'POST' as const, ...more })).json()).toEqual({ success: true, message: '' });
    expect(await calanlar()).toMatchObject([{ telefonNo: '+905321234567' }]);
  });

  it('costs nothing the second time: no row, no notice', async () => {
    const cagri = { event: 'ringing', from: '05321234567', callid: 'x-1' };
    expect(await toldWhile(() => tell(cagri))).toBe(1);
    expect(await toldWhile(() => Promise.all([tell(cagri), tell(cagri), tell({ ...cagri, event: 'incoming' })]))).toBe(0);
    expect(await rows()).toBe(1);
  });

  it.each([['with an id', { callid: 'x-1' }], ['without one', {}]])('is one call, told ten times at once %s', async (_how, id) => {
    const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => tell({ event: i % 2 === 0 ? 'ringing' : 'answered', from: '05321234567', ...id } as Record<string, string>)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await rows()).toBe(1);
    expect(await calanlar()).toMatchObject([{ cagriDurumu: 'gorusuluyor' }]);
  });

  it('is a new call where the number calls again later', async () => {
    await tell({ from: '05321234567', event: 'ringing' });
    await tell({ from: '05321234567', event: 'hangup' });
    await server.rows(`update gelen_arama set calma_zamani = calma_zamani - interval '5 minutes', bitis_zamani = bitis_zamani - interval '5 minutes' where bayi_id = $1`, [bayi.bayiID]);
    await tell({ from: '05321234567', event: 'ringing' });
    expect(await rows()).toBe(2);
  });

  it('is kept where the number is withheld or nobody’s, and shown as it came', async () => {
    await tell({ caller: 'anonymous', caller_name: '<b>Gizli</b>', uuid: 'g-1' });
    expect(await calanlar()).toMatchObject([{ telefonNo: null, arayanKisi: '<b>Gizli</b>', arayan: null }]);
  });

  it('is nothing for a trial, a fax and a call inside of the house', async () => {
    for (const query of [{}, { event_type: 'fax_init', caller: '05321234567' }, { direction: 'internal', caller_id_number: '1001', event_type: 'ringing' }] as Record<string, string>[]) {
      expect((await tell(query)).statusCode).toBe(200);
    }
    expect((await tell({}, { method: 'POST', payload: '', headers: { 'content-type': 'application/x-www-form-urlencoded' } })).statusCode).toBe(200);
    expect(await rows()).toBe(0);
  });

  it('never fails by what is sent', async () => {
    for (const payload of ['{', '[]', 'null', '"x"', `{"caller":"${'9'.repeat(20_000)}"}`, '{"caller":{"caller":{"caller":[1,2]}},"__proto__":{"event":"ringing"}}', '{"caller":"\\u0000"}']) {
      const { statusCode } = await tell({}, { method: 'POST', headers: { 'content-type': 'application/json' }, payload });
      expect([200, 400], payload.slice(0, 40)).toContain(statusCode);
    }
    expect((await tell({}, { method: 'POST', headers: { 'content-type': 'application/json' }, payload: `{"caller":"${'9'.repeat(40_000)}"}` })).statusCode).toBe(413);
  });
});

describe('a missed call', () => {
  const bekleyen = async () => (await server.send(gelenAramaCalls.bekleyenler, {}, { jeton: bayi.jeton })).cevapsiz;

  it('waits until somebody calls back, talks to the number or says that nobody has to', async () => {
    const miss = async (no: string) => {
      await tell({ event: 'ringing', from: no });
      await tell({ event: 'hangup', from: no });
    };
    const [bir, iki, uc] = [buildTelefon(), buildTelefon(), buildTelefon()];
    for (const no of [bir, iki, uc]) await miss(no);
    expect(await bekleyen()).toBe(3);
    const liste = await list({ gorunum: 'cevapsiz' });
    const idOf = (no: string) => liste.find(({ telefonNo }) => telefonNo === no)!.id;
    await server.send(gelenAramaCalls.create, { body: { oncekiAramaID: idOf(bir), aramaYonu: false } }, { jeton: bayi.jeton });
    await tell({ event: 'ringing', from: iki, callid: 'sonra' });
    await tell({ event: 'answer', from: iki, callid: 'sonra' });
    expect(await bekleyen()).toBe(1);
    await server.send(gelenAramaCalls.tamamla, { body: { id: idOf(uc) } }, { jeton: bayi.jeton });
    expect(await bekleyen()).toBe(0);
  });

  it('is one whose end got lost, if its switchboard tells of ends', async () => {
    await tell({ telefon: '05321234567' });
    await pass(5);
    expect(await list()).toMatchObject([{ cagriDurumu: 'bilinmiyor', cevapBekliyor: false }]);
    expect(await calanlar()).toEqual([]);
    await tell({ event: 'hangup', from: '05329998877', callid: 'y' });
    expect(await list({ ara: '0532123' })).toMatchObject([{ cagriDurumu: 'cevapsiz', cevapBekliyor: true }]);
  });

  it('is none of a call to the outside', async () => {
    await tell({ event: 'ringing', direction: 'outbound', destination_number: '05321234567', callid: 'z' });
    expect(await calanlar()).toEqual([]);
    await tell({ event: 'hangup', direction: 'outbound', destination_number: '05321234567', callid: 'z' });
    expect(await list()).toMatchObject([{ aramaYonu: false, cevapBekliyor: false, telefonNo: '+905321234567' }]);
  });

  it('is of the first who writes about it, whose note also ends the card at every desk', async () => {
    await tell({ event: 'ringing', from: '05321234567' });
    const id = (await calanlar())[0]!.id;
    const desk = await buildPersonel(server, bayi, ['gelenArama'], { ad: 'Ece' });
    await server.send(gelenAramaCalls.update, { body: { id, sonucID: 2 } }, { jeton: desk.jeton });
    await server.send(gelenAramaCalls.update, { body: { id, aciklama: 'x' } }, { jeton: bayi.jeton });
    expect(await calanlar()).toEqual([]);
    expect(await list()).toMatchObject([{ personelAdi: 'Ece Test', sonucAdi: 'Bilgi verildi' }]);
  });
});

describe('the key', () => {
  it('opens in the address and in a header, and nothing of it is kept or logged', async () => {
    const url = '/api/santral/bildirim';
    expect(baglanti.endsWith(`${url}/${anahtar}`)).toBe(true);
    expect((await tell({ from: '05321234567' }, { url, headers: { 'x-api-key': anahtar } })).statusCode).toBe(200);
    expect((await tell({ from: '05321234567' }, { url, headers: { authorization: `Bearer ${anahtar}` } })).statusCode).toBe(200);
    expect(JSON.stringify(await server.rows('select * from santral where id = $1', [santralID]))).not.toContain(anahtar.slice(4));
    expect(JSON.stringify(await server.rows('select * from kayit_gunlugu where bayi_id = $1', [bayi.bayiID]))).not.toContain(anahtar.slice(4));
    expect(server.logged()).not.toContain(anahtar);
  });

  it('answers alike whatever is wrong with it, and refuses unread after some', async () => {
    const other = await buildBayi(server);
    const { id, anahtar: revoked } = await server.send(santralCalls.create, { body: { adi: 'Eski' } }, { jeton: bayi.jeton });
    await server.send(santralCalls.remove, { body: { id } }, { jeton: bayi.jeton });
    const wrong = [revoked, `${other.bayiID}-${anahtar.split('-').slice(1).join('-')}`, 'x', `${'9'.repeat(15)}-${'a'.repeat(43)}`, `${bayi.bayiID}-${'a'.repeat(43)}`, encodeURIComponent("1' or '1'='1"), '%00'];
    const answers = await Promise.all(wrong.map((key) => tell({ from: '05321234567' }, { url: `/api/santral/bildirim/${key}`, remoteAddress: '10.2.2.2' })));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]!.statusCode).toBe(404);
    expect((await tell({}, { url: '/api/santral/bildirim', remoteAddress: '10.2.2.2' })).body).toBe(answers[0]!.body);
    for (let i = 0; i < 20; i += 1) await tell({}, { url: '/api/santral/bildirim/x', remoteAddress: '10.2.2.2' });
    expect((await tell({}, { url: '/api/santral/bildirim/x', remoteAddress: '10.2.2.2' })).statusCode).toBe(429);
    // A good one is still served from there.
    expect((await tell({ from: '05321234567' }, { remoteAddress: '10.2.2.2' })).statusCode).toBe(200);
    expect(await list()).toHaveLength(1);
  });

  it('tells of so many calls in a minute', async () => {
    await server.house("insert into deneme (anahtar, sayi, pencere_sonu) values ($1, 600, now() + interval '1 minute')", [`POST /api/santral/bildirim ${bayi.bayiID}.${santralID}`]);
    expect((await tell({ from: '05321234567' })).statusCode).toBe(429);
  });

  it('is made and taken away by who may change the settings', async () => {
    const desk = await buildPersonel(server, bayi, ['gelenArama']);
    expect((await server.send(santralCalls.list, {}, { jeton: desk.jeton })).status).toBe(403);
    expect((await server.send(santralCalls.create, { body: { adi: 'x' } }, { jeton: desk.jeton })).status).toBe(403);
    await tell({ from: '05321234567' });
    await server.send(santralCalls.remove, { body: { id: santralID } }, { jeton: bayi.jeton });
    expect((await server.send(santralCalls.list, {}, { jeton: bayi.jeton })).liste).toEqual([]);
    expect((await server.send(santralCalls.remove, { body: { id: santralID } }, { jeton: bayi.jeton })).status).toBe(404);
    expect(await list()).toHaveLength(1);
  });
});
