import { startIletimerkeziSimulator } from '@defter/simulators/iletimerkezi.ts';
import { startSmsSimulator } from '@defter/simulators/sms.ts';
import { startWhatsappSimulator } from '@defter/simulators/whatsapp.ts';
import type { Config } from './config.ts';

/** The addresses of the demo, as the operator sees them. */
export type DemoDunyasi = { smsUrl: string; saglayicilar: Config['saglayicilar']; close(): Promise<void> };

const SMS_PORT = 4020;

/** The outside world of the demo: simulators on loopback instead of providers. */
export async function startDemoDunyasi(): Promise<DemoDunyasi> {
  const sms = await startSmsSimulator({ port: SMS_PORT }).catch(() => startSmsSimulator());
  const [iletimerkezi, whatsapp] = await Promise.all([startIletimerkeziSimulator(), startWhatsappSimulator()]);
  return {
    smsUrl: sms.url,
    saglayicilar: { netgsm: sms.url, iletimerkezi: iletimerkezi.url, whatsapp: whatsapp.url },
    close: async () => {
      await Promise.all([sms.close(), iletimerkezi.close(), whatsapp.close()]);
    },
  };
}
