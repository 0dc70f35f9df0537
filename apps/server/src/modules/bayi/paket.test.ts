import { authCalls } from '@defter/contract/auth.ts';
import { bayiCalls } from '@defter/contract/bayi.ts';
import { infoCalls } from '@defter/contract/info.ts';
import { personelCalls } from '@defter/contract/personel.ts';
import { expect, it } from 'vitest';
import { proveTelefon, register, signIn } from '../../../test/auth.ts';
import { buildBayi, type TestBayi } from '../../../test/build.ts';
import { useServer } from '../../../test/server.ts';

const server = useServer();
const choose = (bayi: TestBayi, paketID: number) => server.send(bayiCalls.changePaket, { body: { paketID } }, { jeton: bayi.jeton });
const info = (bayi: TestBayi) => server.send(infoCalls.get, {}, { jeton: bayi.jeton });

it('gives more room at once, and is told in the record log', async () => {
  const bayi = await buildBayi(server, { paketID: 3 });
  const body = { ad: 'Yeni', soyad: 'Uzman' };
  const add = () => server.send(personelCalls.create, { body }, { jeton: bayi.jeton });
  expect(await add()).toMatchObject({ message: 'paketSinir' });
  expect(await choose(bayi, 4)).toMatchObject({ status: 200, message: 'paketDegisti' });
  expect((await add()).status).toBe(200);
  expect(await info(bayi)).toMatchObject({ paketAdi: 'Standart', secilenPaket: 'Standart', kalanPersonel: 1 });
  const [kayit] = await server.rows<{ degisim: unknown }>(`select degisim from kayit_gunlugu where bayi_id = $1 and nesne = 'paket'`, [bayi.bayiID]);
  expect(kayit!.degisim).toMatchObject({ alanlar: { paket: ['Başlangıç', 'Standart'] } });
});

it('holds after the trial when it is chosen in it', async () => {
  const bayi = await buildBayi(server, { paketID: 3, denemeBitis: '2026-12-01' });
  await choose(bayi, 5);
  expect(await info(bayi)).toMatchObject({ paketAdi: 'Demo', secilenPaket: 'Pro', denemeBitis: '2026-12-01' });
});

it('keeps the time that was paid for, but a free plan has no end', async () => {
  const bayi = await buildBayi(server, { paketID: 3 });
  await server.house(`update bayi set paket_bitis = '2027-01-31' where id = $1`, [bayi.bayiID]);
  await choose(bayi, 4);
  expect((await info(bayi)).paketBitis).toBe('2027-01-31');
  await choose(bayi, 2);
  expect((await info(bayi)).paketBitis).toBeNull();
});

it.each([['the trial', 1], ['one whose price is agreed on', 6], ['one that there is not', 999]])('cannot be %s', async (_, paketID) => {
  const bayi = await buildBayi(server, { paketID: 3 });
  expect(await choose(bayi, paketID)).toMatchObject({ status: 422, alanlar: { paketID: 'secimGecersiz' } });
  expect((await info(bayi)).secilenPaket).toBe('Başlangıç');
});

it('ends only as a trial that was registered as a plan', async () => {
  const liste = (await server.send(authCalls.paketler)).liste.filter(({ gun }) => gun !== null);
  expect(liste.map(({ adi }) => adi)).toEqual(['Demo']);
  const bitisOf = async (paketID: number) => {
    const cepTelefonu = await proveTelefon(server);
    const { bayiID, token } = await register(server, { cepTelefonu, paketID });
    const { paketBitis } = await server.send(infoCalls.get, {}, { jeton: token.accessToken });
    await server.house(`update bayi set deneme_bitis = '2026-11-24', paket_bitis = paket_bitis - 15 where id = $1`, [bayiID]);
    return [paketBitis, (await signIn(server, cepTelefonu)).message];
  };
  expect(await bitisOf(1)).toEqual(['2026-12-09', 'paketSuresiDoldu']);
  expect(await bitisOf(2)).toEqual([null, 'girisBasarili']);
  expect(await bitisOf(3)).toEqual([null, 'girisBasarili']);
});
