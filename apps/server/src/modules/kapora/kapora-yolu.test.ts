import { ayarCalls } from '@defter/contract/ayar.ts';
import { kaporaCalls } from '@defter/contract/kapora.ts';
import { kasaCalls } from '@defter/contract/kasa.ts';
import { kayitGunluguCalls } from '@defter/contract/kayit-gunlugu.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { sayfaCalls } from '@defter/contract/sayfa.ts';
import { seriCalls } from '@defter/contract/seri.ts';
import { ziyaretCalls } from '@defter/contract/ziyaret.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAltUrun, buildBayi, buildMusteri, buildRandevu, buildSutun, type TestBayi } from '../../../test/build.ts';
import { buildBaglanti, buildSayfa } from '../../../test/build-sayfa.ts';
import { useServer, YARIN } from '../../../test/server.ts';

const server = useServer();
let bayi: TestBayi;
let musteriID: number;
let sutunID: number;
beforeEach(async () => {
  bayi = await buildBayi(server);
  musteriID = (await buildMusteri(server, bayi)).id;
  sutunID = (await buildSutun(server, bayi)).id;
  await server.send(ayarCalls.save, { body: { kaporaIadeSaat: 72 } }, bayi);
});

const take = (randevuID: number, tutar: number) => server.send(kaporaCalls.create, { body: { randevuID, odemeSekliID: 1, tutar } }, bayi);
const listOf = (id: number) => server.send(kaporaCalls.list, { params: { id } }, bayi);
const update = (body: object) => server.send(randevuCalls.update, { body: body as never }, bayi);
const kasa = async () => (await server.send(kasaCalls.hesapBakiyeleri, {}, bayi)).toplam;
const bakiye = async () => (await server.send(musteriCalls.get, { params: { id: musteriID } }, bayi)).musteri.bakiye;
/** What the record log says of the kept deposit of an appointment, the newest first. */
async function tutulanlar(kayitID: number) {
  const { liste } = await server.send(kayitGunluguCalls.gecmis, { query: { menu: 'randevu', kayitID } }, bayi);
  return liste.flatMap(({ degisim }) => degisim.filter(({ alan }) => alan === 'kaporaTutulan').map(({ once, sonra }) => [once, sonra]));
}

describe('the deposit of one of a series', () => {
  const save = () =>
    server.send(seriCalls.create, { body: { periyotTipi: 1, randevuTekrari: 2, baslangicTarihi: YARIN, baslangicSaat: '11:00', bitisSaat: '11:45', musteriID, randevuSutunBaslikID: sutunID } }, bayi);

  it('is kept where all are cancelled too late, and is the customer\'s again where that is put back, as the log tells', async () => {
    const { idler } = await save();
    const ikinci = idler[1]!;
    await update({ id: ikinci, randevuDurumu: 'O' });
    await take(ikinci, 100);
    const { oncekiler } = await update({ id: idler[0], randevuDurumu: 'I', kapsam: 'tumu' });
    expect(await listOf(ikinci)).toMatchObject({ kalan: 0, tutulan: 100 });
    expect(await bakiye()).toBe(0);
    expect(await server.send(seriCalls.putBack, { body: { randevular: oncekiler } }, bayi)).toMatchObject({ status: 200 });
    expect(await listOf(ikinci)).toMatchObject({ kalan: 100, tutulan: 0 });
    expect(await bakiye()).toBe(-100);
    expect(await tutulanlar(ikinci)).toEqual([['100', '0'], ['0', '100']]);
  });

  it('keeps all of them from being deleted', async () => {
    const { idler } = await save();
    await take(idler[1]!, 100);
    expect(await server.send(randevuCalls.remove, { body: { id: idler[0]!, silmeNedeni: 'Vazgeçti', kapsam: 'tumu' } }, bayi)).toMatchObject({ status: 409, message: 'kaporaVar' });
    expect(await listOf(idler[0]!)).toMatchObject({ status: 200 });
  });
});

describe('the deposit of one of a visit', () => {
  it('pays the sale that takes the whole visit, whichever of it is sold', async () => {
    const altUrunID = (await buildAltUrun(server, bayi, { fiyat: 300 })).id;
    const line = (baslangicSaat: string, bitisSaat: string) => ({ randevuSutunBaslikID: sutunID, baslangicSaat, bitisSaat, randevuHizmet: [{ altUrunID }] });
    const { idler } = await server.send(ziyaretCalls.create, { body: { musteriID, randevuTarihi: YARIN, randevular: [line('10:00', '10:30'), line('10:30', '11:00')] } }, bayi);
    await take(idler[0]!, 50);
    await take(idler[1]!, 100);
    const { id } = await server.send(randevuCalls.satis, { body: { randevuID: idler[0]! } }, bayi);
    const get = async () => (await server.send(satisCalls.get, { params: { id } }, bayi)).satis;
    expect(await get()).toMatchObject({ toplamTutar: 600, kapora: 150 });
    expect(await server.send(satisCalls.update, { body: { id, islemde: false } }, bayi)).toMatchObject({ status: 200, kalan: 450 });
    expect(await get()).toMatchObject({ kapora: 0, odemeler: [{ tutar: 50, kaporaMi: true }, { tutar: 100, kaporaMi: true }] });
    expect(await listOf(idler[1]!)).toMatchObject({ kalan: 0, liste: [{ mahsup: 100 }] });
    expect([await kasa(), await bakiye()]).toEqual([150, 450]);
  });
});

describe('the deposit of who cancels by the own link', () => {
  it('is kept where the rule says so, and the log names the customer', async () => {
    const sayfa = await buildSayfa(server, bayi, { iptalSaati: 3 });
    const { params, baglanti, randevuID } = await buildBaglanti(server, sayfa);
    await take(randevuID, 100);
    expect((await server.send(sayfaCalls.iptal, { params, body: { baglanti, randevuID } })).status).toBe(200);
    expect(await listOf(randevuID)).toMatchObject({ kalan: 0, tutulan: 100, kural: 'tutulur' });
    expect(await tutulanlar(randevuID)).toEqual([['0', '100']]);
    expect(await kasa()).toBe(100);
  });
});

it('tells in the log that a kept deposit is the customer\'s again, where who was missed is sold to after all', async () => {
  const { id } = await buildRandevu(server, bayi, { musteriID, randevuSutunBaslikID: sutunID });
  await take(id, 100);
  await update({ id, randevuDurumu: 'X' });
  expect((await server.send(randevuCalls.satis, { body: { randevuID: id } }, bayi)).status).toBe(200);
  expect(await listOf(id)).toMatchObject({ kalan: 100, tutulan: 0 });
  expect(await tutulanlar(id)).toEqual([['100', '0'], ['0', '100']]);
});
