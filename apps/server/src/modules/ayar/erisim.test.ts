import { ayarCalls } from '@defter/contract/ayar.ts';
import { YETKILER } from '@defter/contract/yetkiler.ts';
import { describe, expect, it } from 'vitest';
import { buildBayi, buildPersonel } from '../../../test/build.ts';
import { useServer } from '../../../test/server.ts';

const server = useServer();

// spec 2§5: the plan decides first, then the right.
const PAKETLER: readonly [string, number, boolean][] = [
  ['Demo', 1, true],
  ['Ücretsiz', 2, false],
  ['Başlangıç', 3, false],
  ['Standart', 4, true],
  ['Pro', 5, true],
  ['Kurumsal', 6, false],
];

const SAYFA = [
  ['get', ayarCalls.get, {}],
  ['save', ayarCalls.save, { body: { kvkkKullanilsin: true } }],
  ['saveSozlesme', ayarCalls.saveSozlesme, { body: { hizmetSatisSozlesmesi: 'Metin' } }],
  ['ipAdresleri', ayarCalls.ipAdresleri, {}],
  ['degisiklikler', ayarCalls.degisiklikler, {}],
] as const;

describe.each(PAKETLER)('on the plan %s', (_ad, paketID, izin) => {
  it.each(SAYFA)('%s is open to who has the right, where the plan has settings', async (_call, call, sent) => {
    const bayi = await buildBayi(server, { paketID });
    const { status, message } = await server.send(call, sent, { jeton: bayi.jeton });
    expect({ status, message: status === 200 ? '' : message }).toEqual(izin ? { status: 200, message: '' } : { status: 403, message: 'ayarPaketYok' });
  });

  it.each(SAYFA)('%s says to who lacks the right why', async (_call, call, sent) => {
    const bayi = await buildBayi(server, { paketID });
    const kisi = await buildPersonel(server, bayi, YETKILER.filter((flag) => flag !== 'ayarlarGenelAyarIslemleri'));
    expect(await server.send(call, sent, { jeton: kisi.jeton })).toMatchObject({ status: 403, message: izin ? 'yetkiYok' : 'ayarPaketYok' });
  });

  it('everybody is told which switches are on', async () => {
    const kisi = await buildPersonel(server, await buildBayi(server, { paketID }));
    expect((await server.send(ayarCalls.gecerli, {}, { jeton: kisi.jeton })).status).toBe(200);
  });
});

it.each(Object.entries(ayarCalls).filter(([ad]) => ad !== 'gecerli'))('%s is a call of the page: plan first, then the right', (_ad, call) => {
  expect(call).toMatchObject({ plan: 'ayarlar', yetki: 'ayarlarGenelAyarIslemleri' });
});
