import { altUrunCalls } from '@defter/contract/alt-urun.ts';
import { excelCalls } from '@defter/contract/excel.ts';
import { personelCariCalls } from '@defter/contract/personel-cari.ts';
import { primCalls } from '@defter/contract/prim.ts';
import { paketSatisCalls, seansDusCalls } from '@defter/contract/paket-satis.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { raporCalls } from '@defter/contract/rapor.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildAltUrun, buildBayi, buildMusteri, buildPersonel, buildRandevu, buildSatis, buildSutun, type TestBayi, type TestSatis } from '../../../test/build.ts';
import { readListe } from '../../../test/read-liste.ts';
import { BUGUN, useServer } from '../../../test/server.ts';
import { sorted, statusesOf } from '../../../test/sorted.ts';

const server = useServer();
const EKIM = '2026-10-01';
const KASIM = '2026-11-01';
const NAKIT = 1;
let bayi: TestBayi;
let altUrunID: number;
beforeEach(async () => {
  bayi = await buildBayi(server);
  ({ id: altUrunID } = await buildAltUrun(server, bayi, { fiyat: 1000 }));
});

const kuralOf = (changes: object = {}) => ({ adi: 'Hizmet primi', esas: 'tahsil', tur: 'oran', oran: 10, baslangic: '2026-01-01', ...changes });
const addKural = (changes: object = {}, jeton = bayi.jeton) => server.send(primCalls.create, { body: kuralOf(changes) }, { jeton });
const ay = (gun: string, jeton = bayi.jeton) => server.send(primCalls.ay, { query: { ay: gun } }, { jeton });
const satirlar = (query: object, jeton = bayi.jeton) => server.send(primCalls.satirlar, { query }, { jeton });
const kapat = (gun: string, jeton = bayi.jeton) => server.send(primCalls.kapat, { body: { ay: gun } }, { jeton });
const cari = (id: number) => server.send(personelCariCalls.list, { params: { id } }, { jeton: bayi.jeton });
const pay = (tutar: number, tarih: string) => ({ odemeSekliID: NAKIT, tutar, tarih });
const sell = (changes: Parameters<typeof buildSatis>[2] = {}): Promise<TestSatis> => buildSatis(server, bayi, { altUrunID, tarih: '2026-10-10', ...changes });
const cancel = ({ satisGuid }: TestSatis) => server.send(satisCalls.remove, { body: { satisGuid } }, { jeton: bayi.jeton });

