import { satisCalls } from '@defter/contract/satis.ts';
import { taksitCalls } from '@defter/contract/taksit.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAltUrun, buildBayi, buildMusteri, buildPersonel, type TestBayi } from '../../../test/build.ts';
import { BUGUN, useServer } from '../../../test/server.ts';

const server = useServer();
let bayi: TestBayi;
let altUrunID: number;
beforeEach(async () => {
  bayi = await buildBayi(server);
  altUrunID = (await buildAltUrun(server, bayi, { adi: 'Lazer', fiyat: 300 })).id;
});

const DUN = '2026-11-24';
const YARIN = '2026-11-26';
const sell = async (ad: string, tarih = DUN) => {
  const musteriID = (await buildMusteri(server, bayi, { ad, soyad: 'Test' })).id;
  const taksitler = [DUN, BUGUN, YARIN].map((gun) => ({ tarih: gun, tutar: 100 }));
  const { id, satisGuid } = await server.send(satisCalls.create, { body: { musteriID, tarih, icerikler: [{ altUrunID }], taksitler } }, { jeton: bayi.jeton });
  return { id, satisGuid, musteriID };
};
const list = (query: object = {}, { jeton }: TestBayi = bayi) => server.send(taksitCalls.list, { query }, { jeton });
const pay = (musteriID: number, tutar: number) => server.send(satisCalls.tahsilat, { body: { model: [{ musteriID, odemeSekliID: 1, tutar }] } }, { jeton: bayi.jeton });

describe('the list of instalments', () => {
  it('has what is open of all customers, the oldest first, with sums by state', async () => {
    const ayse = await sell('Ayşe');
    await sell('Berna');
    await pay(ayse.musteriID, 140);
    const { liste, toplamKayit, gecikti, bugun, bekliyor } = await list();
    expect(toplamKayit).toBe(5);
    expect(liste.map(({ adSoyad, tarih, kalan, durum, gecikenGun }) => [adSoyad, tarih, kalan, durum, gecikenGun])).toEqual([
      ['Berna Test', DUN, 100, 'gecikti', 1],
      ['Ayşe Test', BUGUN, 60, 'bugun', 0],
      ['Berna Test', BUGUN, 100, 'bugun', 0],
      ['Ayşe Test', YARIN, 100, 'bekliyor', 0],
      ['Berna Test', YARIN, 100, 'bekliyor', 0],
    ]);
    expect({ gecikti, bugun, bekliyor }).toEqual({ gecikti: { adet: 1, tutar: 100 }, bugun: { adet: 2, tutar: 160 }, bekliyor: { adet: 2, tutar: 200 } });
    expect(liste[1]).toMatchObject({ no: 2, taksitSayisi: 3, odenen: 40, hizmetler: 'Lazer', satisID: ayse.id });
  });

  it('keeps one that was paid in part among the late ones until it is paid whole', async () => {
    const { musteriID } = await sell('Ayşe');
    await pay(musteriID, 99.99);
    expect(await list({ durum: 'gecikti' })).toMatchObject({ toplamKayit: 1, liste: [{ odenen: 99.99, kalan: 0.01, durum: 'gecikti' }] });
    await pay(musteriID, 0.01);
    expect((await list({ durum: 'gecikti' })).liste).toEqual([]);
    expect((await list({ durum: 'odendi' })).liste).toMatchObject([{ no: 1, kalan: 0, gecikenGun: 0 }]);
  });

  it('can be narrowed to a customer, a period and a name, and forgets a cancelled sale', async () => {
    const ayse = await sell('Ayşe');
    await sell('Berna');
    expect((await list({ musteriID: ayse.musteriID, baslangicTarihi: BUGUN, bitisTarihi: BUGUN })).liste).toMatchObject([{ adSoyad: 'Ayşe Test', tarih: BUGUN }]);
    expect((await list({ ara: 'bern', durum: 'tumu' })).toplamKayit).toBe(3);
    await server.send(satisCalls.remove, { body: { satisGuid: ayse.satisGuid } }, { jeton: bayi.jeton });
    expect((await list({ durum: 'tumu' })).toplamKayit).toBe(3);
  });

  it('needs taksitGoruntule, hides the phone from who may not see it, and shows nothing of another bayi', async () => {
    await sell('Ayşe');
    const kisi = await buildPersonel(server, bayi, ['taksitGoruntule']);
    expect((await list({}, kisi)).liste[0]!.telefon).not.toMatch(/^\+905550/);
    expect((await list({}, await buildPersonel(server, bayi, ['satisGoruntule']))).status).toBe(403);
    expect((await list({}, await buildBayi(server))).liste).toEqual([]);
  });
});
