import { beforeAll, expect, it } from 'vitest';
import { buildBayi, type TestBayi } from '../../../test/build.ts';
import { useServer } from '../../../test/server.ts';

const server = useServer();
let bayi: TestBayi;
beforeAll(async () => {
  bayi = await buildBayi(server);
});
const unknownIn = async (url: string, method: 'GET' | 'DELETE' = 'GET') => (await server.app.inject({ method, url: `/api${url}`, headers: { authorization: `Bearer ${bayi.jeton}` } })).headers['defter-unknown-query'];

it('names what an address asks and the call does not know', async () => {
  expect(await unknownIn('/musteri?search=a&Filtre[0]=b&sayfa=1')).toBe('search, Filtre[0]');
  expect(await unknownIn('/il?bayiID=1')).toBe('bayiID');
  // A refusal has it too.
  expect(await unknownIn('/musteri?sayfa=-1&serch=a')).toBe('serch');
  expect(await unknownIn(`/musteri?${Array.from({ length: 50 }, (_, i) => `k${i}=1`).join('&')}`)).toHaveLength('k0, '.length * 10 + 'k10, '.length * 10 - 2);
  expect(await unknownIn('/musteri?a%0d%0ab=1')).toBeUndefined();
});

it('names nothing that is known, in whichever spelling', async () => {
  for (const url of ['/musteri?TurID=1&aktifMi=true&ADSOYAD=a', '/gelenarama?sonuclar[]=1&sonucID=2&durumlar[0]=1', '/kasa?baslangic=2026-11-01&tarih=', '/rapor/satis-raporu?bitis=2026-11-30', '/export?tip=kasa&gelirMi=true']) expect([url, await unknownIn(url)]).toEqual([url, undefined]);
  expect([await unknownIn('/kasa?ID=5', 'DELETE'), await unknownIn('/kasa?ID=5&neden=x', 'DELETE')]).toEqual([undefined, 'neden']);
});