describe('the commission of a month', () => {
  it('is of what is paid in it, to the seller', async () => {
    await addKural();
    await sell({ odemeler: [pay(300, '2026-10-10'), pay(400, BUGUN)] });
    expect(await ay('2026-10-15')).toMatchObject({ ay: EKIM, siradaki: null, kapanabilir: true, esas: 300, prim: 30, liste: [{ personelID: bayi.personelID, adSoyad: 'Deniz Sahip', satir: 1, prim: 30 }] });
    expect(await ay(BUGUN)).toMatchObject({ ay: KASIM, kapanabilir: false, esas: 400, prim: 40 });
    expect(await satirlar({ ay: EKIM })).toMatchObject({ toplamKayit: 1, kapaliMi: false, prim: 30, liste: [{ kuralAdi: 'Hizmet primi', tarih: '2026-10-10', esas: 300, prim: 30 }] });
    expect(await satirlar({ ay: EKIM, ara: 'yok böyle' })).toMatchObject({ toplamKayit: 0 });
  });

  it('counts what was paid before the day of its sale on that day, not before', async () => {
    await addKural();
    const { id } = await sell({ tarih: '2026-10-31', odemeler: [pay(300, '2026-10-31')] });
    await server.mustSend(satisCalls.update, { body: { id, tarih: '2026-11-02' } }, { jeton: bayi.jeton });
    expect([(await ay(EKIM)).prim, (await ay(KASIM)).prim]).toEqual([0, 30]);
    expect([(await satirlar({ ay: EKIM })).prim, (await satirlar({ ay: KASIM })).prim]).toEqual([0, 30]);
  });

  it('is nothing of a sale that is open, cancelled, or paid with points', async () => {
    await addKural({ esas: 'satilan' });
    await sell({ islemde: true });
    await cancel(await sell());
    expect(await ay(EKIM)).toMatchObject({ liste: [], prim: 0 });
    await addKural({ baslangic: '2026-02-01' });
    const { id } = await sell({ odemeler: [pay(600, '2026-10-10')] });
    await server.rows('update satis_odeme set puan = 600 where satis_id = $1', [id]);
    expect(await ay(EKIM)).toMatchObject({ prim: 0 });
  });

  it('is the percentage of the card where no rule fits, for services and products apart', async () => {
    await server.rows('update personel set hizmet_prim = 5, urun_prim = 2.5 where id = $1', [bayi.personelID]);
    await sell({ odemeler: [pay(1000, '2026-10-10')] });
    expect(await satirlar({ ay: EKIM })).toMatchObject({ liste: [{ kuralID: null, kuralAdi: null, prim: 50 }] });
    expect((await server.send(primCalls.kurallar, {}, { jeton: bayi.jeton })).oranlar).toEqual([{ personelID: bayi.personelID, adSoyad: 'Deniz Sahip', hizmetPrim: 5, urunPrim: 2.5 }]);
  });

  describe('of a product without a group, which counts as a service,', () => {
    let grupsuzID: number;
    beforeEach(async () => {
      ({ id: grupsuzID } = await buildAltUrun(server, bayi, { fiyat: 3000, anaUrunID: 0 }));
      await addKural({ satisTipi: 1 });
    });

    it('is counted where it is all that was sold', async () => {
      await sell({ altUrunID: grupsuzID, odemeler: [pay(3000, '2026-10-10')] });
      expect(await ay(EKIM)).toMatchObject({ status: 200, esas: 3000, prim: 300, liste: [{ personelID: bayi.personelID, satir: 1 }] });
    });

    it('is that of its own line beside others, in the report as well', async () => {
      await sell({ icerikler: [{ altUrunID }, { altUrunID: grupsuzID }], odemeler: [pay(4000, '2026-10-11')] });
      const { liste } = await satirlar({ ay: EKIM });
      expect(sorted(liste.map(({ esas, prim }) => [esas, prim]))).toEqual([[1000, 100], [3000, 300]]);
      const rapor = await server.send(raporCalls['personel-prim-raporu'], { query: { baslangicTarihi: EKIM, bitisTarihi: '2026-10-31' } as never }, { jeton: bayi.jeton });
      expect(rapor).toMatchObject({ status: 200, liste: [{ personelID: bayi.personelID, satirSayisi: 2, esas: 4000, prim: 400 }] });
    });
  });

  it('is by a rule that ends of what was sold until its last day, that day included', async () => {
    await addKural({ esas: 'satilan', bitis: '2026-10-15' });
    for (const tarih of ['2026-10-14', '2026-10-15', '2026-10-16']) await sell({ tarih });
    expect(await ay(EKIM)).toMatchObject({ esas: 2000, prim: 200 });
    expect(await satirlar({ ay: EKIM })).toMatchObject({ toplamKayit: 2, prim: 200 });
  });

  it('is shared by the two who performed an appointment together, to the kuruş', async () => {
    const [bir, iki] = [await buildPersonel(server, bayi), await buildPersonel(server, bayi)];
    const sutun = await buildSutun(server, bayi, { personelID: bir.personelID });
    await buildSutun(server, bayi, { personelID: iki.personelID });
    const urun = await buildAltUrun(server, bayi, { fiyat: 100.01 });
    await server.send(altUrunCalls.saveYapanlar, { body: { altUrunID: urun.id, personelIDler: [bir.personelID, iki.personelID], personelSayisi: 2 } }, { jeton: bayi.jeton });
    await addKural({ esas: 'yapilan', oran: 15 });
    const randevu = await buildRandevu(server, bayi, { randevuSutunBaslikID: sutun.id, altUrunIDler: [urun.id] });
    const { id } = await server.send(randevuCalls.satis, { body: { randevuID: randevu.id } }, { jeton: bayi.jeton });
    await server.send(satisCalls.update, { body: { id, islemde: false } }, { jeton: bayi.jeton });
    const { liste } = await satirlar({ ay: BUGUN });
    expect(sorted(liste.map(({ personelID, esas, prim }) => [personelID, esas, prim]))).toEqual([[bir.personelID, 50.01, 7.5], [iki.personelID, 50, 7.5]]);
  });

  it('is shown to those with the right; others see their own lines, and nobody those of another business', async () => {
    const satan = await buildPersonel(server, bayi, ['satisEkle', 'gecmisTarihIslem', 'gecmisTarihGor']);
    await addKural({ esas: 'satilan' });
    await sell();
    await buildSatis(server, { ...bayi, jeton: satan.jeton }, { altUrunID, musteriID: (await sell()).musteriID });
    expect(await ay(BUGUN, satan.jeton)).toMatchObject({ status: 403 });
    expect(await satirlar({ ay: BUGUN }, satan.jeton)).toMatchObject({ toplamKayit: 1, liste: [{ personelID: satan.personelID, musteriAdi: null }] });
    expect(await satirlar({ ay: BUGUN, personelID: bayi.personelID }, satan.jeton)).toMatchObject({ status: 403, message: 'yetkiYok' });
    const other = await buildBayi(server);
    expect(await satirlar({ ay: BUGUN, personelID: satan.personelID }, other.jeton)).toMatchObject({ status: 404 });
    expect(await satirlar({ ay: BUGUN }, other.jeton)).toMatchObject({ toplamKayit: 0 });
    expect(await server.send(primCalls.create, { body: kuralOf({ personelID: satan.personelID }) }, { jeton: other.jeton })).toMatchObject({ success: false });
  });
});

