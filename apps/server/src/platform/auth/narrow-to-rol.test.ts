import { personelCalls } from '@defter/contract/personel.ts';
import { yetkiCalls } from '@defter/contract/yetki.ts';
import { rolCalls } from '@defter/contract/rol.ts';
import { ROL_ONIZLEME_BASLIGI } from '@defter/contract/yetki.ts';
import { urunCalls } from '@defter/contract/urun.ts';
import { beforeAll, expect, it } from 'vitest';
import { buildBayi, buildPersonel, type TestBayi } from '../../../test/build.ts';
import { useOwnServer } from '../../../test/server.ts';

const server = useOwnServer();
let bayi: TestBayi;
let rolID: number;
beforeAll(async () => {
  bayi = await buildBayi(server);
  const body = { adi: 'Danışma', yetkiler: { personelGoruntule: true, kasaEkle: true }, raporYetkileri: { 'rapor:kasa-raporu': true } };
  ({ id: rolID } = await server.send(rolCalls.create, { body }, { jeton: bayi.jeton }));
});

const as = (rol: number | string, jeton = bayi.jeton) => ({ jeton, headers: { [ROL_ONIZLEME_BASLIGI]: String(rol) } });
const own = async (options: object) => {
  const { yetkiler, raporYetkileri } = await server.send(yetkiCalls.own, {}, options);
  return Object.entries({ ...yetkiler, ...raporYetkileri }).flatMap(([name, on]) => (on ? [name] : []));
};

it('shows the owner what somebody of the role would see, and serves no more', async () => {
  expect((await own(as(rolID))).toSorted()).toEqual(['kasaEkle', 'personelGoruntule', 'rapor:kasa-raporu']);
  expect(await server.send(urunCalls.createAnaUrun, { body: { adi: 'Cilt' } }, as(rolID))).toMatchObject({ status: 403, message: 'yetkiYok' });
  const { liste } = await server.send(personelCalls.list, {}, as(rolID));
  expect(liste[0]!.maas).toBeNull();
  expect((await server.send(personelCalls.list, {}, { jeton: bayi.jeton })).liste[0]!.maas).not.toBeNull();
});

it('never gives a right that the person lacks', async () => {
  const kisi = await buildPersonel(server, bayi, ['kasaEkle', 'satisSil']);
  expect(await own(as(rolID, kisi.jeton))).toEqual(['kasaEkle']);
});

it('leaves nothing where there is no such role here', async () => {
  const other = await buildBayi(server);
  expect(await own(as(rolID, other.jeton))).toEqual([]);
  for (const rol of ['', 'x', '1e99', '-1', '0']) expect(await own(as(rol)), rol).toEqual([]);
});
