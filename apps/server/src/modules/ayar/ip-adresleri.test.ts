import { authCalls } from '@defter/contract/auth.ts';
import { ayarCalls } from '@defter/contract/ayar.ts';
import { beforeEach, expect, it } from 'vitest';
import { buildBayi, buildPersonel, type TestBayi } from '../../../test/build.ts';
import { hashPassword } from '../../platform/auth/password.ts';
import { useServer } from '../../../test/server.ts';
import { statusesOf } from '../../../test/sorted.ts';

const server = useServer();
let bayi: TestBayi;
beforeEach(async () => {
  bayi = await buildBayi(server);
});

const SALON = '88.230.10.5';
const EV = '176.40.1.9';
const list = async () => (await server.send(ayarCalls.ipAdresleri, {}, { jeton: bayi.jeton, ip: SALON })).liste;
const add = (ip: string, { id = 0, onay = false, from = SALON } = {}) =>
  server.send(ayarCalls.saveIpAdresi, { body: { id, ip, onay } }, { jeton: bayi.jeton, ip: from });
const remove = (id: number, { onay = false, from = SALON } = {}) =>
  server.send(ayarCalls.removeIpAdresi, { body: { id, onay } }, { jeton: bayi.jeton, ip: from });

it('says where one is, and keeps each address once', async () => {
  expect((await server.send(ayarCalls.ipAdresleri, {}, { jeton: bayi.jeton, ip: `::ffff:${SALON}` })).kendiIp).toBe(SALON);
  await add(SALON);
  expect(await add(` ${SALON} `)).toMatchObject({ status: 409, message: 'ipAdresiVar', alanlar: { ip: 'ipAdresiVar' } });
  expect(await list()).toMatchObject([{ bayiID: bayi.bayiID, ip: SALON }]);
});

it.each(['', 'salon', '300.1.1.1', '10.0.0.1/40', '10.0.0', '::g'])('takes no "%s" for an address', async (ip) => {
  expect((await add(ip)).status).toBe(422);
});

it.each(['10.0.0.0/24', '2a02:ff0::1', '2a02:ff0::/32'])('takes %s', async (ip) => {
  await add(SALON);
  expect((await add(ip)).status).toBe(200);
  expect((await list()).map((satir) => satir.ip)).toContain(ip);
});

it('refuses a list that would lock out the one who makes it, until they say that they know', async () => {
  expect(await add(EV, { onay: false })).toMatchObject({ status: 409, message: 'ipKendiniKilitler', veri: { ip: SALON } });
  expect(await list()).toEqual([]);
  expect((await add(EV, { onay: true })).status).toBe(200);
});

it('takes a change back where addresses sort otherwise as texts', async () => {
  for (const ip of [SALON, EV, '10.0.0.0/24', '9.9.9.9']) await add(ip);
  const { liste } = await server.send(ayarCalls.degisiklikler, {}, { jeton: bayi.jeton, ip: SALON });
  expect(await server.send(ayarCalls.geriAl, { body: { id: liste[0]!.id } }, { jeton: bayi.jeton, ip: SALON })).toMatchObject({ status: 200 });
  expect((await list()).map(({ ip }) => ip).toSorted()).toEqual([SALON, EV, '10.0.0.0/24'].toSorted());
});

it('goes through for a client that knows of no such question, and the record log says so', async () => {
  expect((await server.send(ayarCalls.saveIpAdresi, { body: { ip: EV } }, { jeton: bayi.jeton, ip: SALON })).status).toBe(200);
  const [entry] = await server.rows<{ aciklama: string }>('select aciklama from kayit_gunlugu where bayi_id = $1 order by id desc limit 1', [bayi.bayiID]);
  expect(entry!.aciklama).toContain('kendi adresi sorulmadan');
});

it('leaves the session of such a client a way back, and no other one', async () => {
  const { jeton: other } = await buildPersonel(server, bayi);
  await server.send(ayarCalls.saveIpAdresi, { body: { ip: EV } }, { jeton: bayi.jeton, ip: SALON });
  expect((await server.send(ayarCalls.gecerli, {}, { jeton: other, ip: SALON })).status).toBe(403);
  const id = (await list())[0]!.id;
  expect((await server.send(ayarCalls.removeIpAdresi, { body: { id } }, { jeton: bayi.jeton, ip: SALON })).status).toBe(200);
  expect((await server.send(ayarCalls.gecerli, {}, { jeton: other, ip: SALON })).status).toBe(200);
});

it('counts a network that one is in, and notices when one’s own address is changed or taken away', async () => {
  expect((await add('88.230.0.0/16')).status).toBe(200);
  await add(EV);
  const own = (await list()).find(({ ip }) => ip === '88.230.0.0/16')!;
  expect(await remove(own.id)).toMatchObject({ status: 409, message: 'ipKendiniKilitler' });
  expect(await add('10.1.1.1', { id: own.id, onay: false })).toMatchObject({ status: 409, message: 'ipKendiniKilitler' });
  expect((await add(SALON, { id: own.id })).status).toBe(200);
  expect((await list()).map(({ ip }) => ip).toSorted()).toEqual([EV, SALON].toSorted());
});

it('lets the last address go, for then everybody may sign in from anywhere', async () => {
  const { id } = await add(SALON);
  expect((await remove(id)).status).toBe(200);
  expect(await list()).toEqual([]);
});

it('is removed once, of several who remove it at once', async () => {
  await add(SALON);
  const { id } = await add(EV);
  const replies = await Promise.all(Array.from({ length: 6 }, () => remove(id)));
  expect(statusesOf(replies)).toEqual([200, 404, 404, 404, 404, 404]);
});

it('holds for sessions that are open, and for what they hear', async () => {
  const from = (ip: string) => server.send(ayarCalls.gecerli, {}, { jeton: bayi.jeton, ip });
  expect((await from(EV)).status).toBe(200);
  const stream = await server.app.inject({ url: '/api/olaylar', remoteAddress: EV, headers: { authorization: `Bearer ${bayi.jeton}` }, payloadAsStream: true });
  const ended = new Promise((resolve) => stream.stream().on('end', () => resolve('ended')).resume());
  await add('88.230.0.0/16');
  expect(await from(EV)).toMatchObject({ status: 403, message: 'ipIzinYok' });
  expect((await from(SALON)).status).toBe(200);
  expect((await from(`::ffff:${SALON}`)).status).toBe(200);
  expect(await from('unknown')).toMatchObject({ status: 403, message: 'ipIzinYok' });
  expect(await ended).toBe('ended');
  const [{ id } = { id: 0 }] = await list();
  await remove(id);
  expect((await from(EV)).status).toBe(200);
});

it('is obeyed by signing in', async () => {
  const parola = 'Defter2026';
  await server.house('update kimlik set parola_hash = $2, kullanici_adi = $3 where bayi_id = $1', [bayi.bayiID, await hashPassword(parola), `salon${bayi.bayiID}`]);
  const signIn = (ip: string) => server.send(authCalls.giris, { body: { kullaniciAdi: `salon${bayi.bayiID}`, parola } }, { ip });
  await add(SALON);
  expect((await signIn(SALON)).status).toBe(200);
  expect(await signIn(EV)).toMatchObject({ status: 403, message: 'ipIzinYok' });
});