describe('the sessions of a package', () => {
  const YAPILAN = { esas: 'yapilan', oran: 10, satisTipi: 1 };
  /** Three sessions for 1.000,00, which are worth 333,34, 333,33 and 333,33. */
  const sellPaket = async (changes: object = {}) => {
    const { id: musteriID } = await buildMusteri(server, bayi);
    const eklenenler = [{ altUrunID, miktar: 3, birimFiyat: 333.34, iskonto: 0.02, ...changes }];
    const satis = await server.send(paketSatisCalls.create, { body: { musteriID, tarih: '2026-10-05', eklenenler } as never }, { jeton: bayi.jeton });
    expect(satis).toMatchObject({ status: 200, toplamTutar: 1000 });
    return musteriID;
  };
  const use = (musteriID: number, uygulayanPersonelID: number, changes: object = {}) =>
    server.send(seansDusCalls.create, { body: { musteriID, tarih: '2026-10-10', icerikler: [{ altUrunID, uygulayanPersonelID }], ...changes } as never }, { jeton: bayi.jeton });

  it('bring their value to whoever performs them, as they are used, and to the kuruş in all', async () => {
    const [ayse, mert] = [(await buildPersonel(server, bayi)).personelID, (await buildPersonel(server, bayi)).personelID];
    await addKural(YAPILAN);
    const musteriID = await sellPaket({ uygulayanPersonelID: ayse });
    expect(await ay(EKIM)).toMatchObject({ liste: [], prim: 0 });
    for (const kim of [ayse, mert, ayse]) expect((await use(musteriID, kim)).status).toBe(200);
    const { liste, esas } = await satirlar({ ay: EKIM });
    expect(sorted(liste.map(({ personelID, esas: deger }) => [personelID, deger]))).toEqual([[ayse, 333.33], [ayse, 333.34], [mert, 333.33]]);
    expect(esas).toBe(1000);
  });

  it('are counted without their KDV where a rule says so, and beside what is sold with them', async () => {
    const { personelID } = await buildPersonel(server, bayi);
    await addKural({ ...YAPILAN, kdvHaric: true });
    const krem = (await buildAltUrun(server, bayi, { fiyat: 120 })).id;
    const musteriID = await sellPaket();
    await use(musteriID, personelID, { icerikler: [{ altUrunID, uygulayanPersonelID: personelID }, { altUrunID: krem, birimFiyat: 120, uygulayanPersonelID: personelID }] });
    const { liste } = await satirlar({ ay: EKIM });
    expect(sorted(liste.map(({ esas }) => esas))).toEqual([100, 277.78]);
  });

  it('bring nothing to who sells: the package did', async () => {
    await addKural({ esas: 'satilan' });
    await addKural({ adi: 'Tahsilat', altUrunID, esas: 'tahsil', oran: 50, personelID: (await buildPersonel(server, bayi)).personelID });
    const musteriID = await sellPaket();
    await use(musteriID, bayi.personelID);
    expect(await satirlar({ ay: EKIM })).toMatchObject({ toplamKayit: 1, esas: 1000, prim: 100 });
  });

  it('go with the deduction; of a closed month they are taken back in the month in which it is taken back', async () => {
    const { personelID } = await buildPersonel(server, bayi);
    await addKural(YAPILAN);
    const musteriID = await sellPaket();
    await use(musteriID, personelID);
    const geri = await use(musteriID, personelID);
    const birlikte = await use(musteriID, personelID);
    await server.send(seansDusCalls.remove, { body: { satisGuid: birlikte.satisGuid } }, { jeton: bayi.jeton });
    expect(await ay(EKIM)).toMatchObject({ esas: 666.67 });
    expect(await kapat(EKIM)).toMatchObject({ status: 200, prim: 66.66 });
    await server.send(seansDusCalls.remove, { body: { satisGuid: geri.satisGuid } }, { jeton: bayi.jeton });
    expect(await ay(EKIM)).toMatchObject({ prim: 66.66 });
    expect(await satirlar({ ay: KASIM })).toMatchObject({ liste: [{ personelID, esas: -333.33, prim: -33.33 }] });
  });

  it('are seen by whoever performed them, of their own month alone', async () => {
    const uzman = await buildPersonel(server, bayi, ['randevuGoruntule']);
    await addKural(YAPILAN);
    const musteriID = await sellPaket();
    await use(musteriID, uzman.personelID);
    await use(musteriID, bayi.personelID);
    expect(await satirlar({ ay: EKIM }, uzman.jeton)).toMatchObject({ toplamKayit: 1, prim: 33.33, liste: [{ personelID: uzman.personelID, musteriAdi: null }] });
  });
});

