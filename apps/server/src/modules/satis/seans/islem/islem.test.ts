import { seansDusCalls, paketSatisCalls } from '@defter/contract/paket-satis.ts';
import { seansCalls } from '@defter/contract/seans.ts';
import { seansIslemiCalls } from '@defter/contract/seans-islemi.ts';
import { addDays } from '@defter/rules/tarih.ts';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAltUrun, buildAnaUrun, buildBayi, buildMusteri, buildPersonel, type TestBayi } from '../../../../../test/build.ts';
import { buildPaketProgram, buildPaketSatis } from '../../../../../test/build-paket.ts';
import { hesapOf, readHesap } from '../../../../../test/hesap.ts';
import { BUGUN, useServer, YARIN } from '../../../../../test/server.ts';
import { sorted } from '../../../../../test/sorted.ts';

const server = useServer();
let bayi: TestBayi;
let lazer: number;
beforeEach(async () => {
  bayi = await buildBayi(server);
  lazer = (await buildAltUrun(server, bayi, { fiyat: 600 })).id;
});

const neden = 'Hamilelik';
const owner = () => ({ jeton: bayi.jeton });
const paketler = async (musteriID: number) => (await server.send(seansCalls.paketler, { params: { id: musteriID } }, owner())).liste;
const hareketler = async (id: number) => (await server.send(seansCalls.hareketler, { params: { id } }, owner())).liste;
const dus = (musteriID: number, satir: object = {}) => server.send(seansDusCalls.create, { body: { musteriID, icerikler: [{ altUrunID: lazer, adet: 1, ...satir }], odemeler: [] } }, owner());
const dondur = (body: { paketHakID: number; bitis: string; baslangic?: string }) => server.send(seansIslemiCalls.dondur, { body: { neden, ...body } }, owner());
const uzat = (body: { paketHakID: number; bitis: string }) => server.send(seansIslemiCalls.uzat, { body: { neden, ...body } }, owner());
const devret = (body: { paketHakID: number; musteriID: number; adet?: number }) => server.send(seansIslemiCalls.devret, { body: { neden, ...body } }, owner());
const degistir = (body: { paketHakID: number; adet: number; altUrunID: number; yeniAdet: number; fark: number; odemeler?: object[] }) =>
  server.send(seansIslemiCalls.degistir, { body: { neden, odemeler: [], ...body } as never }, owner());
const geriAl = (id: number) => server.send(seansIslemiCalls.geriAl, { body: { id } }, owner());
const musteri = async () => (await buildMusteri(server, bayi)).id;
/** Eight sessions that last half a year, unless it says otherwise. */
async function buildHak(overrides: { miktar?: number; fiyat?: number; gecerlilikAy?: number; kullanim?: 'kisi' | 'aile' | 'kod' } = {}) {
  const { miktar = 8, gecerlilikAy = 6, ...rest } = overrides;
  const program = await buildPaketProgram(server, bayi, { gecerlilikAy, ...rest, icerikler: [{ altUrunID: lazer, miktar }] });
  const { musteriID, haklar, ...satis } = await buildPaketSatis(server, bayi, { programID: program.id });
  return { ...satis, musteriID, hak: haklar[0]! };
}
/** What is left is the sum of the movements; returns what is left and worth in all. */
async function expectLedger(): Promise<{ kalan: number; deger: number }> {
  const rows = await server.rows<{ kalan: number; deger: number; adet: number; tutar: number }>(
    'select h.kalan, h.deger::float, sum(m.adet)::int as adet, sum(m.tutar)::float as tutar from paket_hak h join seans_hareket m on m.bayi_id = h.bayi_id and m.hak_id = h.id where h.bayi_id = $1 group by h.bayi_id, h.id',
    [bayi.bayiID],
  );
  for (const { kalan, deger, adet, tutar } of rows) expect([kalan, deger]).toEqual([adet, Number(tutar.toFixed(2))]);
  return { kalan: rows.reduce((toplam, row) => toplam + row.kalan, 0), deger: Number(rows.reduce((toplam, row) => toplam + row.deger, 0).toFixed(2)) };
}

it('sessions end so many months after the day of their sale, also when that is corrected', async () => {
  const { id, musteriID, hak } = await buildHak();
  expect(hak.bitis).toBe('2027-05-25');
  await dus(musteriID);
  await uzat({ paketHakID: hak.id, bitis: addDays(hak.bitis!, 10) });
  const move = (tarih: string) => server.mustSend(paketSatisCalls.update, { body: { id, tarih } }, owner());
  await move('2026-08-31');
  expect(await paketler(musteriID)).toMatchObject([{ kalan: 7, bitis: addDays('2027-02-28', 10) }]);
  await move(BUGUN);
  expect(await paketler(musteriID)).toMatchObject([{ kalan: 7, bitis: addDays(hak.bitis!, 10) }]);
});

