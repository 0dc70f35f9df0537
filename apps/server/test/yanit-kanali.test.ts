import { yanitCalls } from '@defter/contract/yanit.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { queueYedekler } from '../src/platform/outside/mesaj/outbox.ts';
import { buildBayi, buildMusteri, buildTelefon, type TestBayi } from './build.ts';
import { tellYanit } from './build-yanit.ts';
import { SIR, useKanallar } from './kanallar.ts';
import { useOwnServer } from './server.ts';

const server = useOwnServer();
const kanallar = useKanallar(server);
const { deliver } = kanallar;

let bayi: TestBayi;
beforeEach(async () => {
  bayi = await buildBayi(server);
  await kanallar.addWhatsapp(bayi);
  await server.house('insert into sms_hesabi (bayi_id, kalan) values ($1, 100) on conflict (bayi_id) do update set kalan = 100', [bayi.bayiID]);
});

/** Writes to the salon by WhatsApp, as the platform tells it. */
async function write(telefon: string, metin = 'Yarın boş yeriniz var mı?'): Promise<void> {
  expect(await kanallar.whatsapp.reply(await kanallar.addressOf(bayi), SIR, { telefon, metin, id: `${telefon} ${metin}` })).toBe(200);
}
async function answer(musteriID: number, mesaj: string): Promise<void> {
  await server.mustSend(yanitCalls.yanitla, { body: { musteriID, mesaj } }, bayi);
  await deliver();
}
const channelOf = async (musteriID: number) => (await server.mustSend(yanitCalls.konusma, { query: { musteriID } }, bayi)).yaziKanali;
const left = () => [...kanallar.whatsapp.mesajlar.map(({ telefon, metin }) => `whatsapp ${telefon} ${metin}`), ...kanallar.sms.mesajlar.map(({ telefon, mesaj }) => `sms ${telefon} ${mesaj}`)];

describe('an answer', () => {
  it('to somebody who has just written by WhatsApp is sent there, and by SMS once if it is not delivered', async () => {
    const { id, telefon } = await buildMusteri(server, bayi);
    await write(telefon);
    expect(await channelOf(id)).toBe('whatsapp');
    await answer(id, 'Var, 14.00 uygun mu?');
    expect(left()).toEqual([`whatsapp ${telefon} Var, 14.00 uygun mu?`]);
    expect((await server.mustSend(yanitCalls.konusma, { query: { musteriID: id } }, bayi)).liste[0]).toMatchObject({ yon: 'giden', kanal: 'whatsapp', durum: 'gonderildi' });
    kanallar.whatsapp.faults.redNumaralar = [telefon.slice(-6)];
    await answer(id, 'Bekliyoruz');
    for (let times = 0; times < 2; times += 1) {
      await server.platform.database.system(queueYedekler);
      await deliver();
    }
    expect(left()).toEqual([`whatsapp ${telefon} Var, 14.00 uygun mu?`, `sms ${telefon} Bekliyoruz`]);
  });

  it('is sent by SMS a day later, if the platform takes no text, to people who have written by SMS since, and without an account', async () => {
    const [gec, baska, kapali] = [await buildMusteri(server, bayi), await buildMusteri(server, bayi), await buildMusteri(server, bayi)];
    for (const { telefon } of [gec, baska, kapali]) await write(telefon);
    await server.house(`update gelen_mesaj set zaman = zaman - interval '25 hours' where bayi_id = $1 and telefon = $2`, [bayi.bayiID, gec.telefon]);
    await tellYanit(server, bayi, { telefon: baska.telefon, mesaj: 'SMS de yazayım' });
    expect([await channelOf(gec.id), await channelOf(baska.id), await channelOf(kapali.id)]).toEqual(['sms', 'sms', 'whatsapp']);
    await server.house('delete from wp_ayari where bayi_id = $1', [bayi.bayiID]);
    expect(await channelOf(kapali.id)).toBe('sms');
    for (const { id } of [gec, baska, kapali]) await answer(id, 'Bekliyoruz');
    expect(left().toSorted()).toEqual([gec, baska, kapali].map(({ telefon }) => `sms ${telefon} Bekliyoruz`).toSorted());
  });

  it('that reads like advertising is sent with the line of refusal, to people who have agreed to it on WhatsApp', async () => {
    const { id, telefon } = await buildMusteri(server, bayi);
    await write(telefon);
    await answer(id, 'Size özel %20 indirim');
    expect(left()).toEqual([]);
    await server.house(`insert into ileti_izni (bayi_id, telefon, kanal, izin, kaynak) values ($1, $2, 'whatsapp', 'onay', 'masa')`, [bayi.bayiID, telefon]);
    await answer(id, 'Size özel %20 indirim');
    expect(left()).toEqual([expect.stringMatching(/^whatsapp \S+ Size özel %20 indirim Ret: \S+\/r\/r#\w+$/)]);
  });

  it('reaches a number abroad that has written by WhatsApp, and no other', async () => {
    const [yazan, yazmayan] = [await buildMusteri(server, bayi, { telefon: '+4915112345678' }), await buildMusteri(server, bayi, { telefon: '+4915187654321' })];
    await write(yazan.telefon);
    await answer(yazan.id, 'Evet, buyurun');
    expect(left()).toEqual([`whatsapp ${yazan.telefon} Evet, buyurun`]);
    expect((await server.send(yanitCalls.yanitla, { body: { musteriID: yazmayan.id, mesaj: 'Merhaba' } }, bayi)).status).toBe(422);
    const kayitsiz = buildTelefon();
    await write(kayitsiz);
    const { liste } = await server.mustSend(yanitCalls.list, {}, bayi);
    await server.mustSend(yanitCalls.yanitla, { body: { yanitID: liste[0]!.id, mesaj: 'Hoş geldiniz' } }, bayi);
    await deliver();
    expect(left()[0]).toBe(`whatsapp ${kayitsiz} Hoş geldiniz`);
  });
});
