import { randevuTalepCalls } from '@defter/contract/randevu-talep.ts';
import { type SmsSimulator, startSmsSimulator } from '@defter/simulators/sms.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildOneri } from '../../../test/build-sayfa.ts';
import { buildBayi, type TestBayi } from '../../../test/build.ts';
import { useServer, YARIN } from '../../../test/server.ts';
import { smsLines } from '../../platform/outside/sms/deliver.ts';
import { smsKonulari } from '../../sms-konulari.ts';

const server = useServer();
let sms: SmsSimulator;
let bayi: TestBayi;
let oneri: Awaited<ReturnType<typeof buildOneri>>;
beforeEach(async () => {
  sms = await startSmsSimulator();
  bayi = await buildBayi(server, { firmaAdi: 'Lotus' });
  oneri = await buildOneri(server, bayi);
});
afterEach(() => sms.close());

/** One round of the delivery: what is due now, of this salon. */
async function deliver(): Promise<string[]> {
  const [line] = smsLines({ database: server.platform.database, url: sms.url, log: { warn: () => undefined }, konular: smsKonulari });
  for (const key of await line!.find()) await line!.work(key, () => false);
  return sms.mesajlar.filter(({ mesaj }) => mesaj.includes('öneriliyor')).map(({ mesaj }) => mesaj);
}
/** The seconds of the undo are over. */
const wait = () => server.house(`update giden_sms set gonderim_zamani = now() where bayi_id = $1`, [bayi.bayiID]);
const states = () => server.house<{ durum: string }>('select durum from giden_sms where bayi_id = $1 and konu is not null', [bayi.bayiID]);
const takeBack = () => server.send(randevuTalepCalls.oneriGeriAl, { body: { id: oneri.oneri.talepID } }, bayi);

it('the text of an offer waits until it cannot be undone any more (R8)', async () => {
  expect(await deliver()).toEqual([]);
  expect(await states()).toEqual([{ durum: 'bekliyor' }]);
  await wait();
  expect(await deliver()).toEqual([expect.stringContaining('26.11.2026 günü saat 15:00 öneriliyor')]);
  expect(await deliver()).toHaveLength(1);
});

it('nothing leaves of an offer that was taken back meanwhile', async () => {
  expect(await takeBack()).toMatchObject({ status: 200, message: 'geriAlindi' });
  expect(await takeBack()).toMatchObject({ status: 409, message: 'talepSonuclandi' });
  expect((await server.send(randevuTalepCalls.list, {}, bayi)).liste).toMatchObject([{ durum: 'yeni', oneriTarihi: null, baslangicSaat: '10:00' }]);
  await wait();
  expect(await deliver()).toEqual([]);
  expect(await states()).toEqual([{ durum: 'vazgecildi' }]);
});

it('two offers within the seconds are told once, by the one that stands', async () => {
  await server.send(randevuTalepCalls.degistir, { body: { id: oneri.oneri.talepID, randevuTarihi: YARIN, baslangicSaat: '16:30' } }, bayi);
  await wait();
  expect(await deliver()).toEqual([expect.stringContaining('saat 16:30 öneriliyor')]);
});