describe('a frozen package', () => {
  it('gives no session until it opens, and lasts as many days longer', async () => {
    const { musteriID, hak } = await buildHak();
    const { id } = await dondur({ paketHakID: hak.id, bitis: addDays(BUGUN, 20) });
    expect(await paketler(musteriID)).toMatchObject([{ durum: 'donuk', bitis: addDays(hak.bitis!, 20), donukBaslangic: BUGUN, donukBitis: addDays(BUGUN, 20), dondurmaID: id }]);
    expect(await dus(musteriID)).toMatchObject({ status: 409, message: 'paketDonmus', veri: { tarih: addDays(BUGUN, 20) } });
    expect(await dondur({ paketHakID: hak.id, bitis: addDays(BUGUN, 30) })).toMatchObject({ status: 409, message: 'paketDonmus' });
    expect(await devret({ paketHakID: hak.id, musteriID: await musteri() })).toMatchObject({ message: 'paketDonmus' });
    await expect(server.rows(`insert into seans_hareket (bayi_id, hak_id, tur, adet, tarih) values ($1, $2, 'kullanim', -1, $3)`, [bayi.bayiID, hak.id, BUGUN])).rejects.toThrow('frozen');
    const [kayit] = await server.rows<{ bitis: string[] }>(`select degisim -> 'alanlar' -> 'bitis' as bitis from kayit_gunlugu where bayi_id = $1 and nesne = 'paketHak' order by id desc limit 1`, [bayi.bayiID]);
    expect(kayit!.bitis).toEqual([hak.bitis, addDays(hak.bitis!, 20)]);
    expect(await geriAl(id)).toMatchObject({ status: 200, message: 'geriAlindi' });
    expect(await paketler(musteriID)).toMatchObject([{ durum: 'acik', bitis: hak.bitis, donukBitis: null, dondurmaID: null }]);
    expect(await geriAl(id)).toMatchObject({ status: 409, message: 'geriAlinamaz' });
    expect((await dus(musteriID)).status).toBe(200);
    expect((await hareketler(hak.id)).map(({ tur, gun, geriAlmaMi }) => [tur, gun, geriAlmaMi])).toEqual([['kullanim', 0, false], ['dondurma', -20, true], ['dondurma', 20, false], ['alim', 0, false]]);
  });

  it('is one later as well, and keeps the days that it was', async () => {
    const { musteriID, hak } = await buildHak();
    await dondur({ paketHakID: hak.id, baslangic: YARIN, bitis: addDays(BUGUN, 11) });
    expect((await paketler(musteriID))[0]).toMatchObject({ durum: 'acik', donukBaslangic: YARIN });
    expect((await dus(musteriID)).status).toBe(200);
    // Four of its ten days are over.
    await server.rows('update seans_hareket set donuk_baslangic = $1, donuk_bitis = $2 where bayi_id = $3 and tur = $4', [addDays(BUGUN, -4), addDays(BUGUN, 6), bayi.bayiID, 'dondurma']);
    await server.rows('update paket_hak set donuk_baslangic = $1, donuk_bitis = $2 where bayi_id = $3', [addDays(BUGUN, -4), addDays(BUGUN, 6), bayi.bayiID]);
    await geriAl((await paketler(musteriID))[0]!.dondurmaID!);
    expect((await paketler(musteriID))[0]).toMatchObject({ durum: 'acik', bitis: addDays(hak.bitis!, 4) });
  });

  it('is open on the day until which it was frozen', async () => {
    const { musteriID, hak } = await buildHak();
    await dondur({ paketHakID: hak.id, bitis: YARIN });
    for (const tablo of ['seans_hareket', 'paket_hak']) await server.rows(`update ${tablo} set donuk_baslangic = $1, donuk_bitis = $2 where bayi_id = $3 and donuk_bitis is not null`, [addDays(BUGUN, -1), BUGUN, bayi.bayiID]);
    expect(await paketler(musteriID)).toMatchObject([{ durum: 'acik' }]);
    expect((await dus(musteriID)).status).toBe(200);
    expect((await devret({ paketHakID: hak.id, musteriID: await musteri(), adet: 1 })).status).toBe(200);
  });

  it('is frozen for 366 days at most', async () => {
    const { hak } = await buildHak();
    expect((await dondur({ paketHakID: hak.id, bitis: addDays(BUGUN, 367) })).alanlar).toEqual({ bitis: 'tarihGecersiz' });
    expect((await dondur({ paketHakID: hak.id, bitis: addDays(BUGUN, 366) })).status).toBe(200);
  });

  it.each([[{ bitis: BUGUN }, 'bitis'], [{ bitis: addDays(BUGUN, 400) }, 'bitis'], [{ baslangic: '2026-11-01', bitis: YARIN }, 'baslangic'], [{ baslangic: '2028-01-01', bitis: '2028-01-02' }, 'baslangic']])('is not frozen %o', async (body, alan) => {
    const { hak } = await buildHak();
    expect(Object.keys((await dondur({ paketHakID: hak.id, ...body })).alanlar!)).toEqual([alan]);
  });
});

