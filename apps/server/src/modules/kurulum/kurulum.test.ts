import { bayiCalls } from '@defter/contract/bayi.ts';
import { kurulumCalls } from '@defter/contract/kurulum.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { urunCalls } from '@defter/contract/urun.ts';
import { beforeEach, expect, it } from 'vitest';
import { buildAnaUrun, buildBayi, buildPersonel, type TestBayi } from '../../../test/build.ts';
import { useServer } from '../../../test/server.ts';

const server = useServer();
let bayi: TestBayi;
beforeEach(async () => {
  bayi = await buildBayi(server);
});

const get = async () => {
  const { acikMi, adimlar } = await server.send(kurulumCalls.get, {}, { jeton: bayi.jeton });
  return { acikMi, kalan: adimlar.filter(({ bittiMi }) => !bittiMi).map(({ ad }) => ad) };
};
const leave = (adim: string | null) => server.send(kurulumCalls.gec, { body: { adim } }, { jeton: bayi.jeton });
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64');

it('is open in a new salon, and each step is done by what it is for', async () => {
  expect(await get()).toEqual({ acikMi: true, kalan: ['hizmetler', 'saatler', 'kapaliGunler', 'logo', 'ekip'] });
  await server.send(kurulumCalls.addHizmetler, { body: { gruplar: ['Masaj'] } }, { jeton: bayi.jeton });
  await server.send(randevuCalls.saveAyarlar, { body: { baslangicSaati: '10:00', bitisSaati: '19:00', zamanPeriyodu: 15 } }, { jeton: bayi.jeton });
  expect(await get()).toEqual({ acikMi: true, kalan: ['kapaliGunler', 'logo', 'ekip'] });
  await server.send(randevuCalls.saveAyarlar, { body: { pazar: 'kapali' } }, { jeton: bayi.jeton });
  expect(await get()).toEqual({ acikMi: true, kalan: ['logo', 'ekip'] });
  await server.send(bayiCalls.saveFirma, { body: { logo: new File([PNG], 'logo.png', { type: 'image/png' }) } }, { jeton: bayi.jeton });
  await buildPersonel(server, bayi);
  expect(await get()).toEqual({ acikMi: false, kalan: [] });
});

it('leaves a step that stays as it is, and comes back with the others until it is dismissed', async () => {
  await leave('saatler');
  await leave('saatler');
  expect(await get()).toEqual({ acikMi: true, kalan: ['hizmetler', 'kapaliGunler', 'logo', 'ekip'] });
  await leave(null);
  expect((await get()).acikMi).toBe(false);
  expect((await server.send(kurulumCalls.get, {}, { jeton: (await buildBayi(server)).jeton })).acikMi).toBe(true);
});

it('recommends the services of the sector, and adds a group once', async () => {
  const { gruplar } = await server.send(kurulumCalls.hizmetler, {}, { jeton: bayi.jeton });
  expect(gruplar[0]).toMatchObject({ onerilenMi: true, varMi: false });
  expect(gruplar.filter(({ onerilenMi }) => onerilenMi).map(({ adi }) => adi)).toContain('Cilt Bakımı');
  await buildAnaUrun(server, bayi, { adi: 'TIRNAK' });
  const body = { gruplar: ['Cilt Bakımı', 'Tırnak'] };
  const { sayi } = await server.send(kurulumCalls.addHizmetler, { body }, { jeton: bayi.jeton });
  expect(sayi).toBe(gruplar.find(({ adi }) => adi === 'Cilt Bakımı')!.hizmetler.length);
  expect((await server.send(kurulumCalls.addHizmetler, { body }, { jeton: bayi.jeton })).sayi).toBe(0);
  const { liste } = await server.send(urunCalls.listAltUrunler, {}, { jeton: bayi.jeton });
  expect(liste.find(({ adi }) => adi === 'Hydrafacial')).toMatchObject({ fiyat: 2600, urunSure: 60, kdv: 20, anaUrunAdi: 'Cilt Bakımı', birimAdi: 'Seans' });
  expect(liste).toHaveLength(sayi);
});

it('takes no group that it does not have', async () => {
  const reply = await server.send(kurulumCalls.addHizmetler, { body: { gruplar: ['toString'] } }, { jeton: bayi.jeton });
  expect(reply).toMatchObject({ status: 422, alanlar: { gruplar: 'secimGecersiz' } });
});