it('is counted when it is the turn of the business, as its reports are', async () => {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  onTestFinished(() => end());
  const others = [1, 2].map(() => server.platform.reports.inTurn(bayi.bayiID, () => ended));
  const counted: string[] = [];
  const reading = [ay(EKIM), satirlar({ ay: EKIM, sayfaBoyutu: 25 })].map((one) =>
    one.then(({ status }) => {
      counted.push(String(status));
    }),
  );
  // What counts nothing comes at once.
  for (let i = 0; i < 3; i += 1) expect(await server.send(primCalls.kurallar, {}, { jeton: bayi.jeton })).toMatchObject({ status: 200 });
  expect(counted).toEqual([]);
  end();
  await Promise.all([...others, ...reading]);
  expect(counted).toEqual(['200', '200']);
});

it('is taken out as a workbook, line by line', async () => {
  await addKural({ esas: 'satilan' });
  await sell();
  const answer = await server.send(excelCalls.export, { query: { tip: 'primler', ay: EKIM } }, { jeton: bayi.jeton });
  const [head, row] = (await readListe(answer.dosya!)).satirlar;
  expect(head).toEqual(['Personel', 'Tarih', 'Satış no', 'Müşteri', 'Ad', 'Prim kuralı', 'Sayılan tutar', 'Prim']);
  expect(row?.slice(5)).toEqual(['Hizmet primi', 1000, 100]);
});

