import type { AnyCall } from '@defter/contract/call.ts';
import { paketSatisCalls } from '@defter/contract/paket-satis.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { smsCalls } from '@defter/contract/sms.ts';
import { stokCalls } from '@defter/contract/stok.ts';
import { tanimTuruCalls } from '@defter/contract/tanim.ts';
import { beforeEach, expect, it } from 'vitest';
import { buildAltUrun, buildBayi, buildMusteri, type TestBayi } from '../../../test/build.ts';
import { buildStok } from '../../../test/build-stok.ts';
import { useServer } from '../../../test/server.ts';

/* What a client sends that knows only the specification (spec 1§3, 2§3). */

const server = useServer();
let bayi: TestBayi;
beforeEach(async () => {
  bayi = await buildBayi(server);
});
const send = async (call: AnyCall, body: object) => (await server.mustSend(call, { body }, bayi)) as unknown as { id: number; toplamTutar: number };

it('counts a line by either name of its amount', async () => {
  const musteriID = (await buildMusteri(server, bayi)).id;
  const { id: altUrunID } = await buildAltUrun(server, bayi, { fiyat: 100 });
  expect(await send(satisCalls.create, { musteriID, icerikler: [{ altUrunID, satisAdet: 3 }] })).toMatchObject({ toplamTutar: 300 });
  expect(await send(satisCalls.create, { musteriID, icerikler: [{ altUrunID, adet: 2, satisAdet: 3 }] })).toMatchObject({ toplamTutar: 200 });
  expect(await send(paketSatisCalls.create, { musteriID, eklenenler: [{ altUrunID, adet: 4 }] })).toMatchObject({ toplamTutar: 400 });
});

it('takes 0 for one payment, for the house’s account of texts, and the id of a product in its stock', async () => {
  const { id } = await send(tanimTuruCalls.odemeSekli.create!, { id: 0, adi: 'Çekle', taksitSayisi: 0 });
  const { liste } = await server.mustSend(tanimTuruCalls.odemeSekli.list, {}, bayi);
  expect(liste.find((sekil) => sekil.id === id)).toMatchObject({ taksitSayisi: 1 });
  await send(smsCalls.createAyar, { id: 0, smsFirmaID: 0 });
  expect((await server.mustSend(smsCalls.ayar, {}, bayi)).liste).toMatchObject([{ smsFirmaID: 1 }]);
  const { id: altUrunID } = await buildStok(server, bayi, { miktar: 5 });
  await send(stokCalls.saveMiktarlar, { model: [{ id: altUrunID, miktar: 7 }] });
  expect((await server.mustSend(stokCalls.list, {}, bayi)).liste).toMatchObject([{ altUrunID, miktar: 7 }]);
});

it('names the scheme of its token in any case', async () => {
  const statusOf = async (authorization: string) => (await server.app.inject({ method: 'GET', url: '/api/satis', headers: { authorization } })).statusCode;
  expect(await statusOf(`bearer ${bayi.jeton}`)).toBe(200);
  expect(await statusOf(bayi.jeton)).toBe(401);
});