it('sessions are used, given and frozen on their last day, and not on the day after', async () => {
  const { musteriID, hak } = await buildHak();
  const endOn = (gun: string) => server.rows('update paket_hak set bitis = $1 where bayi_id = $2', [gun, bayi.bayiID]);
  const devir = async () => devret({ paketHakID: hak.id, musteriID: await musteri(), adet: 1 });
  await endOn(addDays(BUGUN, -1));
  for (const cevap of [await dus(musteriID), await devir(), await dondur({ paketHakID: hak.id, bitis: YARIN })]) expect(cevap.message).toBe('seansSuresiGecti');
  expect((await paketler(musteriID))[0]!.durum).toBe('suresiGecti');
  await endOn(BUGUN);
  expect((await paketler(musteriID))[0]!.durum).toBe('acik');
  for (const cevap of [await dus(musteriID), await devir(), await dondur({ paketHakID: hak.id, bitis: YARIN })]) expect(cevap.status).toBe(200);
});

describe('a longer time', () => {
  it('opens what was over, and is taken back until a session is used', async () => {
    const { musteriID, hak } = await buildHak();
    await server.rows('update paket_hak set bitis = $1 where bayi_id = $2', ['2026-11-20', bayi.bayiID]);
    expect(await dus(musteriID)).toMatchObject({ message: 'seansSuresiGecti' });
    expect(await uzat({ paketHakID: hak.id, bitis: '2026-11-24' })).toMatchObject({ status: 422, alanlar: { bitis: 'sonGunOnce' } });
    const { id } = await uzat({ paketHakID: hak.id, bitis: '2027-02-01' });
    expect(await paketler(musteriID)).toMatchObject([{ durum: 'acik', bitis: '2027-02-01' }]);
    const dusum = await dus(musteriID);
    expect(await geriAl(id)).toMatchObject({ status: 409, message: 'seansIslemiSonra' });
    await server.send(seansDusCalls.remove, { body: { satisGuid: dusum.satisGuid } }, owner());
    expect((await geriAl(id)).status).toBe(200);
    expect(await paketler(musteriID)).toMatchObject([{ durum: 'suresiGecti', bitis: '2026-11-20' }]);
  });

  it('is not the same end once more', async () => {
    const { hak } = await buildHak();
    expect(await uzat({ paketHakID: hak.id, bitis: hak.bitis! })).toMatchObject({ status: 422, alanlar: { bitis: 'sonGunOnce' } });
  });

  it('is taken back although the package was shared since', async () => {
    const { musteriID, hak } = await buildHak({ kullanim: 'aile' });
    const { id } = await uzat({ paketHakID: hak.id, bitis: '2028-01-01' });
    await server.mustSend(seansIslemiCalls.paylas, { body: { paketHakID: hak.id, musteriID: await musteri() } }, owner());
    expect((await geriAl(id)).status).toBe(200);
    expect(await paketler(musteriID)).toMatchObject([{ bitis: hak.bitis }]);
  });

  it('is nothing for a package without an end', async () => {
    const { haklar: [hak] } = await buildPaketSatis(server, bayi, { altUrunID: lazer });
    expect(await uzat({ paketHakID: hak!.id, bitis: '2027-02-01' })).toMatchObject({ status: 409, message: 'paketSuresiz' });
  });
});

