import { satisCalls } from '@defter/contract/satis.ts';
import { kurus } from '@defter/rules/para.ts';
import { odenenler } from '@defter/rules/taksit.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAltUrun, buildBayi, buildMusteri, type TestBayi } from '../../../test/build.ts';
import { hesapOf, readHesap } from '../../../test/hesap.ts';
import { BUGUN, useServer } from '../../../test/server.ts';

const server = useServer();
let bayi: TestBayi;
let musteriID: number;
let altUrunID: number;
beforeEach(async () => {
  bayi = await buildBayi(server);
  musteriID = (await buildMusteri(server, bayi)).id;
  altUrunID = (await buildAltUrun(server, bayi, { fiyat: 600 })).id;
});

const NAKIT = 1;
const UC_TAKSIT = [
  { tarih: '2027-01-22', tutar: 200 },
  { tarih: BUGUN, tutar: 100 },
  { tarih: '2026-12-22', tutar: 200, aciklama: 'Maaş günü' },
];
const sell = (more: object = {}) =>
  server.send(satisCalls.create, { body: { musteriID, icerikler: [{ altUrunID }], odemeler: [{ odemeSekliID: NAKIT, tutar: 100 }], taksitler: UC_TAKSIT, ...more } }, { jeton: bayi.jeton });
const read = async (id: number) => (await server.send(satisCalls.get, { params: { id } }, { jeton: bayi.jeton })).satis;
const change = (id: number, more: object) => server.send(satisCalls.update, { body: { id, ...more } }, { jeton: bayi.jeton });
const pay = (id: number, tutar: number) =>
  server.send(satisCalls.tahsilat, { body: { model: [{ tahsilatSatisID: id, musteriID, odemeSekliID: NAKIT, tutar }] } }, { jeton: bayi.jeton });

describe('a sale in instalments', () => {
  it('keeps them in the order in which they are due, after the down payment', async () => {
    const { id } = await sell();
    const satis = await read(id);
    expect(satis).toMatchObject({ pesinat: 100, kalan: 500, durum: 'T' });
    expect(satis.taksitler).toMatchObject([
      { no: 1, tarih: BUGUN, tutar: 100, odenen: 0, kalan: 100, durum: 'bugun', aciklama: null },
      { no: 2, tarih: '2026-12-22', tutar: 200, kalan: 200, durum: 'bekliyor', aciklama: 'Maaş günü' },
      { no: 3, tarih: '2027-01-22', tutar: 200, kalan: 200, durum: 'bekliyor' },
    ]);
  });

  it('fills the oldest first, in part too, and takes it back as a payment is given back', async () => {
    const { id } = await sell();
    await pay(id, 250);
    let satis = await read(id);
    expect(satis.taksitler.map(({ odenen, durum }) => [odenen, durum])).toEqual([[100, 'odendi'], [150, 'bekliyor'], [0, 'bekliyor']]);
    await server.send(satisCalls.iade, { body: { id: satis.odemeler.at(-1)!.id } }, { jeton: bayi.jeton });
    satis = await read(id);
    expect(satis.taksitler.map(({ odenen }) => odenen)).toEqual([0, 0, 0]);
  });

  it('is refused when they are not exactly what is left, or due before the sale', async () => {
    for (const fark of [-0.01, 0.01]) {
      const taksitler = [UC_TAKSIT[0], { tarih: BUGUN, tutar: 300 + fark }];
      expect(await sell({ taksitler })).toMatchObject({ status: 422, alanlar: { taksitler: 'taksitToplami' } });
    }
    expect(await sell({ taksitler: [{ tarih: '2026-11-20', tutar: 500 }] })).toMatchObject({ status: 422, alanlar: { 'taksitler.0.tarih': 'taksitTarihi' } });
    expect(await sell({ taksitler: [{ tarih: BUGUN, tutar: 500 }, { tarih: BUGUN, tutar: 0 }] })).toMatchObject({ status: 422 });
    expect(await readHesap(server, bayi.bayiID)).toEqual(hesapOf(0, 0));
  });
});

