import { wpCalls } from '@defter/contract/wp.ts';
import { noFaults } from '@defter/simulators/simulator.ts';
import { type SmsSimulator, startSmsSimulator } from '@defter/simulators/sms.ts';
import { startWhatsappSimulator, type WhatsappSimulator } from '@defter/simulators/whatsapp.ts';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createKapi } from '../src/modules/sms/kapi.ts';
import { mesajLines } from '../src/platform/outside/mesaj/deliver.ts';
import { smsKonulariOf } from '../src/sms-konulari.ts';
import type { TestBayi } from './build.ts';
import type { TestServer } from './server.ts';

/** The secret by which the platform signs its reports. */
export const SIR = 'uygulama-sirri';

type Kanallar = {
  sms: SmsSimulator;
  whatsapp: WhatsappSimulator;
  /** Gives a bayi an account of WhatsApp. */
  addWhatsapp(bayi: TestBayi): Promise<unknown>;
  /** The address at which the platform reports a bayi's messages. */
  addressOf(bayi: TestBayi): Promise<string>;
  /** Delivers waiting messages to the providers, once. */
  deliver(): Promise<void>;
};

/** A server that listens, with providers of SMS and WhatsApp beside it, which have got nothing before each test. */
export function useKanallar(server: TestServer): Kanallar {
  let address: string;
  const kanallar = {
    addWhatsapp: (bayi) => server.mustSend(wpCalls.saveAyar, { body: { id: 0, kullaniciAdi: '1001', parola: 'jeton', entegrasyonID: '2002', uygulamaSirri: SIR } }, bayi),
    async addressOf({ bayiID }) {
      const [ayar] = await server.rows<{ anahtar: string }>('select anahtar from wp_ayari where bayi_id = $1', [bayiID]);
      return `${address}/api/wp/bildirim/${ayar!.anahtar}`;
    },
    async deliver() {
      const { database } = server.platform;
      for (const line of mesajLines({ database, url: kanallar.sms.url, log: { warn: () => undefined }, kapi: createKapi(server.platform), konular: smsKonulariOf(server.platform) }))
        for (const key of await line.find()) await line.work(key, () => false);
    },
  } as Kanallar;
  beforeAll(async () => {
    [kanallar.sms, kanallar.whatsapp] = await Promise.all([startSmsSimulator(), startWhatsappSimulator()]);
    const { config } = server.platform;
    Object.assign(config, { saglayicilar: { ...config.saglayicilar, whatsapp: kanallar.whatsapp.url } });
    address = await server.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => Promise.all([kanallar.sms.close(), kanallar.whatsapp.close()]));
  beforeEach(() => {
    for (const { faults, mesajlar } of [kanallar.sms, kanallar.whatsapp]) {
      Object.assign(faults, noFaults());
      (mesajlar as unknown[]).length = 0;
    }
  });
  return kanallar;
}
