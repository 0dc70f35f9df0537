import { bayiCalls } from '@defter/contract/bayi.ts';
import { kayitGunluguCalls } from '@defter/contract/kayit-gunlugu.ts';
import { kvkkCalls } from '@defter/contract/kvkk.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { paketSatisCalls } from '@defter/contract/paket-satis.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { seansIslemiCalls } from '@defter/contract/seans-islemi.ts';
import { seansCalls } from '@defter/contract/seans.ts';
import { sozlesmeCalls } from '@defter/contract/sozlesme.ts';
import { taksitCalls } from '@defter/contract/taksit.ts';
import { fillBelge, findEksikAlanlar, SOZLESME_TURLERI } from '@defter/rules/taksitli-sozlesme.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { IMZA } from '../../../test/build-kvkk.ts';
import { buildPaketProgram } from '../../../test/build-paket.ts';
import { buildAltUrun, buildBayi, buildPersonel, buildSatis, buildTelefon, type TestBayi } from '../../../test/build.ts';
import { sendWhileHeld } from '../../../test/hold.ts';
import { BUGUN, useServer } from '../../../test/server.ts';
import { statusesOf } from '../../../test/sorted.ts';

const server = useServer();
let bayi: TestBayi;
let musteriID: number;
let telefon: string;
let id: number;
/** A sale of 1.000 lira, 100 paid down and two instalments; of the business and the customer everything is known. */
beforeEach(async () => {
  bayi = await buildBayi(server, { firmaAdi: 'Lotus' });
  telefon = buildTelefon();
  await saveFirma({ unvan: 'Lotus Güzellik Ltd. Şti.', adres: 'Moda Cd. 5', ilID: 34, telefon: '+902160000000', vergiNo: '1234567890' });
  const musteri = { musteri: { ad: 'Ayşe', soyad: 'Yılmaz', tcKimlikNo: '10000000146' }, musteriTelefon: [{ telefon, varsayilanMi: true }], adresler: [{ baslik: 'Ev', adres: 'Bahariye Cd. 3', ilID: 34 }] };
  musteriID = (await server.send(musteriCalls.create, { body: musteri }, bayi)).id;
  id = await sell(musteriID);
});

const saveFirma = (body: object) => server.send(bayiCalls.saveFirma, { body }, bayi);
async function sell(kime: number) {
  const icerikler = [{ altUrunID: (await buildAltUrun(server, bayi, { adi: 'Lazer', fiyat: 500 })).id, adet: 2 }];
  const taksitler = [{ tarih: '2026-12-25', tutar: 450 }, { tarih: '2027-01-25', tutar: 450 }];
  return (await server.send(satisCalls.create, { body: { musteriID: kime, icerikler, odemeler: [{ odemeSekliID: 1, tutar: 100 }], taksitler } }, bayi)).id;
}
const read = (kim: TestBayi = bayi, satisID = id) => server.send(sozlesmeCalls.belge, { params: { id: satisID } }, kim);
async function sign(rest: object = {}, satisID = id) {
  const { belge } = await read(bayi, satisID);
  const { taksitli, cayma, senet } = belge.metinler;
  return server.send(sozlesmeCalls.imzala, { body: { id: satisID, surum: belge.surum, taksitliID: taksitli.id, caymaID: cayma.id, senetID: senet.id, imza: IMZA, ...rest } }, bayi);
}
const ver = (sozlesmeVerildi = true, satisID = id) => server.send(sozlesmeCalls.ver, { body: { id: satisID, sozlesmeVerildi } }, bayi);
const isVerildi = async () => (await server.send(satisCalls.get, { params: { id } }, bayi)).satis.sozlesmeVerildi;
const saveMetin = (tur: 'taksitli' | 'senet' | 'cayma', metin: string) => server.send(sozlesmeCalls.createMetin, { body: { tur, metin } }, bayi);

