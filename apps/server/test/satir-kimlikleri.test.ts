import { randevuTalepCalls } from '@defter/contract/randevu-talep.ts';
import { gelenAramaCalls } from '@defter/contract/gelen-arama.ts';
import { girisCikisCalls } from '@defter/contract/giris-cikis.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { beforeAll, expect, it } from 'vitest';
import { buildAltUrun, buildBayi, buildMusteri, buildPersonel, buildRandevu, buildSutun, buildTelefon, type TestBayi } from './build.ts';
import { buildPaketProgram } from './build-paket.ts';
import { buildStok } from './build-stok.ts';
import { buildTanim } from './build-tanim.ts';
import { BUGUN, useServer, YARIN } from './server.ts';

/*
 * A query of the specification may use the names of the rows' fields (spec 2
 * 7). A filter that is ignored would answer with the rows of everybody.
 */

const server = useServer();
let bayi: TestBayi;
beforeAll(async () => {
  bayi = await buildBayi(server);
  for (const sira of [1, 2]) {
    const { id: musteriID } = await buildMusteri(server, bayi);
    const { id: altUrunID } = await buildAltUrun(server, bayi, { fiyat: 100, birimID: sira });
    const { id: randevuID } = await buildRandevu(server, bayi, { musteriID });
    await server.mustSend(satisCalls.create, { body: { musteriID, randevuID, icerikler: [{ altUrunID }], taksitler: [{ tarih: YARIN, tutar: 100 }] } as never }, bayi);
    const { id: randevuSutunBaslikID } = await buildSutun(server, bayi);
    const { personelID: uygulayanPersonelID } = await buildPersonel(server, bayi);
    await server.mustSend(randevuTalepCalls.create, { body: { musteriID, randevuSutunBaslikID, uygulayanPersonelID, randevuTarihi: YARIN, baslangicSaat: '10:00' } as never }, bayi);
    const alanlar = { sonucID: sira, gorusmeKonuID: (await buildTanim(server, bayi, 'gorusmeKonusu')).id, hizmetID: (await buildTanim(server, bayi, 'gelenAramaHizmeti')).id, durumID: (await buildTanim(server, bayi, 'gelenAramaDurumu')).id, neredenDuydunuzID: sira, gorusmeSekliID: sira };
    await server.mustSend(gelenAramaCalls.create, { body: { telefonNo: buildTelefon(), ...alanlar } as never }, bayi);
    await buildStok(server, bayi, { miktar: 0 });
    await buildPaketProgram(server, bayi, { menuGrupID: (await buildTanim(server, bayi, 'paketGrubu')).id, icerikler: [{ altUrunID, miktar: 2 }] });
  }
});
type Cevap = { liste: Record<string, unknown>[]; toplamKayit: number };
const ask = async (path: string, query = '') => (await server.app.inject({ method: 'GET', url: `/api${path}?${query}`, headers: { authorization: `Bearer ${bayi.jeton}` } })).json() as Cevap;

it.each([
  ['/satis', ['musteriID', 'randevuID', 'personelID']],
  ['/musteri/taksitler', ['musteriID', 'satisID']],
  ['/randevu/musteri-randevu-talepleri', ['musteriID', 'randevuSutunBaslikID', 'uygulayanPersonelID']],
  ['/gelenarama', ['sonucID', 'gorusmeKonuID', 'hizmetID', 'durumID', 'neredenDuydunuzID', 'gorusmeSekliID']],
  ['/stok', ['id', 'altUrunID']],
  ['/stok/kritik-stoklar', ['id', 'altUrunID']],
  ['/personel', ['id', 'rolID']],
  ['/menu', ['id', 'menuGrupID']],
  ['/urun/alt-urunler', ['id', 'anaUrunID', 'birimID']],
  ['/urun/ana-urunler', ['id']],
  ['/urun/ana-urunler-by-search', ['id']],
  ['/birim', ['id']],
  ['/genel/uyruklar', ['id']],
])('%s is narrowed by the ids of its rows', async (path, adlar) => {
  const { liste } = await ask(path);
  expect(liste.length).toBeGreaterThan(1);
  for (const ad of adlar) {
    const deger = liste.find((satir) => satir[ad] !== null)?.[ad] as number;
    const beklenen = liste.filter((satir) => satir[ad] === deger);
    expect([ad, await ask(path, `${ad}=${deger}`)]).toMatchObject([ad, { liste: beklenen, toplamKayit: beklenen.length }]);
    expect([ad, await ask(path, `${ad}=2000000000`)]).toMatchObject([ad, { liste: [], toplamKayit: 0 }]);
  }
});

it.each(['/gorusmekonu', '/menu', '/urun/alt-urunler', '/stok'])('%s is searched by the name of its rows', async (path) => {
  const { liste } = await ask(path);
  const { adi, id } = liste[0]!;
  expect((await ask(path, `adi=${encodeURIComponent(adi as string)}`)).liste.map((satir) => satir['id'])).toContain(id);
  expect(await ask(path, 'adi=Yok')).toMatchObject({ liste: [], toplamKayit: 0 });
});

it('offers another time by the names of an offer', async () => {
  const [{ id }] = (await ask('/randevu/musteri-randevu-talepleri')).liste as [{ id: number }];
  const offer = await server.app.inject({ method: 'POST', url: '/api/randevu/musteri-randevu-talepleri-degistir', headers: { authorization: `Bearer ${bayi.jeton}` }, payload: { ID: id, oneriTarihi: '2026-11-30', saat: '12:00' } });
  expect(offer.json()).toMatchObject({ success: true });
  expect((await ask('/randevu/musteri-randevu-talepleri')).liste.find((talep) => talep['id'] === id)).toMatchObject({ oneriTarihi: '2026-11-30', oneriBaslangicSaat: '12:00' });
});

it('has the records of one day, and a report of one, by the name of their day', async () => {
  for (const tarih of [BUGUN, '2026-11-20']) await server.mustSend(girisCikisCalls.create, { body: { personelID: bayi.personelID, tarih, saat: '09:00' } as never }, bayi);
  const girisler = async (query: string) => ((await ask('/personel/giris-cikis', query)) as unknown as { kayitlar: { tarih: string }[] }).kayitlar.map(({ tarih }) => tarih);
  expect([await girisler('tarih=2026-11-20'), await girisler('')]).toEqual([['2026-11-20'], [BUGUN, '2026-11-20']]);
  expect([(await ask('/rapor/satis-raporu', `tarih=${BUGUN}`)).toplamKayit, (await ask('/rapor/satis-raporu', 'tarih=2026-11-01')).toplamKayit]).toEqual([2, 0]);
});
