import { paketSatisCalls } from '@defter/contract/paket-satis.ts';
import { sayfaCalls } from '@defter/contract/sayfa.ts';
import { addDays } from '@defter/rules/tarih.ts';
import { beforeEach, expect, it } from 'vitest';
import { buildAltUrun, buildBayi, type TestBayi } from '../../../../test/build.ts';
import { buildPaketSatis } from '../../../../test/build-paket.ts';
import { buildVerilenBaglanti, readSmsKodu } from '../../../../test/build-sayfa.ts';
import { BUGUN, useServer } from '../../../../test/server.ts';

const server = useServer();
let bayi: TestBayi;
let link: Awaited<ReturnType<typeof buildVerilenBaglanti>>;
beforeEach(async () => {
  bayi = await buildBayi(server);
  link = await buildVerilenBaglanti(server, bayi);
});

const body = () => ({ baglanti: link.baglanti });
const ask = (rest: object = {}) => server.send(sayfaCalls.hesapKodu, { params: link.params, body: { ...body(), ...rest } });
const show = (smsKodu: string, rest: object = {}) => server.send(sayfaCalls.hesabim, { params: link.params, body: { ...body(), smsKodu, ...rest } });

it('shows what the customer of a link has and owes, once, after the code of the phone that the salon knows', async () => {
  const lazer = (await buildAltUrun(server, bayi, { fiyat: 600, adi: 'Lazer' })).id;
  const taksitler = [{ tarih: addDays(BUGUN, 10), tutar: 400 }, { tarih: addDays(BUGUN, 40), tutar: 400 }];
  await server.send(paketSatisCalls.create, { body: { musteriID: link.musteriID, tarih: BUGUN, eklenenler: [{ altUrunID: lazer, miktar: 2 }], odemeler: [{ odemeSekliID: 1, tutar: 400 }], taksitler } as never }, { jeton: bayi.jeton });
  // Somebody else's package is no matter of this link.
  await buildPaketSatis(server, bayi);
  const { telefon } = link;
  const sent = await ask();
  expect(sent).toMatchObject({ status: 200, sonRakamlar: telefon.slice(-2) });
  const kod = await readSmsKodu(server, telefon);
  expect(await show(kod)).toMatchObject({
    status: 200,
    bakiye: 800,
    seanslar: [{ hizmet: 'Lazer', seans: 2, kullanilan: 0, kalan: 2, bitis: null, donukBitis: null }],
    taksitler: [{ tarih: addDays(BUGUN, 10), kalan: 400, geciktiMi: false }, { kalan: 400 }],
  });
  expect(await show(kod)).toMatchObject({ status: 422, message: 'kodGecersiz' });
});

it('shows sessions on their last day, and calls nothing late that is due today', async () => {
  const [lazer, agda] = [(await buildAltUrun(server, bayi, { adi: 'Lazer' })).id, (await buildAltUrun(server, bayi, { adi: 'Ağda' })).id];
  const taksitler = [{ tarih: addDays(BUGUN, -1), tutar: 100 }, { tarih: BUGUN, tutar: 100 }];
  const eklenenler = [lazer, agda].map((altUrunID) => ({ altUrunID, miktar: 1, birimFiyat: 100 }));
  await server.mustSend(paketSatisCalls.create, { body: { musteriID: link.musteriID, tarih: addDays(BUGUN, -5), eklenenler, taksitler } as never }, { jeton: bayi.jeton });
  await server.rows('update paket_hak set bitis = case when alt_urun_id = $1 then $2::date else $2::date - 1 end where bayi_id = $3', [lazer, BUGUN, bayi.bayiID]);
  await ask();
  const hesap = await show(await readSmsKodu(server, link.telefon));
  expect(hesap.seanslar.map(({ hizmet, bitis }) => [hizmet, bitis])).toEqual([['Lazer', BUGUN]]);
  expect(hesap.taksitler.map(({ tarih, geciktiMi }) => [tarih, geciktiMi])).toEqual([[addDays(BUGUN, -1), true], [BUGUN, false]]);
});

it('shows until when sessions are frozen, and on the day on which they are open again nothing of it', async () => {
  for (const [adi, donukBitis] of [['Ağda', BUGUN], ['Lazer', addDays(BUGUN, 1)]] as const) {
    const { haklar } = await buildPaketSatis(server, bayi, { musteriID: link.musteriID, altUrunID: (await buildAltUrun(server, bayi, { adi })).id });
    await server.rows('update paket_hak set donuk_baslangic = $2, donuk_bitis = $3 where id = $1', [haklar[0]!.id, addDays(BUGUN, -3), donukBitis]);
  }
  await ask();
  const { seanslar } = await show(await readSmsKodu(server, link.telefon));
  expect(seanslar.map((satir) => [satir.hizmet, satir.donukBitis])).toEqual([['Ağda', null], ['Lazer', addDays(BUGUN, 1)]]);
});

it('shows nothing with a wrong code or a wrong link', async () => {
  expect(await show('123456')).toMatchObject({ status: 422, message: 'kodGecersiz' });
  await ask();
  const kod = await readSmsKodu(server, link.telefon);
  for (let i = 0; i < 5; i += 1) expect((await show(kod === '000000' ? '111111' : '000000')).status).toBe(422);
  expect(await show(kod)).toMatchObject({ status: 422 });
  const baglanti = 'x'.repeat(43);
  for (const reply of [await ask({ baglanti }), await show(kod, { baglanti })]) expect(reply).toMatchObject({ status: 404, message: 'baglantiGecersiz' });
});

it('is not opened by the code of a booking', async () => {
  await server.send(sayfaCalls.sendKod, { params: link.params, body: { cepTelefonu: link.telefon } });
  expect(await show(await readSmsKodu(server, link.telefon))).toMatchObject({ status: 422, message: 'kodGecersiz' });
});

it('sends nothing where the salon knows no mobile', async () => {
  await server.rows('delete from musteri_telefon where bayi_id = $1 and musteri_id = $2', [bayi.bayiID, link.musteriID]);
  expect(await ask()).toMatchObject({ status: 409, message: 'hesapTelefonuYok' });
});