describe('sessions that are given', () => {
  it('go with their money, are used by whoever got them, and come back while they are whole', async () => {
    const { musteriID, hak, id: satisID, satisGuid } = await buildHak();
    const alan = await musteri();
    await dus(musteriID);
    const once = await expectLedger();
    const { id } = await devret({ paketHakID: hak.id, musteriID: alan, adet: 3 });
    expect(await paketler(musteriID)).toMatchObject([{ seans: 5, kullanilan: 1, kalan: 4, kalanDeger: 2400, satisBorcu: 4800 }]);
    expect(await paketler(alan)).toMatchObject([{ seans: 3, kalan: 3, kalanDeger: 1800, bitis: hak.bitis, satisBorcu: 0 }]);
    expect(await expectLedger()).toEqual(once);
    // The sale shows what was sold, and is not changed or cancelled under what was given.
    const { satis } = await server.send(paketSatisCalls.get, { params: { id: satisID } }, owner());
    expect(satis.eklenenler).toMatchObject([{ miktar: 8 }]);
    expect((await server.send(paketSatisCalls.update, { body: { id: satisID, aciklama: 'Yaz', eklenenler: satis.eklenenler as never } }, owner())).status).toBe(200);
    expect(await server.send(paketSatisCalls.remove, { body: { satisGuid } }, owner())).toMatchObject({ message: 'paketKullanilmis' });
    const dusum = await dus(alan);
    expect(dusum.status).toBe(200);
    expect(await geriAl(id)).toMatchObject({ message: 'seansIslemiSonra' });
    await server.send(seansDusCalls.remove, { body: { satisGuid: dusum.satisGuid } }, owner());
    // Either of the two movements names the act.
    const [gelen] = (await hareketler((await paketler(alan))[0]!.id)).filter(({ tur }) => tur === 'devir');
    expect((await geriAl(gelen!.islemID!)).status).toBe(200);
    expect(await paketler(alan)).toEqual([]);
    expect(await paketler(musteriID)).toMatchObject([{ seans: 8, kalan: 7 }]);
    expect(await expectLedger()).toEqual(once);
  });

  it('are never more than there are, nor given to oneself', async () => {
    const { musteriID, hak } = await buildHak({ miktar: 2 });
    const alan = await musteri();
    expect(await devret({ paketHakID: hak.id, musteriID: alan, adet: 3 })).toMatchObject({ status: 409, message: 'seansKalmadi', alanlar: { adet: 'seansKalmadi' } });
    expect(await devret({ paketHakID: hak.id, musteriID })).toMatchObject({ status: 422, alanlar: { musteriID: 'secimGecersiz' } });
    await devret({ paketHakID: hak.id, musteriID: alan });
    expect(await paketler(musteriID)).toMatchObject([{ durum: 'gitti', seans: 0, kalan: 0 }]);
    expect(await dus(musteriID)).toMatchObject({ message: 'seansKalmadi' });
  });

  it('stay with whoever was given them while what was given on from there comes back', async () => {
    const { hak } = await buildHak();
    const [alan, sonraki] = [await musteri(), await musteri()];
    await devret({ paketHakID: hak.id, musteriID: alan, adet: 3 });
    const { id } = await devret({ paketHakID: (await paketler(alan))[0]!.id, musteriID: sonraki, adet: 1 });
    expect((await geriAl(id)).status).toBe(200);
    expect(await paketler(sonraki)).toEqual([]);
    expect(await paketler(alan)).toMatchObject([{ seans: 3, kalan: 3 }]);
    await expectLedger();
  });

  it.each(['aile', 'kod'] as const)('of a package that several may use (%s) are for whoever got them alone', async (kullanim) => {
    const { musteriID, hak } = await buildHak({ kullanim });
    const alan = await musteri();
    await devret({ paketHakID: hak.id, musteriID: alan, adet: 3 });
    const [gelen] = await paketler(alan);
    expect(gelen).toMatchObject({ kullanim: 'kisi', kod: null });
    expect(await server.send(seansIslemiCalls.paylas, { body: { paketHakID: gelen!.id, musteriID: await musteri() } }, owner())).toMatchObject({ status: 409, message: 'paketKisiye' });
    expect((await paketler(musteriID))[0]!.kullanim).toBe(kullanim);
  });

  it('are given once, however often it is pressed at once', async () => {
    const { musteriID, hak } = await buildHak({ miktar: 3 });
    const alanlar = await Promise.all(Array.from({ length: 10 }, musteri));
    const replies = await Promise.all(alanlar.map((alan) => devret({ paketHakID: hak.id, musteriID: alan, adet: 2 })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await paketler(musteriID)).toMatchObject([{ seans: 1, kalan: 1 }]);
    expect((await expectLedger()).kalan).toBe(3);
  });

  it('are either given, frozen, cancelled or used: what comes at the same time finds what was left', async () => {
    for (let i = 0; i < 6; i += 1) {
      const { musteriID, hak, satisGuid } = await buildHak({ miktar: 1 });
      const alan = await musteri();
      const replies = await Promise.all([
        dus(musteriID),
        devret({ paketHakID: hak.id, musteriID: alan }),
        dus(musteriID),
        dondur({ paketHakID: hak.id, bitis: addDays(BUGUN, 9) }),
        server.send(paketSatisCalls.remove, { body: { satisGuid } }, owner()),
      ]);
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(new Set(replies.map(({ status }) => status))).not.toContain(500);
      await expectLedger();
    }
  });
});

describe('a family', () => {
  it('uses what was sold for it by those who are named, until they are not', async () => {
    const { musteriID, hak } = await buildHak({ kullanim: 'aile' });
    const cocuk = await musteri();
    const paylas = () => server.send(seansIslemiCalls.paylas, { body: { paketHakID: hak.id, musteriID: cocuk } }, owner());
    const { id } = await paylas();
    expect(await paylas()).toMatchObject({ status: 409, message: 'paketPaylasilmis' });
    expect(await paketler(musteriID)).toMatchObject([{ sahibi: null, kullananlar: [{ id, musteriID: cocuk }] }]);
    expect(await paketler(cocuk)).toMatchObject([{ id: hak.id, sahibi: { id: musteriID }, kod: null, satisBorcu: 0 }]);
    expect((await dus(cocuk)).status).toBe(200);
    expect((await geriAl(id)).status).toBe(200);
    expect(await dus(cocuk)).toMatchObject({ message: 'seansKalmadi' });
    expect(await paketler(musteriID)).toMatchObject([{ kullanilan: 1, kullananlar: [] }]);
  });

  it('is no matter of a package that was sold for one person', async () => {
    for (const kullanim of ['kisi', 'kod'] as const) {
      const { hak } = await buildHak({ kullanim });
      expect(await server.send(seansIslemiCalls.paylas, { body: { paketHakID: hak.id, musteriID: await musteri() } }, owner())).toMatchObject({ status: 409, message: 'paketKisiye' });
    }
  });
});

describe('another service', () => {
  it('comes at its price, and the difference is sold and paid', async () => {
    const { musteriID, hak } = await buildHak();
    const cilt = (await buildAltUrun(server, bayi, { fiyat: 1000 })).id;
    const query = { adet: 2, altUrunID: cilt, yeniAdet: 2 };
    expect(await server.send(seansIslemiCalls.degisimHesabi, { params: { id: hak.id }, query }, owner())).toMatchObject({ deger: 1200, birimFiyat: 1000, yeniDeger: 2000, fark: 800 });
    expect(await degistir({ paketHakID: hak.id, ...query, fark: 700 })).toMatchObject({ status: 409, message: 'tutarDegisti' });
    expect(await degistir({ paketHakID: hak.id, ...query, yeniAdet: 1, fark: 0 })).toMatchObject({ status: 422, message: 'degisimDegeriDusuk' });
    const { id } = await degistir({ paketHakID: hak.id, ...query, fark: 800, odemeler: [{ odemeSekliID: 1, tutar: 300 }] });
    expect(await readHesap(server, bayi.bayiID)).toEqual(hesapOf(5600_00, 300_00));
    expect(await paketler(musteriID)).toMatchObject(expect.arrayContaining([expect.objectContaining({ altUrunID: lazer, seans: 6, kalan: 6, kalanDeger: 3600 }), expect.objectContaining({ altUrunID: cilt, seans: 2, kalan: 2, kalanDeger: 2000 })]));
    expect((await expectLedger()).deger).toBe(5600);
    const [{ guid, id: farkID }] = (await server.rows<{ guid: string; id: number }>(`select guid, id from satis where bayi_id = $1 order by id desc limit 1`, [bayi.bayiID])) as [{ guid: string; id: number }];
    expect(await server.send(paketSatisCalls.update, { body: { id: farkID, eklenenler: [{ altUrunID: cilt, miktar: 5 }] } as never }, owner())).toMatchObject({ status: 409, message: 'paketDegisimSatisi' });
    expect(await server.send(paketSatisCalls.remove, { body: { satisGuid: guid } }, owner())).toMatchObject({ status: 409, message: 'paketDegisimSatisi' });

    const dusum = await dus(musteriID, { altUrunID: cilt });
    expect(await geriAl(id)).toMatchObject({ message: 'seansIslemiSonra' });
    await server.send(seansDusCalls.remove, { body: { satisGuid: dusum.satisGuid } }, owner());
    expect((await geriAl(id)).status).toBe(200);
    expect(await readHesap(server, bayi.bayiID)).toEqual(hesapOf(4800_00, 0));
    expect(await paketler(musteriID)).toMatchObject([{ altUrunID: lazer, seans: 8, kalan: 8, kalanDeger: 4800 }]);
    await expectLedger();
  });

  it('of the same value costs nothing, and makes no sale', async () => {
    const { musteriID, hak } = await buildHak();
    const cilt = (await buildAltUrun(server, bayi, { fiyat: 300 })).id;
    await degistir({ paketHakID: hak.id, adet: 8, altUrunID: cilt, yeniAdet: 16, fark: 0 });
    expect(await paketler(musteriID)).toMatchObject([{ altUrunID: cilt, kalan: 16, bitis: hak.bitis }, { altUrunID: lazer, durum: 'gitti' }]);
    expect(await server.rows('select from satis where bayi_id = $1', [bayi.bayiID])).toHaveLength(1);
    const krem = (await buildAltUrun(server, bayi, { fiyat: 300, satisTipi: 0 } as never)).id;
    expect((await degistir({ paketHakID: hak.id, adet: 1, altUrunID: krem, yeniAdet: 1, fark: 0 })).status).toBe(409);
  });

  it('is no product, none that is off sale, and not the same one', async () => {
    const { hak } = await buildHak();
    const { id: anaUrunID } = await buildAnaUrun(server, bayi, { satisTipi: 0 });
    const krem = (await buildAltUrun(server, bayi, { fiyat: 600, anaUrunID })).id;
    const eski = (await buildAltUrun(server, bayi, { fiyat: 600, satistaMi: false })).id;
    for (const altUrunID of [krem, eski, lazer]) {
      expect(await degistir({ paketHakID: hak.id, adet: 1, altUrunID, yeniAdet: 1, fark: 0 })).toMatchObject({ status: 422, alanlar: { altUrunID: 'secimGecersiz' } });
    }
  });

  it('is paid with what the first of the sessions are worth, which are a kuruş dearer', async () => {
    const { musteriID, hak } = await buildHak({ miktar: 3, fiyat: 100 });
    const cilt = (await buildAltUrun(server, bayi, { fiyat: 40 })).id;
    const query = { adet: 1, altUrunID: cilt, yeniAdet: 1 };
    expect(await server.send(seansIslemiCalls.degisimHesabi, { params: { id: hak.id }, query }, owner())).toMatchObject({ deger: 33.34, fark: 6.66 });
    expect((await degistir({ paketHakID: hak.id, ...query, fark: 6.66 })).status).toBe(200);
    expect(sorted((await paketler(musteriID)).map(({ kalanDeger }) => kalanDeger))).toEqual([40, 66.66]);
  });

  it('comes once of two who exchange the same at once', async () => {
    const { hak } = await buildHak({ miktar: 2 });
    const cilt = (await buildAltUrun(server, bayi, { fiyat: 1000 })).id;
    const replies = await Promise.all(Array.from({ length: 8 }, () => degistir({ paketHakID: hak.id, adet: 2, altUrunID: cilt, yeniAdet: 2, fark: 800 })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await readHesap(server, bayi.bayiID)).toEqual(hesapOf(2000_00, 0));
    await expectLedger();
  });
});

describe('a whole package', () => {
  /** Three services sold together, of which the second one is used up. */
  async function buildPaket() {
    const [cilt, masaj] = [(await buildAltUrun(server, bayi, { fiyat: 137 })).id, (await buildAltUrun(server, bayi, { fiyat: 250 })).id];
    const program = await buildPaketProgram(server, bayi, { gecerlilikAy: 6, icerikler: [{ altUrunID: lazer, miktar: 8 }, { altUrunID: cilt, miktar: 1 }, { altUrunID: masaj, miktar: 3 }] });
    const { musteriID, haklar, id: satisID } = await buildPaketSatis(server, bayi, { programID: program.id });
    expect((await dus(musteriID, { altUrunID: cilt })).status).toBe(200);
    // Another package of the same customer is no part of it.
    await buildPaketSatis(server, bayi, { musteriID, altUrunID: lazer });
    const hakOf = (altUrunID: number) => haklar.find((hak) => hak.altUrunID === altUrunID)!;
    const satirlar = async () => (await paketler(musteriID)).filter((hak) => hak.satisID === satisID && hak.kalan > 0);
    return { musteriID, satirlar, lazerHak: hakOf(lazer), masajHak: hakOf(masaj), ciltHak: hakOf(cilt) };
  }
  const tumu = true;

  it('is frozen in one act, and opened by whichever of its lines', async () => {
    const { musteriID, satirlar, lazerHak, masajHak, ciltHak } = await buildPaket();
    const bitis = addDays(BUGUN, 20);
    expect((await server.send(seansIslemiCalls.dondur, { body: { paketHakID: lazerHak.id, bitis, tumu, neden } }, owner())).status).toBe(200);
    expect((await satirlar()).map(({ durum, bitis: son }) => [durum, son])).toEqual([['donuk', addDays(lazerHak.bitis!, 20)], ['donuk', addDays(lazerHak.bitis!, 20)]]);
    expect((await paketler(musteriID)).filter(({ durum }) => durum === 'acik')).toHaveLength(1);
    expect((await hareketler(ciltHak.id)).map(({ tur }) => tur)).toEqual(['kullanim', 'alim']);
    const kayitlar = await server.rows(`select kayit_id from kayit_gunlugu where bayi_id = $1 and nesne = 'paketHak' order by id`, [bayi.bayiID]);
    expect(kayitlar).toHaveLength(2);
    expect((await geriAl((await hareketler(masajHak.id))[0]!.islemID!)).status).toBe(200);
    expect((await satirlar()).map(({ durum, bitis: son, dondurmaID }) => [durum, son, dondurmaID])).toEqual([['acik', lazerHak.bitis, null], ['acik', lazerHak.bitis, null]]);
  });

  it('is frozen as far as the same customer has it still, and as it lasts until then', async () => {
    const { satirlar, lazerHak, masajHak } = await buildPaket();
    const alan = await musteri();
    await devret({ paketHakID: masajHak.id, musteriID: alan, adet: 1 });
    await server.rows('update paket_hak set bitis = $1 where id = $2', [addDays(BUGUN, 5), masajHak.id]);
    await server.mustSend(seansIslemiCalls.dondur, { body: { paketHakID: lazerHak.id, baslangic: addDays(BUGUN, 6), bitis: addDays(BUGUN, 16), tumu, neden } }, owner());
    expect(new Map((await satirlar()).map((hak) => [hak.id, hak.bitis]))).toEqual(new Map([[lazerHak.id, addDays(lazerHak.bitis!, 10)], [masajHak.id, addDays(BUGUN, 5)]]));
    expect(await paketler(alan)).toMatchObject([{ bitis: masajHak.bitis, donukBitis: null }]);
  });

  it('lasts longer in one act, and no line gets shorter by it', async () => {
    const { satirlar, lazerHak, masajHak, ciltHak } = await buildPaket();
    await uzat({ paketHakID: masajHak.id, bitis: '2028-06-01' });
    const { id } = await server.send(seansIslemiCalls.uzat, { body: { paketHakID: lazerHak.id, bitis: '2028-01-01', tumu, neden } }, owner());
    expect(new Map((await satirlar()).map((hak) => [hak.id, hak.bitis]))).toEqual(new Map([[lazerHak.id, '2028-01-01'], [masajHak.id, '2028-06-01']]));
    expect((await geriAl(id)).status).toBe(200);
    const ikisi = await server.send(seansIslemiCalls.uzat, { body: { paketHakID: lazerHak.id, bitis: '2029-01-01', tumu, neden } }, owner());
    expect((await satirlar()).map(({ bitis }) => bitis)).toEqual(['2029-01-01', '2029-01-01']);
    // What is used up has no time, and a line that ends then already has nothing added.
    expect((await hareketler(ciltHak.id)).map(({ tur }) => tur)).toEqual(['kullanim', 'alim']);
    await dondur({ paketHakID: masajHak.id, bitis: YARIN });
    expect(await geriAl(ikisi.id)).toMatchObject({ status: 409, message: 'seansIslemiSonra' });
  });

  it('is given in one act with its money, and comes back whole', async () => {
    const { satirlar, lazerHak, masajHak } = await buildPaket();
    const alan = await musteri();
    const once = await expectLedger();
    expect(await server.send(seansIslemiCalls.devret, { body: { paketHakID: lazerHak.id, musteriID: alan, adet: 2, tumu, neden } }, owner())).toMatchObject({ status: 422, alanlar: { adet: 'secimGecersiz' } });
    const { id } = await server.send(seansIslemiCalls.devret, { body: { paketHakID: lazerHak.id, musteriID: alan, tumu, neden } }, owner());
    expect(await satirlar()).toEqual([]);
    expect((await paketler(alan)).map(({ kalan, kalanDeger }) => [kalan, kalanDeger])).toEqual([[8, lazerHak.kalanDeger], [3, masajHak.kalanDeger]]);
    expect(await expectLedger()).toEqual(once);
    // One line of the history for each, although the act has four movements.
    expect((await hareketler(lazerHak.id)).map(({ tur }) => tur)).toEqual(['devir', 'alim']);
    const dusum = await dus(alan);
    expect(await geriAl(id)).toMatchObject({ message: 'seansIslemiSonra' });
    await server.send(seansDusCalls.remove, { body: { satisGuid: dusum.satisGuid } }, owner());
    expect((await geriAl(id)).status).toBe(200);
    expect(await paketler(alan)).toEqual([]);
    expect((await satirlar()).map(({ kalan }) => kalan)).toEqual([8, 3]);
    expect(await expectLedger()).toEqual(once);
  });

  it('is frozen or given once by two at once, without waiting for each other', async () => {
    const { lazerHak, masajHak } = await buildPaket();
    const alan = await musteri();
    const replies = await Promise.all([lazerHak, masajHak, lazerHak, masajHak].map(({ id: paketHakID }, sira) =>
      sira % 2 === 0 ? server.send(seansIslemiCalls.dondur, { body: { paketHakID, bitis: YARIN, tumu, neden } }, owner()) : server.send(seansIslemiCalls.devret, { body: { paketHakID, musteriID: alan, tumu, neden } }, owner())));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true);
    await expectLedger();
  });
});

it('keeps sessions and values in sum, whatever is given and exchanged and taken back', async () => {
  const cilt = (await buildAltUrun(server, bayi, { fiyat: 137 })).id;
  const act = fc.record({ tur: fc.constantFrom('devret', 'degistir', 'dus', 'geriAl'), adet: fc.integer({ min: 1, max: 4 }), sira: fc.nat(20) });
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 7 }), async (acts) => {
      const { musteriID, hak } = await buildHak({ miktar: 7 });
      const alan = await musteri();
      const before = await expectLedger();
      const yapilan: number[] = [];
      for (const { tur, adet, sira } of acts) {
        if (tur === 'devret') {
          const reply = await devret({ paketHakID: hak.id, musteriID: alan, adet });
          if (reply.status === 200) yapilan.push(reply.id);
        } else if (tur === 'degistir') {
          const query = { adet, altUrunID: cilt, yeniAdet: adet * 5 };
          const hesap = await server.send(seansIslemiCalls.degisimHesabi, { params: { id: hak.id }, query }, owner());
          if (hesap.status !== 200) continue;
          const reply = await degistir({ paketHakID: hak.id, ...query, fark: hesap.fark });
          expect(reply.status).toBe(200);
          yapilan.push(reply.id);
        } else if (tur === 'dus') {
          await dus(musteriID);
        } else if (yapilan.length > 0) {
          const id = yapilan.splice(sira % yapilan.length, 1)[0]!;
          expect((await geriAl(id)).status).toBe(200);
        }
      }
      const sumOf = `coalesce(sum(m.tutar) filter (where m.tur = `;
      const [sonuc] = (await server.rows(
        `select coalesce(-sum(m.adet) filter (where m.tur = 'kullanim'), 0)::int as used, ${sumOf}'degisim'), 0)::float as fark, -${sumOf}'kullanim'), 0)::float as deger
         from seans_hareket m join paket_hak h on h.bayi_id = m.bayi_id and h.id = m.hak_id where h.satis_id = $1`,
        [hak.satisID],
      )) as [{ used: number; fark: number; deger: number }];
      const { used, fark, deger } = sonuc;
      const after = await expectLedger();
      expect(after.deger).toBe(Number((before.deger + fark - deger).toFixed(2)));
      const kalanOf = async (id: number) => (await server.rows<{ kalan: number }>('select coalesce(sum(kalan), 0)::int as kalan from paket_hak where satis_id = $1 and alt_urun_id = $2', [hak.satisID, id]))[0]!.kalan;
      expect((await kalanOf(lazer)) + used + (await kalanOf(cilt)) / 5).toBe(7);
    }),
    { numRuns: 6 },
  );
}, 60_000);

it('needs the right of the act, to do it and to take it back', async () => {
  const { hak } = await buildHak();
  const { id } = await dondur({ paketHakID: hak.id, bitis: YARIN });
  const { jeton } = await buildPersonel(server, bayi, ['paketUzat']);
  expect(await server.send(seansIslemiCalls.geriAl, { body: { id } }, { jeton })).toMatchObject({ status: 403, message: 'yetkiYok' });
  const uzatma = await server.send(seansIslemiCalls.uzat, { body: { paketHakID: hak.id, bitis: '2028-01-01', neden } }, { jeton });
  expect((await server.send(seansIslemiCalls.geriAl, { body: { id: uzatma.id } }, { jeton })).status).toBe(200);
});