describe('other rules', () => {
  const dene = (kurallar: object[], jeton = bayi.jeton) => server.send(primCalls.dene, { body: { kurallar } }, { jeton });
  const EYLUL = '2026-09-01';

  it('are tried over the last three months beside the present ones, and change nothing', async () => {
    await addKural();
    await sell({ odemeler: [pay(500, '2026-10-10')] });
    await sell({ tarih: '2026-09-05' });
    await sell({ tarih: BUGUN });
    const reply = await dene([{ esas: 'satilan', tur: 'oran', oran: 20 }]);
    expect(reply).toMatchObject({ status: 200, aylar: ['2026-08-01', EYLUL, EKIM], simdi: 50, deneme: 400 });
    expect(reply.liste).toEqual([
      { personelID: bayi.personelID, adSoyad: 'Deniz Sahip', simdi: 50, deneme: 400, aylar: [{ simdi: 0, deneme: 0 }, { simdi: 0, deneme: 200 }, { simdi: 50, deneme: 200 }] },
    ]);
    expect(await ay(EKIM)).toMatchObject({ prim: 50 });
  });

  it('are compared with what a closed month was closed with, whatever was taken back since', async () => {
    await addKural();
    const { satisGuid } = await sell({ odemeler: [pay(500, '2026-10-10')] });
    expect(await kapat('2026-10-20')).toMatchObject({ status: 200, prim: 50 });
    await server.send(satisCalls.remove, { body: { satisGuid } }, { jeton: bayi.jeton });
    expect(await dene([{ esas: 'satilan', tur: 'oran', oran: 20 }])).toMatchObject({ simdi: 50, deneme: 0 });
  });

  it('are compared with the oldest of the three months as it was closed, too', async () => {
    await addKural();
    const { satisGuid } = await sell({ tarih: '2026-08-10', odemeler: [pay(500, '2026-08-10')] });
    expect(await kapat('2026-08-10')).toMatchObject({ status: 200, prim: 50 });
    await server.send(satisCalls.remove, { body: { satisGuid } }, { jeton: bayi.jeton });
    expect(await dene([{ esas: 'satilan', tur: 'oran', oran: 20 }])).toMatchObject({ simdi: 50, deneme: 0 });
  });

  it('are checked as those that are saved, each at its place, and bring nothing where there are none', async () => {
    await sell();
    expect(await dene([{ esas: 'satilan', tur: 'oran', oran: 1 }, { esas: 'satilan', tur: 'oran', oran: 0 }])).toMatchObject({ status: 422, alanlar: { 'kurallar.1.oran': 'zorunluAlan' } });
    expect(await dene([])).toMatchObject({ status: 200, deneme: 0 });
    expect(await dene(Array.from({ length: 201 }, () => ({ esas: 'satilan', tur: 'oran', oran: 1 })))).toMatchObject({ status: 422 });
  });
});

describe('closing a month', () => {
  it('keeps its lines and books one entry in each account, which stands', async () => {
    await addKural({ esas: 'satilan' });
    await sell();
    await sell();
    expect(await kapat('2026-10-20')).toMatchObject({ status: 200, ay: EKIM, prim: 200 });
    expect(await ay(EKIM)).toMatchObject({ kapatanAdi: 'Deniz Sahip', kapanabilir: false, siradaki: KASIM, prim: 200 });
    const hesap = await cari(bayi.personelID);
    expect(hesap).toMatchObject({ bakiye: 200, liste: [{ tur: 'prim', gider: 200, tarih: BUGUN, primAyi: EKIM }] });
    const { id } = hesap.liste[0]!;
    expect(await server.send(personelCariCalls.remove, { body: { id, tur: 'prim' } }, { jeton: bayi.jeton })).toMatchObject({ status: 409, message: 'primHesabaGecti' });
    expect(await server.rows(`select menu, nesne from kayit_gunlugu where bayi_id = ${bayi.bayiID} and nesne = 'primDonemi'`)).toHaveLength(1);
  });

  it('waits for the end of the month, goes in order, and is done once when ten press at the same moment', async () => {
    await sell();
    expect(await kapat(BUGUN)).toMatchObject({ status: 422, message: 'primAyiBitmedi' });
    // Its last day is not over either.
    const today = vi.spyOn(server.platform.clock, 'today').mockReturnValue('2026-11-30');
    expect(await kapat(BUGUN)).toMatchObject({ status: 422, message: 'primAyiBitmedi' });
    today.mockRestore();
    expect(await kapat('2025-10-31')).toMatchObject({ status: 422, message: 'primAyiEski' });
    expect(await ay('2025-10-31')).toMatchObject({ kapanabilir: false });
    await kapat('2026-08-01');
    expect(await kapat(EKIM)).toMatchObject({ status: 422, message: 'primAySirasi' });
    expect(await kapat('2026-07-01')).toMatchObject({ status: 409, message: 'primAyiKapali' });
    const replies = await Promise.all(Array.from({ length: 10 }, () => kapat('2026-09-01')));
    expect(statusesOf(replies)).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  });

  it('begins with the same month of the year before at the earliest', async () => {
    expect(await kapat('2025-10-01')).toMatchObject({ status: 422, message: 'primAyiEski' });
    expect((await kapat('2025-11-01')).status).toBe(200);
  });

  it('takes back in the next month what is cancelled or given back later, to zero in sum', async () => {
    await addKural();
    const sale = await sell({ odemeler: [pay(1000, '2026-10-10')] });
    const other = await sell({ odemeler: [pay(500, '2026-10-12')] });
    await kapat(EKIM);
    await cancel(sale);
    const { satis } = await server.send(satisCalls.get, { params: { id: other.id } }, { jeton: bayi.jeton });
    await server.send(satisCalls.iade, { body: { id: satis.odemeler[0]!.id } }, { jeton: bayi.jeton });
    expect(await ay(EKIM)).toMatchObject({ prim: 150 });
    expect(await ay(BUGUN)).toMatchObject({ prim: -150, liste: [{ geriAlinan: -150, satir: 2 }] });
  });

  it('leaves a sale of a closed day that is entered later to the next month', async () => {
    await addKural({ esas: 'satilan' });
    await kapat(EKIM);
    await sell();
    expect(await ay(EKIM)).toMatchObject({ prim: 0 });
    expect(await ay(BUGUN)).toMatchObject({ prim: 100 });
  });
});