describe('the papers of a sale in instalments', () => {
  it('come with texts that hold what the law asks for, and with all that fills them', async () => {
    const { belge } = await read();
    for (const tur of SOZLESME_TURLERI) expect(findEksikAlanlar(tur, belge.metinler[tur].metin), tur).toEqual([]);
    expect(belge).toMatchObject({
      satisID: id,
      eksikler: [],
      imza: null,
      degerler: {
        firma: { adi: 'Lotus', unvan: 'Lotus Güzellik Ltd. Şti.', adres: 'Moda Cd. 5 İstanbul', ilAdi: 'İstanbul', vergiNo: '1234567890' },
        musteri: { adSoyad: 'Ayşe Yılmaz', telefon, adres: 'Bahariye Cd. 3 İstanbul', tcKimlikNo: '10000000146' },
        satis: { tarih: BUGUN, hizmetler: '2 × Lazer', toplamTutar: 1000, pesinat: 100, taksitler: [{ no: 1, tarih: '2026-12-25', tutar: 450 }, { no: 2, tarih: '2027-01-25', tutar: 450 }] },
      },
    });
    expect(fillBelge(belge.metinler.senet.metin, {}, 'senet').join('')).toContain('nama yazılı');
  });

  it('of a package tell until when its sessions are used, as it was when they were signed', async () => {
    const { id: menuID } = await buildPaketProgram(server, bayi, { fiyat: 1000, gecerlilikAy: 6, icerikler: [{ altUrunID: (await buildAltUrun(server, bayi)).id, miktar: 8 }] });
    const paket = await server.mustSend(paketSatisCalls.create, { body: { musteriID, menuID, odemeler: [], taksitler: [{ tarih: '2026-12-25', tutar: 1000 }] } }, bayi);
    const sonGun = async () => (await read(bayi, paket.id)).belge.degerler.satis.sonGun;
    expect([await sonGun(), (await read()).belge.degerler.satis.sonGun]).toEqual(['2027-05-25', null]);
    expect((await sign({}, paket.id)).status).toBe(200);
    const { liste: [hak] } = await server.mustSend(seansCalls.paketler, { params: { id: musteriID } }, bayi);
    await server.mustSend(seansIslemiCalls.uzat, { body: { paketHakID: hak!.id, bitis: '2027-08-01', neden: 'Yaz' } }, bayi);
    expect(await sonGun()).toBe('2027-05-25');
    // Those that were signed before this was kept say nothing of it.
    await server.house(`update satis_sozlesmesi set degerler = degerler #- '{satis,sonGun}' where satis_id = $1 and bayi_id = $2`, [paket.id, bayi.bayiID]);
    expect(await sonGun()).toBeNull();
  });

  it('are not there for a sale without instalments, another bayi, and who may not print; contact data is hidden', async () => {
    expect(await read(bayi, (await buildSatis(server, bayi)).id)).toMatchObject({ status: 409, message: 'sozlesmeTaksitsiz' });
    expect((await read(await buildBayi(server))).status).toBe(404);
    expect((await read(await buildPersonel(server, bayi, ['satisGoruntule']))).status).toBe(403);
    const text = JSON.stringify(await read(await buildPersonel(server, bayi, ['satisYazdir'])));
    for (const sir of [telefon, 'Bahariye', '10000000146']) expect(text).not.toContain(sir);
  });

  it('name what is missing, and are not handed over before', async () => {
    await saveFirma({ vergiNo: '', adres: '' });
    const { id: kimsesiz } = await server.send(musteriCalls.create, { body: { musteri: { ad: 'Elif', soyad: 'Kaya' }, musteriTelefon: [{ telefon: buildTelefon(), varsayilanMi: true }] } }, bayi);
    const satisID = await sell(kimsesiz);
    expect((await read(bayi, satisID)).belge.eksikler).toEqual(['firmaAdresi', 'vergiNo', 'musteriAdresi']);
    const eksik = { status: 409, message: 'sozlesmeEksik', veri: { eksikler: 'firmaAdresi,vergiNo,musteriAdresi' } };
    expect(await sign({}, satisID)).toMatchObject(eksik);
    expect(await ver(true, satisID)).toMatchObject(eksik);
    await saveFirma({ mersisNo: '0123456789012345', adres: 'Moda Cd. 5' });
    await server.send(musteriCalls.update, { body: { musteri: { id: kimsesiz }, adresler: [{ baslik: 'Ev', adres: 'Moda' }] } }, bayi);
    expect((await ver(true, satisID)).status).toBe(200);
  });
});

