import { kayitGunluguCalls } from '@defter/contract/kayit-gunlugu.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { onlineRandevuCalls } from '@defter/contract/online-randevu.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { sayfaCalls } from '@defter/contract/sayfa.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildBayi, buildMusteri, buildRandevu, type TestBayi } from '../../../../test/build.ts';
import { buildBaglanti, buildSayfa, type TestSayfa } from '../../../../test/build-sayfa.ts';
import { sendWhileHeld } from '../../../../test/hold.ts';
import { nextIp } from '../../../../test/next-ip.ts';
import { useServer, YARIN } from '../../../../test/server.ts';
import { statusesOf } from '../../../../test/sorted.ts';

const server = useServer();
let bayi: TestBayi;
let sayfa: TestSayfa;
beforeEach(async () => {
  bayi = await buildBayi(server);
  sayfa = await buildSayfa(server, bayi, { iptalSaati: 3 });
});

type Link = Awaited<ReturnType<typeof buildBaglanti>>;
const mine = ({ params, baglanti }: Pick<Link, 'params' | 'baglanti'>, ip?: string) => server.send(sayfaCalls.randevularim, { params, body: { baglanti } }, { ip });
const act = (call: typeof sayfaCalls.onayla, { params, baglanti, randevuID }: Link, surum?: number) => server.send(call, { params, body: { baglanti, randevuID, surum } });
const move = ({ params, baglanti, randevuID }: Link, zaman: { tarih?: string; saat?: string; surum?: number }) => server.send(sayfaCalls.tasi, { params, body: { baglanti, randevuID, tarih: YARIN, saat: '12:00', ...zaman } });
const takvim = async () => (await server.send(randevuCalls.list, { query: { baslangicTarihi: YARIN, bitisTarihi: '2026-12-20' } }, { jeton: bayi.jeton })).liste;