describe('a rule', () => {
  it('says one thing, of one kind, in a time that is one', async () => {
    expect(await addKural({ oran: 0 })).toMatchObject({ status: 422, alanlar: { oran: 'zorunluAlan' } });
    expect(await addKural({ tur: 'tutar' })).toMatchObject({ status: 422, alanlar: { tutar: 'zorunluAlan' } });
    expect(await addKural({ tur: 'basamak', basamaklar: [{ alt: 0, oran: 5 }, { alt: 0, oran: 7 }] })).toMatchObject({ status: 422, alanlar: { basamaklar: 'basamakSirasi' } });
    expect(await addKural({ satisTipi: 1, altUrunID })).toMatchObject({ status: 422, alanlar: { satisTipi: 'primKapsami' } });
    expect(await addKural({ bitis: '2025-12-31' })).toMatchObject({ status: 422, alanlar: { bitis: 'bitisOnce' } });
    expect(await addKural({ oran: 101 })).toMatchObject({ status: 422, alanlar: { oran: 'yuzdeGecersiz' } });
  });

  it('is closed with the last day of a month, and open from the first of the next', async () => {
    const { id } = await addKural({ baslangic: '2026-10-31' });
    await kapat(EKIM);
    const remove = (kuralID: number) => server.send(primCalls.remove, { body: { id: kuralID } }, { jeton: bayi.jeton });
    expect(await remove(id)).toMatchObject({ status: 409, message: 'primKuraliKapali' });
    expect(await addKural({ adi: 'Eski', baslangic: '2026-10-31' })).toMatchObject({ status: 409, alanlar: { baslangic: 'primAyiKapali' } });
    const yeni = await addKural({ adi: 'Yeni', baslangic: KASIM });
    expect((await remove(yeni.id)).status).toBe(200);
  });

  it('stands where a month was closed by it, and may only end after', async () => {
    const { id } = await addKural({ tur: 'basamak', oran: 0, basamaklar: [{ alt: 0, oran: 5 }, { alt: 1000, oran: 8 }] });
    await kapat(EKIM);
    const update = (body: object) => server.send(primCalls.update, { body: { id, ...body } }, { jeton: bayi.jeton });
    expect(await update({ esas: 'satilan' })).toMatchObject({ status: 409, message: 'primKuraliKapali' });
    expect(await update({ bitis: '2026-10-15' })).toMatchObject({ status: 409, alanlar: { bitis: 'primAyiKapali' } });
    expect(await update({ bitis: '2026-10-31', adi: 'Eski prim' })).toMatchObject({ status: 200 });
    expect(await server.send(primCalls.remove, { body: { id } }, { jeton: bayi.jeton })).toMatchObject({ status: 409, message: 'primKuraliKapali' });
    expect(await addKural()).toMatchObject({ status: 409, alanlar: { baslangic: 'primAyiKapali' } });
    const yeni = await addKural({ baslangic: KASIM });
    expect(await server.send(primCalls.remove, { body: { id: yeni.id } }, { jeton: bayi.jeton })).toMatchObject({ status: 200 });
    expect(await server.send(primCalls.kurallar, {}, { jeton: bayi.jeton })).toMatchObject({ kapananSon: '2026-10-31', liste: [{ id, adi: 'Eski prim', basamaklar: [{ alt: 0, oran: 5 }, { alt: 1000, oran: 8 }] }] });
  });
});
