import { ayarCalls } from '@defter/contract/ayar.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { beforeEach, expect, it } from 'vitest';
import { buildBayi, buildMusteri, buildPersonel, buildRandevu, type TestBayi } from '../../../test/build.ts';
import { useServer, YARIN } from '../../../test/server.ts';
import { readGelmeme } from './gelmeme.ts';

const server = useServer();
let bayi: TestBayi;
let musteriID: number;
beforeEach(async () => {
  bayi = await buildBayi(server);
  musteriID = (await buildMusteri(server, bayi)).id;
});

const setDurum = (id: number, randevuDurumu: string) => server.send(randevuCalls.update, { body: { id, randevuDurumu } }, bayi);
async function miss(): Promise<number> {
  const { id } = await buildRandevu(server, bayi, { musteriID });
  await setDurum(id, 'X');
  return id;
}
const gelmeme = ({ bayiID, personelID } = bayi) => server.platform.database.read({ bayiID, personelID } as never, (tx) => readGelmeme(tx, musteriID));
const list = async ({ jeton } = bayi) => (await server.send(randevuCalls.list, { query: { baslangicTarihi: YARIN, bitisTarihi: YARIN } }, { jeton })).liste.map(({ gelmemeSayisi }) => gelmemeSayisi);
const profile = async () => (await server.send(musteriCalls.get, { params: { id: musteriID } }, bayi)).musteri.gelmemeSayisi;

it('counts what a customer has missed, on the card and on every block of theirs', async () => {
  await miss();
  const ikinci = await miss();
  await buildRandevu(server, bayi, { musteriID, baslangicSaat: '14:00', bitisSaat: '14:30' });
  expect(await profile()).toBe(2);
  expect(await list()).toEqual([2, 2, 2]);
  await setDurum(ikinci, 'G');
  expect(await profile()).toBe(1);
});

it('does not count what was deleted, cancelled or somebody else\'s', async () => {
  await server.send(randevuCalls.remove, { body: { id: await miss(), silmeNedeni: 'Yanlış kayıt' } }, bayi);
  await setDurum((await buildRandevu(server, bayi, { musteriID })).id, 'I');
  await setDurum((await buildRandevu(server, bayi)).id, 'X');
  expect(await profile()).toBe(0);
});

it('is not told to who may not see who comes', async () => {
  await miss();
  expect(await list(await buildPersonel(server, bayi, ['randevuGoruntule', 'randevuTumunuGor']))).toEqual([null]);
});

it('is too often from the number of the settings on, and never where that is 0', async () => {
  await miss();
  expect(await gelmeme()).toEqual({ sayi: 1, asildi: false });
  await server.send(ayarCalls.save, { body: { gelmemeSiniri: 1 } }, bayi);
  expect(await gelmeme()).toEqual({ sayi: 1, asildi: true });
  await server.send(ayarCalls.save, { body: { gelmemeSiniri: 0 } }, bayi);
  expect(await gelmeme()).toEqual({ sayi: 1, asildi: false });
});
