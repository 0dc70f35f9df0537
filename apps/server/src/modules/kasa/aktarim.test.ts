import { kasaCalls } from '@defter/contract/kasa.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildBayi, buildPersonel, type TestBayi } from '../../../test/build.ts';
import { BUGUN, useServer } from '../../../test/server.ts';

const NAKIT = 1;
const HAVALE = 4;
const DUN = '2026-11-24';
const server = useServer();
let bayi: TestBayi;
beforeEach(async () => {
  bayi = await buildBayi(server);
});

const list = (query: object = {}, jeton = bayi.jeton) => server.send(kasaCalls.list, { query }, { jeton });
const aktar = (body: object = {}, jeton = bayi.jeton) =>
  server.send(kasaCalls.aktar, { body: { odemeSekliID: NAKIT, virmanID: HAVALE, tutar: 250.5, ...body } }, { jeton });
const remove = (id: number, jeton = bayi.jeton) => server.send(kasaCalls.remove, { body: { id } }, { jeton });
const bakiyeler = async () => {
  const { liste } = await server.send(kasaCalls.hesapBakiyeleri, {}, { jeton: bayi.jeton });
  return Object.fromEntries(liste.filter(({ bakiye }) => bakiye !== 0).map(({ odemeSekliID, bakiye }) => [odemeSekliID, bakiye]));
};

describe('a transfer', () => {
  it('moves money from account to account, and is neither income nor expense of the business', async () => {
    await server.send(kasaCalls.create, { body: { gelirMi: true, odemeSekliID: NAKIT, tutar: 400 } }, { jeton: bayi.jeton });
    const { id } = await aktar({ aciklama: 'Bankaya' });
    expect(await bakiyeler()).toEqual({ [NAKIT]: 149.5, [HAVALE]: 250.5 });
    const { kasa, ...sums } = await list();
    expect(sums).toMatchObject({ gelir: 400, gider: 0, toplam: 400, toplamKayit: 3 });
    expect(kasa.filter(({ virmanID }) => virmanID !== null)).toMatchObject([
      { odemeSekliID: HAVALE, virmanID: NAKIT, virmanAdi: 'Nakit', gelir: 250.5, aciklama: 'Bankaya', tarih: BUGUN },
      { id, odemeSekliID: NAKIT, virmanID: HAVALE, virmanAdi: 'Havale / EFT', gider: 250.5, aciklama: 'Bankaya', tarih: BUGUN },
    ]);
  });

  it('is in no account of a list of income or of expenses alone: there its other half is missing', async () => {
    await server.send(kasaCalls.create, { body: { gelirMi: true, odemeSekliID: NAKIT, tutar: 400 } }, { jeton: bayi.jeton });
    await server.send(kasaCalls.create, { body: { gelirMi: false, odemeSekliID: HAVALE, tutar: 30 } }, { jeton: bayi.jeton });
    await aktar();
    const hesaplarOf = async (query: object, jeton = bayi.jeton) => {
      const { hesaplar, toplam } = await list(query, jeton);
      return { toplam, hesaplar: Object.fromEntries(hesaplar.map(({ adi, gelir, gider }) => [adi, gelir - gider])) };
    };
    expect(await hesaplarOf({})).toEqual({ toplam: 370, hesaplar: { Nakit: 149.5, 'Havale / EFT': 220.5 } });
    expect(await hesaplarOf({ gelirMi: true })).toEqual({ toplam: 400, hesaplar: { Nakit: 400 } });
    expect(await hesaplarOf({ gelirMi: false })).toEqual({ toplam: -30, hesaplar: { 'Havale / EFT': -30 } });
    await aktar({ tarih: DUN });
    const { jeton } = await buildPersonel(server, bayi, ['kasaIslemleri', 'kasaTumHesaplar', 'gecmisTarihGor']);
    expect(await hesaplarOf({ bitisTarihi: DUN }, jeton)).toEqual({ toplam: 0, hesaplar: {} });
  });

  it('counts where one account alone is looked at', async () => {
    await aktar();
    expect(await list({ odemeSekliID: HAVALE })).toMatchObject({ gelir: 250.5, gider: 0, toplam: 250.5 });
    const { jeton } = await buildPersonel(server, bayi, ['kasaIslemleri']);
    expect(await list({}, jeton)).toMatchObject({ gelir: 0, gider: 250.5, toplam: -250.5, toplamKayit: 1 });
  });

  it('needs two accounts in use that hold money, an amount, and the right to the day', async () => {
    expect(await aktar({ virmanID: NAKIT })).toMatchObject({ status: 422, alanlar: { virmanID: 'ayniHesap' } });
    expect(await aktar({ virmanID: '' })).toMatchObject({ status: 422, alanlar: { virmanID: 'kimlikGecersiz' } });
    expect(await aktar({ tutar: 0 })).toMatchObject({ status: 422, alanlar: { tutar: 'tutarSifir' } });
    expect(await aktar({ tutar: -5 })).toMatchObject({ status: 422 });
    expect(await aktar({ virmanID: 4711 })).toMatchObject({ status: 404 });
    const [puan] = await server.rows<{ id: number }>('select id from odeme_sekli where bayi_id = $1 and puan_odemesi_mi', [bayi.bayiID]);
    expect(await aktar({ virmanID: puan!.id })).toMatchObject({ status: 422, alanlar: { virmanID: 'odemeSekliGecersiz' } });
    await server.rows('update odeme_sekli set aktif_mi = false where bayi_id = $1 and id = 4', [bayi.bayiID]);
    expect(await aktar()).toMatchObject({ status: 422, alanlar: { virmanID: 'odemeSekliGecersiz' } });
    expect(await aktar({ odemeSekliID: HAVALE, virmanID: NAKIT })).toMatchObject({ status: 422, alanlar: { odemeSekliID: 'odemeSekliGecersiz' } });
    await server.rows('update odeme_sekli set iskonto_mu = true where bayi_id = $1 and id = 3', [bayi.bayiID]);
    expect(await aktar({ virmanID: 3 })).toMatchObject({ status: 422, alanlar: { virmanID: 'odemeSekliGecersiz' } });
    const { jeton } = await buildPersonel(server, bayi, ['kasaVirman']);
    expect(await aktar({ tarih: DUN, virmanID: 2 }, jeton)).toMatchObject({ status: 403, alanlar: { tarih: 'yetkiYok' } });
    expect((await list()).toplamKayit).toBe(0);
  });
});

