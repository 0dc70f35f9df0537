import { startSmsSimulator } from '@defter/simulators/sms.ts';

/** The addresses of the demo, as the operator sees them. */
export type DemoDunyasi = { smsUrl: string; close(): Promise<void> };

const SMS_PORT = 4020;

/** The outside world of the demo: simulators on loopback instead of providers. */
export async function startDemoDunyasi(): Promise<DemoDunyasi> {
  const sms = await startSmsSimulator({ port: SMS_PORT }).catch(() => startSmsSimulator());
  return { smsUrl: sms.url, close: () => sms.close() };
}