describe('the own link', () => {
  it('shows what its customer waits for and nothing of anybody else', async () => {
    await buildRandevu(server, bayi, { randevuSutunBaslikID: sayfa.sutunID, baslangicSaat: '15:00', bitisSaat: '15:30' });
    const link = await buildBaglanti(server, sayfa);
    const other = await buildBaglanti(server, sayfa, { saat: '16:00' });
    expect(await mine(link)).toMatchObject({ status: 200, iptalSaati: 3, liste: [{ id: link.randevuID, tarih: YARIN, baslangicSaat: '10:00', bitisSaat: '10:30', onaylandiMi: false, degisirMi: true }] });
    expect((await act(sayfaCalls.iptal, { ...link, randevuID: other.randevuID })).status).toBe(404);
    expect((await act(sayfaCalls.onayla, { ...link, randevuID: other.randevuID })).status).toBe(404);
    expect((await move({ ...link, randevuID: other.randevuID }, {})).status).toBe(404);
    expect(await takvim()).toHaveLength(3);
  });

  it('still leads there once the salon has another address', async () => {
    const link = await buildBaglanti(server, sayfa);
    await server.mustSend(onlineRandevuCalls.saveAyarlar, { body: { sayfaKodu: `tasinan-${bayi.bayiID}` } }, { jeton: bayi.jeton });
    expect(await mine(link)).toMatchObject({ status: 200, liste: [{ id: link.randevuID }] });
    expect((await act(sayfaCalls.onayla, link)).status).toBe(200);
  });

  it('shows the end of a day as such, as the card of the customer does', async () => {
    const { id: musteriID } = await buildMusteri(server, bayi);
    const { id: randevuID } = await buildRandevu(server, bayi, { musteriID });
    await server.rows(`update randevu set baslangic = '2026-11-26 23:00', bitis = '2026-11-27 00:00' where id = $1`, [randevuID]);
    const { adres } = await server.mustSend(onlineRandevuCalls.createBaglanti, { body: { randevuID } }, { jeton: bayi.jeton });
    expect((await mine({ params: { kod: sayfa.kod }, baglanti: adres.split('#')[1]! })).liste).toMatchObject([{ baslangicSaat: '23:00', bitisSaat: '24:00' }]);
    expect((await server.mustSend(musteriCalls.randevular, { query: { musteriID } }, { jeton: bayi.jeton })).liste).toMatchObject([{ bitisSaat: '24:00' }]);
  });

  it('shows them also while the page takes no bookings', async () => {
    const link = await buildBaglanti(server, sayfa);
    await server.send(onlineRandevuCalls.saveAyarlar, { body: { sayfaAcik: false } }, { jeton: bayi.jeton });
    expect((await mine(link)).liste).toHaveLength(1);
  });

  it('is alike wrong when it is old, ended, of another salon, changed and made up, and slower each time', async () => {
    const link = await buildBaglanti(server, sayfa);
    const old = await buildBaglanti(server, sayfa, { saat: '12:00' });
    const other = await buildSayfa(server, await buildBayi(server));
    await server.rows(`update musteri_baglantisi set gecerlilik = now() where id = (select max(id) from musteri_baglantisi where bayi_id = $1)`, [bayi.bayiID]);
    const wrong = [old, { ...link, params: { kod: other.kod } }, { ...link, params: { kod: 'hic-olmayan' } }, { ...link, baglanti: `${link.baglanti.slice(0, 42)}${link.baglanti.endsWith('A') ? 'E' : 'A'}` }, { ...link, baglanti: 'x'.repeat(43) }];
    const ip = nextIp();
    const begin = Date.now();
    for (const one of wrong) expect(await mine(one, ip)).toMatchObject({ status: 404, message: 'baglantiGecersiz' });
    expect(Date.now() - begin).toBeGreaterThan(1000);
    expect((await mine(link, ip)).status).toBe(200);
  });

  it('is not to be guessed: whoever is wrong often is told to wait', async () => {
    const link = await buildBaglanti(server, sayfa);
    const ip = nextIp();
    const answers = await Promise.all(Array.from({ length: 25 }, (_, i) => mine({ ...link, baglanti: String(i).padStart(43, 'x') }, ip)));
    expect(answers.some(({ status }) => status === 429)).toBe(true);
    expect((await mine(link, ip)).status).toBe(429);
    expect((await mine(link)).status).toBe(200);
  });

  it('confirms, which the desk sees and the record log tells of the customer', async () => {
    const link = await buildBaglanti(server, sayfa);
    for (let i = 0; i < 2; i += 1) expect((await act(sayfaCalls.onayla, link)).status).toBe(200);
    expect(await takvim()).toMatchObject([{ randevuDurumu: 'O' }]);
    const { liste } = await server.send(kayitGunluguCalls.list, { query: { baslangic: '2020-01-01' } }, { jeton: bayi.jeton });
    const own = liste.filter(({ personelID, menu, islem }) => personelID === null && menu === 'randevu' && islem === 'guncelleme');
    expect(own).toMatchObject([{ kayitID: link.randevuID, degisim: [{ alan: 'randevuDurumu', once: 'B', sonra: 'O' }] }]);
  });

  it('takes two presses at the same moment for one', async () => {
    const link = await buildBaglanti(server, sayfa);
    const { surum } = (await mine(link)).liste[0]!;
    const press = () => act(sayfaCalls.onayla, link, surum);
    const answers = await sendWhileHeld(server, (client) => client.query('select from randevu where id = $1 for update', [link.randevuID]), press, press);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('cancels and moves once, also where it is pressed again because the answer was lost, and no other one', async () => {
    const [link, other] = [await buildBaglanti(server, sayfa), await buildBaglanti(server, sayfa, { saat: '12:00' })];
    const { surum } = (await mine(link)).liste[0]!;
    const moveTo11 = () => move(link, { saat: '11:00', surum });
    const hold: Parameters<typeof sendWhileHeld>[1] = (client) => client.query('select from randevu where id = $1 for update', [link.randevuID]);
    expect((await sendWhileHeld(server, hold, moveTo11, moveTo11)).map(({ status }) => status)).toEqual([200, 200]);
    expect(await moveTo11()).toMatchObject({ status: 200 });
    const moved = (await mine(link)).liste[0]!;
    expect(moved).toMatchObject({ baslangicSaat: '11:00', surum: surum + 1 });
    const cancel = () => act(sayfaCalls.iptal, link, moved.surum);
    expect((await sendWhileHeld(server, hold, cancel, cancel)).map(({ status }) => status)).toEqual([200, 200]);
    expect(await cancel()).toMatchObject({ status: 200 });
    expect((await takvim()).find(({ id }) => id === link.randevuID)).toMatchObject({ randevuDurumu: 'I', surum: moved.surum + 1 });
    expect(await act(sayfaCalls.iptal, { ...other, randevuID: link.randevuID })).toMatchObject({ status: 404 });
  });

  it('agrees to nothing that the desk has changed since it was seen', async () => {
    const link = await buildBaglanti(server, sayfa);
    const { surum } = (await mine(link)).liste[0]!;
    await server.mustSend(randevuCalls.update, { body: { id: link.randevuID, baslangicSaat: '15:00', bitisSaat: '15:30' } }, { jeton: bayi.jeton });
    for (const call of [sayfaCalls.onayla, sayfaCalls.iptal]) expect(await act(call, link, surum)).toMatchObject({ status: 409, message: 'kayitDegismis' });
    expect(await takvim()).toMatchObject([{ randevuDurumu: 'B', baslangicSaat: '15:00' }]);
    expect((await act(sayfaCalls.onayla, link, (await mine(link)).liste[0]!.surum)).status).toBe(200);
  });

  it('cancels and frees the time, until the hour that the salon says', async () => {
    const link = await buildBaglanti(server, sayfa);
    await server.send(onlineRandevuCalls.saveAyarlar, { body: { iptalSaati: 25 } }, { jeton: bayi.jeton });
    expect((await mine(link)).liste).toMatchObject([{ degisirMi: false }]);
    expect(await act(sayfaCalls.iptal, link)).toMatchObject({ status: 409, message: 'degistirmeSuresiGecti' });
    expect(await move(link, {})).toMatchObject({ status: 409, message: 'degistirmeSuresiGecti' });
    await server.send(onlineRandevuCalls.saveAyarlar, { body: { iptalSaati: 24 } }, { jeton: bayi.jeton });
    expect((await act(sayfaCalls.iptal, link)).status).toBe(200);
    expect(await takvim()).toMatchObject([{ randevuDurumu: 'I' }]);
    expect((await mine(link)).liste).toEqual([]);
    expect((await buildBaglanti(server, sayfa)).randevuID).not.toBe(link.randevuID);
  });

  it('changes nothing that is paid already', async () => {
    const link = await buildBaglanti(server, sayfa);
    const { musteriID } = (await takvim())[0]!;
    await server.mustSend(satisCalls.create, { body: { musteriID, randevuID: link.randevuID, icerikler: [{ altUrunID: sayfa.altUrunID }] } }, { jeton: bayi.jeton });
    await server.rows(`update randevu set durum = 'B' where id = $1`, [link.randevuID]);
    expect((await mine(link)).liste).toMatchObject([{ degisirMi: false }]);
    expect(await act(sayfaCalls.iptal, link)).toMatchObject({ status: 409, message: 'degistirmeSuresiGecti' });
  });

  it('moves to a time that is free with the same colleague, and to no other', async () => {
    const link = await buildBaglanti(server, sayfa);
    await buildRandevu(server, bayi, { randevuSutunBaslikID: sayfa.sutunID, baslangicSaat: '12:00', bitisSaat: '13:00' });
    const { gunler } = await server.send(sayfaCalls.tasimaSaatleri, { params: link.params, body: { baglanti: link.baglanti, randevuID: link.randevuID, ilkGun: YARIN } });
    expect(gunler[0]!.saatler).toEqual(expect.arrayContaining(['10:00', '10:15', '13:00']));
    expect(gunler[0]!.saatler).not.toContain('12:00');
    expect(await move(link, { saat: '12:00' })).toMatchObject({ status: 409, message: 'saatDolu' });
    expect(await move(link, { tarih: '2027-11-26' })).toMatchObject({ status: 409, message: 'saatDolu' });
    expect((await move(link, { tarih: '2026-11-27', saat: '13:00' })).status).toBe(200);
    expect(await mine(link)).toMatchObject({ liste: [{ id: link.randevuID, tarih: '2026-11-27', baslangicSaat: '13:00', bitisSaat: '13:30' }] });
    expect((await takvim()).find(({ id }) => id === link.randevuID)).toMatchObject({ uygulayanPersonelID: sayfa.personelID, randevuSutunBaslikID: sayfa.sutunID });
  });

  it('moves to no day that has as many as the page takes, but within its own', async () => {
    const link = await buildBaglanti(server, sayfa);
    await buildBaglanti(server, sayfa, { tarih: '2026-11-27' });
    await server.mustSend(onlineRandevuCalls.saveAyarlar, { body: { gundeEnCok: 1 } }, { jeton: bayi.jeton });
    const { gunler } = await server.send(sayfaCalls.tasimaSaatleri, { params: link.params, body: { baglanti: link.baglanti, randevuID: link.randevuID, ilkGun: YARIN } });
    expect(gunler.slice(0, 3).map(({ saatler }) => saatler.length > 0)).toEqual([true, false, true]);
    expect(await move(link, { tarih: '2026-11-27', saat: '13:00' })).toMatchObject({ status: 409, message: 'saatDolu' });
    expect((await move(link, { saat: '13:00' })).status).toBe(200);
  });

  it('moves one of two who want the same time', async () => {
    const links = [await buildBaglanti(server, sayfa), await buildBaglanti(server, sayfa, { saat: '11:00' })];
    const answers = await Promise.all(links.map((link) => move(link, { saat: '14:00' })));
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect((await takvim()).map(({ baslangicSaat }) => baslangicSaat)).toContain('14:00');
  });
});

describe('the desk', () => {
  it('opens whatever the salon is called, that has not chosen an address yet', async () => {
    // The proposed address is cut where one of its words ends.
    const salon = await buildBayi(server, { firmaAdi: 'Papatya Güzellik ve Bakım Evi Kadıköy' });
    const { id: randevuID } = await buildRandevu(server, salon);
    const { adres } = await server.send(onlineRandevuCalls.createBaglanti, { body: { randevuID } }, { jeton: salon.jeton });
    const [, kod = '', baglanti = ''] = /\/r\/([^#]+)#(.+)$/.exec(adres)!;
    expect(kod).toBe(`papatya-guzellik-ve-bakim-evi-${salon.bayiID}`);
    expect(await mine({ params: { kod }, baglanti })).toMatchObject({ status: 200, liste: [{ id: randevuID }] });
  });

  it('gives a link of a customer, whose token is kept nowhere, and ends all of them', async () => {
    const { id: musteriID } = await buildMusteri(server, bayi);
    const { id: randevuID } = await buildRandevu(server, bayi, { musteriID });
    const give = () => server.send(onlineRandevuCalls.createBaglanti, { body: { randevuID } }, { jeton: bayi.jeton, headers: { 'idempotency-key': 'baglanti-0001' } });
    const { adres } = await give();
    const [, kod = '', baglanti = ''] = /\/r\/([^#]+)#(.+)$/.exec(adres)!;
    expect(await mine({ params: { kod }, baglanti })).toMatchObject({ status: 200, liste: [{ id: randevuID }] });
    await give();
    const kept = JSON.stringify(await server.rows('select * from tekrar_anahtari')) + JSON.stringify(await server.rows('select * from kayit_gunlugu')) + JSON.stringify(await server.rows('select * from musteri_baglantisi'));
    expect(kept).not.toContain(baglanti);
    expect(server.logged()).not.toContain(baglanti);
    // It is good for a month, and for a week beyond an appointment that is further away.
    const daysOf = async () => (await server.rows<{ gun: number }>('select round(extract(epoch from gecerlilik - now()) / 86400)::int as gun from musteri_baglantisi where bayi_id = $1 order by id desc limit 1', [bayi.bayiID]))[0]!.gun;
    expect(await daysOf()).toBe(30);
    await server.rows(`update randevu set baslangic = date_trunc('day', now()) + interval '90 days', bitis = date_trunc('day', now()) + interval '90 days 1 hour' where id = $1`, [randevuID]);
    await server.mustSend(onlineRandevuCalls.createBaglanti, { body: { randevuID } }, { jeton: bayi.jeton });
    expect([96, 97]).toContain(await daysOf());
    await server.send(onlineRandevuCalls.removeBaglantilar, { body: { musteriID } }, { jeton: bayi.jeton });
    expect((await mine({ params: { kod }, baglanti })).status).toBe(404);
    expect(await server.rows('select from musteri_baglantisi where bayi_id = $1', [bayi.bayiID])).toEqual([]);
  });
});
