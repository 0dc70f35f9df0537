import { randevuTalepCalls } from '@defter/contract/randevu-talep.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { type SmsSimulator, startSmsSimulator } from '@defter/simulators/sms.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createKapi } from '../src/modules/sms/kapi.ts';
import { mesajLines } from '../src/platform/outside/mesaj/deliver.ts';
import { smsKonulariOf } from '../src/sms-konulari.ts';
import { buildOneri } from './build-sayfa.ts';
import { buildBayi, buildRandevu, type TestBayi } from './build.ts';
import { useOwnServer, YARIN } from './server.ts';

const server = useOwnServer();
let sms: SmsSimulator;
let bayi: TestBayi;
beforeEach(async () => {
  sms = await startSmsSimulator();
  await server.house('delete from giden_mesaj');
  bayi = await buildBayi(server, { firmaAdi: 'Lotus' });
});
afterEach(() => sms.close());

/** One round of the delivery: the messages that are due now. Answers with the sent ones that have these words. */
async function deliver(sozler: string): Promise<string[]> {
  const lines = mesajLines({ database: server.platform.database, url: sms.url, log: { warn: () => undefined }, kapi: createKapi(server.platform), konular: smsKonulariOf(server.platform) });
  for (const line of lines) for (const key of await line.find()) await line.work(key, () => false);
  return sms.mesajlar.filter(({ mesaj }) => mesaj.includes(sozler)).map(({ mesaj }) => mesaj);
}
const states = () => server.house<{ durum: string }>('select durum from giden_mesaj where bayi_id = $1 and konu is not null', [bayi.bayiID]);

describe('the text of an offer', () => {
  let talepID: number;
  beforeEach(async () => {
    ({ talepID } = (await buildOneri(server, bayi)).oneri);
  });
  const deliverOneri = () => deliver('öneriliyor');
  /** Waits until the seconds of the undo are over. */
  const wait = () => server.house(`update giden_mesaj set gonderim_zamani = now() where bayi_id = $1`, [bayi.bayiID]);
  const takeBack = () => server.send(randevuTalepCalls.oneriGeriAl, { body: { id: talepID } }, bayi);

  it('waits until it cannot be undone any more (R8)', async () => {
    expect(await deliverOneri()).toEqual([]);
    expect(await states()).toEqual([{ durum: 'bekliyor' }]);
    await wait();
    expect(await deliverOneri()).toEqual([expect.stringContaining('26.11.2026 günü saat 15:00 öneriliyor')]);
    expect(await deliverOneri()).toHaveLength(1);
  });

  it('does not leave once it was taken back', async () => {
    expect(await takeBack()).toMatchObject({ status: 200, message: 'geriAlindi' });
    expect(await takeBack()).toMatchObject({ status: 409, message: 'talepSonuclandi' });
    expect((await server.send(randevuTalepCalls.list, {}, bayi)).liste).toMatchObject([{ durum: 'yeni', oneriTarihi: null, baslangicSaat: '10:00' }]);
    await wait();
    expect(await deliverOneri()).toEqual([]);
    expect(await states()).toEqual([{ durum: 'vazgecildi' }]);
  });

  it('is one where an offer was taken back and another one made within the seconds', async () => {
    await takeBack();
    await server.mustSend(randevuTalepCalls.degistir, { body: { id: talepID, randevuTarihi: YARIN, baslangicSaat: '16:30' } }, bayi);
    await wait();
    expect(await deliverOneri()).toEqual([expect.stringContaining('saat 16:30 öneriliyor')]);
  });

  it('is one of two within the seconds, and tells the one that stands', async () => {
    await server.send(randevuTalepCalls.degistir, { body: { id: talepID, randevuTarihi: YARIN, baslangicSaat: '16:30' } }, bayi);
    await wait();
    expect(await deliverOneri()).toEqual([expect.stringContaining('saat 16:30 öneriliyor')]);
  });
});

it('a reminder has the time of the moment when it is sent, and none is sent of an appointment that is cancelled by then (R19)', async () => {
  const deliverHatirlatma = () => deliver('hatırlatırız');
  const { id } = await buildRandevu(server, bayi);
  await server.send(randevuCalls.smsGonder, { body: { id } }, bayi);
  await server.send(randevuCalls.update, { body: { id, baslangicSaat: '16:00', bitisSaat: '16:30' } }, bayi);
  expect(await deliverHatirlatma()).toEqual([expect.stringContaining('saat 16:00 için')]);
  const other = await buildRandevu(server, bayi);
  await server.send(randevuCalls.smsGonder, { body: { id: other.id } }, bayi);
  await server.send(randevuCalls.update, { body: { id: other.id, randevuDurumu: 'I' } }, bayi);
  expect(await deliverHatirlatma()).toHaveLength(1);
});