describe('taking a transfer back', () => {
  it('reverses both movements today, whichever of them is named, and once', async () => {
    await aktar({ tarih: DUN });
    for (const yon of [true, false]) {
      await aktar({ tarih: DUN });
      const { kasa } = await list({ gelirMi: yon });
      const half = kasa.find(({ iptalMi }) => !iptalMi)!;
      expect((await remove(half.id)).status).toBe(200);
      expect(await remove(half.id)).toMatchObject({ status: 409, message: 'kayitDegismis' });
    }
    const { kasa } = await list({ baslangicTarihi: BUGUN });
    expect(kasa.map(({ gelir, gider }) => gelir + gider)).toEqual([-250.5, -250.5, -250.5, -250.5]);
    expect(await bakiyeler()).toEqual({ [NAKIT]: -250.5, [HAVALE]: 250.5 });
    expect(await list({ bitisTarihi: DUN, odemeSekliID: NAKIT })).toMatchObject({ gider: 751.5 });
  });

  it('is not taken back itself, from either of its own halves', async () => {
    const { id } = await aktar();
    await remove(id);
    const geriler = (await list()).kasa.filter(({ gelir, gider }) => gelir + gider < 0);
    expect(geriler).toHaveLength(2);
    for (const geri of geriler) expect(await remove(geri.id)).toMatchObject({ status: 409, message: 'kayitDegismis' });
    expect(await bakiyeler()).toEqual({});
  });

  it('is done once when ten press at the same moment, five on either side', async () => {
    await aktar();
    const ids = (await list()).kasa.map(({ id }) => id);
    const replies = await Promise.all(Array.from({ length: 10 }, (_, i) => remove(ids[i % 2]!)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ message }) => message === 'kayitDegismis')).toHaveLength(9);
    expect(await bakiyeler()).toEqual({});
  });

  it('needs the right to transfer, and is no change of one half', async () => {
    const { id } = await aktar();
    const { jeton } = await buildPersonel(server, bayi, ['kasaIslemleri', 'kasaSil', 'kasaTumHesaplar']);
    expect(await remove(id, jeton)).toMatchObject({ status: 403, message: 'yetkiYok' });
    const update = (body: object) => server.send(kasaCalls.update, { body: { id, ...body } }, { jeton: bayi.jeton });
    expect(await update({ gider: 20 })).toMatchObject({ status: 409, message: 'kasaAktarimdanGelir' });
    expect((await update({ gider: 250.5 })).status).toBe(200);
    expect((await list()).toplamKayit).toBe(2);
    const other = await buildBayi(server);
    expect(await remove(id, other.jeton)).toMatchObject({ status: 404 });
  });
});
