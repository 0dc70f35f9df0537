import { kasaCalls } from '@defter/contract/kasa.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { beforeEach, expect, it } from 'vitest';
import { buildBayi, buildMusteri, type TestBayi } from './build.ts';
import { useServer } from './server.ts';

/*
 * A deletion sends the field ID (spec 2
 * 7), and not every program or proxy sends a body with it.
 */

const server = useServer();
let bayi: TestBayi;
beforeEach(async () => {
  bayi = await buildBayi(server);
});
const FORM = 'application/x-www-form-urlencoded';
const remove = async (url: string, payload?: string, tur = FORM) =>
  (await server.app.inject({ method: 'DELETE', url: `/api${url}`, headers: { authorization: `Bearer ${bayi.jeton}`, ...(payload !== undefined && { 'content-type': tur }) }, ...(payload !== undefined && { payload }) })).json() as { success: boolean; id?: number };
const spend = async () => (await server.mustSend(kasaCalls.create, { body: { odemeSekliID: 1, gider: 50 } as never }, bayi)).id;

it('names its record in the address or in its body', async () => {
  for (const send of [(id: number) => remove(`/kasa?ID=${id}`), (id: number) => remove(`/kasa?id=${id}`, ''), (id: number) => remove('/kasa', `ID=${id}`), (id: number) => remove('/Kasa', `{"ID":${id}}`, 'application/json')]) expect(await send(await spend())).toMatchObject({ success: true });
  expect(await remove('/kasa')).toMatchObject({ success: false, alanlar: { id: 'kimlikGecersiz' } });
});

it('goes by its body where there is one', async () => {
  const [bir, iki] = [await buildMusteri(server, bayi), await buildMusteri(server, bayi)];
  expect(await remove(`/musteri?ID=${bir.id}`, `Musteri[id]=${iki.id}`)).toMatchObject({ success: true, id: iki.id });
  expect((await server.mustSend(musteriCalls.list, { query: { durum: 'aktif' } }, bayi)).liste).toMatchObject([{ id: bir.id }]);
});