describe('signing', () => {
  it('knows of instalments that are agreed while the papers are handed over', async () => {
    const satisID = (await server.mustSend(satisCalls.create, { body: { musteriID, icerikler: [{ altUrunID: (await buildAltUrun(server, bayi, { fiyat: 500 })).id }], odemeler: [] } }, bayi)).id;
    const [taksitli, verilen] = await sendWhileHeld(
      server,
      (client) => client.query('select from satis where id = $1 for update', [satisID]),
      () => server.send(satisCalls.update, { body: { id: satisID, taksitler: [{ tarih: '2026-12-25', tutar: 500 }] } }, bayi),
      () => ver(true, satisID),
    );
    expect([taksitli.status, verilen.status]).toEqual([200, 200]);
    expect((await read(bayi, satisID)).belge.imza).not.toBeNull();
  });

  it('hands the contract over, keeps the signature, and is told in the record log', async () => {
    expect((await sign()).status).toBe(200);
    expect(await isVerildi()).toBe(true);
    const { belge } = await read();
    expect(belge.imza).toMatchObject({ yol: 'imza', alan: 'Deniz Sahip', imzaVarMi: true });
    const { liste } = await server.send(kayitGunluguCalls.gecmis, { query: { menu: 'satis', kayitID: id } }, bayi);
    expect(Object.fromEntries(liste[0]!.degisim.map(({ alan, sonra }) => [alan, sonra]))).toMatchObject({ sozlesmeVerildi: 'true', imzaYolu: 'imza' });
    const imza = (kim: TestBayi) => server.send(sozlesmeCalls.imza, { params: { id: belge.imza!.id } }, kim);
    expect((await imza(bayi)).status).toBe(200);
    expect((await imza(await buildBayi(server))).status).toBe(404);
  });

  it('keeps the paper as it was, whatever changes afterwards', async () => {
    await sign();
    const { belge: once } = await read();
    await saveMetin('taksitli', `${once.metinler.taksitli.metin}\n\nYeni madde`);
    await saveFirma({ unvan: 'Başka Ltd.', adres: 'Başka sokak' });
    await server.send(musteriCalls.update, { body: { musteri: { id: musteriID, soyad: 'Demir' } } }, bayi);
    const { satis } = await server.send(satisCalls.get, { params: { id } }, bayi);
    await server.send(taksitCalls.ertele, { body: { satisID: id, taksitIDler: [satis.taksitler[0]!.id], ay: 2 } }, bayi);
    const { belge } = await read();
    expect({ ...belge, surum: 0 }).toEqual({ ...once, surum: 0, planDegisti: true });
    expect((await read(bayi, await sell(musteriID))).belge.metinler.taksitli.surum).toBe(2);
  });

  it('is of what was seen: another text, another version of the sale, or twice is refused', async () => {
    const { belge } = await read();
    await saveMetin('senet', `${belge.metinler.senet.metin} `.replace('Taksit:', 'Taksit no:'));
    expect(await sign({ senetID: belge.metinler.senet.id })).toMatchObject({ status: 409, message: 'sozlesmeMetniDegisti' });
    expect(await sign({ surum: 99 })).toMatchObject({ status: 409, message: 'kayitDegismis' });
    expect(await sign({ imza: '1,2' })).toMatchObject({ status: 422, alanlar: { imza: 'imzaGerekli' } });
    expect(statusesOf(await Promise.all([sign(), sign(), sign()]))).toEqual([200, 409, 409]);
  });

  it('on paper is noted, and taken back it may be signed anew', async () => {
    await ver();
    expect((await read()).belge.imza).toMatchObject({ yol: 'islak', imzaVarMi: false });
    await ver(false);
    expect(await isVerildi()).toBe(false);
    expect((await read()).belge.imza).toBeNull();
    expect((await sign()).status).toBe(200);
  });

  it('is not said by the save of the sale: neither given nor taken back', async () => {
    const save = (sozlesmeVerildi: boolean) => server.send(satisCalls.update, { body: { id, sozlesmeVerildi } as never }, bayi);
    expect(await save(true)).toMatchObject({ status: 200 });
    expect(await isVerildi()).toBe(false);
    expect(await sign()).toMatchObject({ status: 200 });
    expect(await save(false)).toMatchObject({ status: 200 });
    expect(await isVerildi()).toBe(true);
  });

  it('is not done on a cancelled sale; what was signed is still read', async () => {
    await sign();
    const { satis } = await server.send(satisCalls.get, { params: { id } }, bayi);
    await server.send(satisCalls.remove, { body: { satisGuid: satis.satisGuid } }, bayi);
    expect((await read()).belge).toMatchObject({ iptalMi: true, imza: { yol: 'imza' } });
    expect(await ver(false)).toMatchObject({ status: 409, message: 'satisIptal' });
  });

  it('leaves no trace of a person who is forgotten', async () => {
    await sign();
    expect((await server.send(kvkkCalls.anonimlestir, { body: { id: musteriID } }, bayi)).status).toBe(200);
    const text = JSON.stringify(await read());
    for (const sir of ['Yılmaz', telefon, 'Bahariye', '10000000146']) expect(text).not.toContain(sir);
    expect((await read()).belge.imza).toMatchObject({ imzaVarMi: false });
  });

  it('leaves no trace of a person who is forgotten while it is being signed', async () => {
    const [imzali, anonim] = await sendWhileHeld(
      server,
      (client) => client.query('select from sozlesme_metni where bayi_id = $1 for update', [bayi.bayiID]),
      () => sign(),
      () => server.send(kvkkCalls.anonimlestir, { body: { id: musteriID } }, bayi),
    );
    expect([imzali.status, anonim.status]).toEqual([200, 200]);
    const text = JSON.stringify(await read());
    for (const sir of ['Yılmaz', telefon, 'Bahariye', '10000000146']) expect(text).not.toContain(sir);
  });
});

describe('a text of the salon', () => {
  it('has versions, and must hold what the law asks for', async () => {
    expect(await saveMetin('cayma', 'Cayıyorum.')).toMatchObject({ status: 422, alanlar: { metin: 'sozlesmeAlaniEksik' }, veri: { eksikler: expect.stringContaining('{firmaAdresi}') } });
    const { belge } = await read();
    const body = { tur: 'cayma' as const, metin: `${belge.metinler.cayma.metin}!`, surum: 1 };
    expect((await server.send(sozlesmeCalls.createMetin, { body }, bayi)).status).toBe(200);
    expect(await server.send(sozlesmeCalls.createMetin, { body }, bayi)).toMatchObject({ status: 409, message: 'kayitDegismis' });
    const { liste } = await server.send(sozlesmeCalls.metinler, {}, bayi);
    expect(liste.filter(({ tur }) => tur === 'cayma').map(({ surum, yazan }) => [surum, yazan])).toEqual([[2, 'Deniz Sahip'], [1, null]]);
    const replies = await Promise.all(Array.from({ length: 5 }, () => saveMetin('cayma', body.metin)));
    expect(statusesOf(replies)).toEqual([200, 200, 200, 200, 200]);
  });
});