describe('a change of the sale', () => {
  it('keeps the plan that it does not name, and the ids of the lines that stay', async () => {
    const { id } = await sell();
    const { taksitler } = await read(id);
    expect((await change(id, { aciklama: 'Yeni not' })).status).toBe(200);
    expect((await read(id)).taksitler).toEqual(taksitler);
    const [ilk, ...rest] = taksitler;
    expect((await change(id, { taksitler: [...rest, { id: ilk!.id, tarih: '2027-03-01' }] })).status).toBe(200);
    expect((await read(id)).taksitler.map((taksit) => [taksit.id, taksit.no, taksit.tutar])).toEqual([...rest.map((taksit) => [taksit.id, taksit.no - 1, 200]), [ilk!.id, 3, 100]]);
  });

  it('has to bring a plan that fits when the total changes', async () => {
    const { id } = await sell();
    const icerikler = [{ altUrunID, adet: 2 }];
    expect(await change(id, { icerikler })).toMatchObject({ status: 422, alanlar: { taksitler: 'taksitToplami' } });
    expect((await change(id, { icerikler, taksitler: [{ tarih: BUGUN, tutar: 1100 }] })).status).toBe(200);
    expect(await read(id)).toMatchObject({ pesinat: 100, taksitler: [{ no: 1, tutar: 1100 }] });
  });

  it('may divide what is left anew, or take the plan away', async () => {
    const { id } = await sell();
    await pay(id, 150);
    expect((await change(id, { taksitler: [{ tarih: '2027-02-01', tutar: 350 }] })).status).toBe(200);
    expect(await read(id)).toMatchObject({ pesinat: 250, taksitler: [{ no: 1, tutar: 350, odenen: 0 }] });
    expect((await change(id, { taksitler: [] })).status).toBe(200);
    expect(await read(id)).toMatchObject({ pesinat: null, taksitler: [] });
  });

  it('takes no line of another sale', async () => {
    const [bir, iki] = [await sell(), await sell()];
    const { taksitler } = await read(bir.id);
    expect((await change(iki.id, { taksitler })).status).toBe(404);
  });

  it('is told in the record log', async () => {
    const { id } = await sell();
    await change(id, { taksitler: [] });
    const [kayit] = await server.rows<{ degisim: string }>("select degisim::text from kayit_gunlugu where bayi_id = $1 and menu = 'satis' order by id desc limit 1", [bayi.bayiID]);
    expect(JSON.parse(kayit!.degisim).alanlar.taksitler).toEqual(['100,00 ₺ · 25.11.2026, 200,00 ₺ · 22.12.2026 · Maaş günü, 200,00 ₺ · 22.01.2027', null]);
  });
});

describe('the database', () => {
  it('counts what was paid of each as the rule does', async () => {
    const { id } = await sell();
    for (const tutar of [99.99, 0.01, 150.5, 249.5]) {
      await pay(id, tutar);
      const [{ alinan }] = await server.rows<{ alinan: number }>('select (alinan * 100)::float8 as alinan from satis where id = $1', [id]) as [{ alinan: number }];
      const rows = await server.rows<{ odenen: number }>('select (odenen * 100)::float8 as odenen from taksit_ozet where satis_id = $1 order by no', [id]);
      const plan = [100, 200, 200].map((lira) => ({ tutar: kurus(lira * 100) }));
      expect(rows.map(({ odenen }) => odenen)).toEqual(odenenler(kurus(100_00), plan, kurus(Math.round(alinan))));
    }
  });

  it('refuses a plan that does not add up, whoever writes it', async () => {
    const { id } = await sell();
    for (const damage of ['update taksit set tutar = tutar + 1 where satis_id = $1 and no = 2', 'delete from taksit where satis_id = $1 and no = 3', 'update satis set toplam_tutar = toplam_tutar + 1 where id = $1']) {
      await expect(server.house(damage, [id])).rejects.toThrow(/instalments do not add up/);
    }
    expect((await read(id)).taksitler).toHaveLength(3);
  });

  it('gives the last instalment to one of fifty who collect it at once', async () => {
    const { id } = await sell();
    await pay(id, 400);
    const answers = await Promise.all(Array.from({ length: 50 }, () => pay(id, 100)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await readHesap(server, bayi.bayiID)).toEqual(hesapOf(600_00, 600_00));
  });
});
