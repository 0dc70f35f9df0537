import { odemeSekliCalls } from '@defter/contract/odeme-sekli.ts';
import { beforeAll, expect, it } from 'vitest';
import { buildBayi, type TestBayi } from '../../../test/build.ts';
import { useServer } from '../../../test/server.ts';

const server = useServer();
let bayi: TestBayi;
beforeAll(async () => {
  bayi = await buildBayi(server);
});

const names = async (query: object) => {
  const { liste, toplamKayit } = await server.send(odemeSekliCalls.list, { query: { sayfaBoyutu: 3, ...query } }, { jeton: bayi.jeton });
  return { adlar: liste.map(({ adi }) => adi), toplamKayit };
};

it('lists the ways of paying in their order, and those of a sale alone', async () => {
  expect(await names({})).toEqual({ adlar: ['Nakit', 'Kredi kartı', 'Banka kartı'], toplamKayit: 14 });
  await server.rows('update odeme_sekli set aktif_mi = false where bayi_id = $1 and id = 2', [bayi.bayiID]);
  const satista = await names({ satistaGoster: true, aktifMi: true });
  expect(satista.adlar).toEqual(['Nakit', 'Banka kartı', 'Havale / EFT']);
  expect(await names({ aktifMi: false })).toEqual({ adlar: ['Kredi kartı'], toplamKayit: 1 });
});

it('is searched without regard to dots and sorted', async () => {
  expect(await names({ ara: 'KARTI' })).toEqual({ adlar: ['Kredi kartı', 'Banka kartı'], toplamKayit: 2 });
  expect((await names({ sirala: 'adi' })).adlar).toEqual(['Açık hesap (cari)', 'Banka kartı', 'Çek']);
});
