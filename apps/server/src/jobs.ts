import type { Logger } from 'pino';
import { MODULES } from './modules.ts';
import { forgetYedekler } from './modules/musteri/forget-yedekler.ts';
import { askAkibetler } from './modules/sms/ask-akibet.ts';
import { askYanitlar } from './modules/sms/ask-yanitlar.ts';
import { noteYanitBy } from './modules/yanit/note-yanit.ts';
import { askNightly } from './modules/mutabakat/ask-nightly.ts';
import { createOtomatikJob } from './modules/otomatik-sms/queue-due.ts';
import { sendHaftalik } from './modules/rapor/send-haftalik.ts';
import { forgetPaketler } from './modules/veri-paketi/paket-line.ts';
import { forgetGonderimler } from './modules/webhook/deliver-gonderimler.ts';
import { seal } from './platform/audit-chain/start-sealing.ts';
import { backUpNightly } from './platform/backup/nightly.ts';
import { removeForgotten } from './platform/files/forget-files.ts';
import type { Platform } from './platform/http/context.ts';
import { cleanUp } from './platform/jobs/clean-up.ts';
import type { Job } from './platform/jobs/jobs.ts';

/** The jobs and their times. Most run every hour rather than at night, because a salon's computer may be off then. */
export const jobsOf = (platform: Platform, log: Pick<Logger, 'error'>, { database, config } = platform): Job[] => [
  { name: 'mesaj-akibet', cron: '* * * * *', run: () => askAkibetler(platform) },
  { name: 'mesaj-yanit', cron: '*/5 * * * *', run: () => askYanitlar(platform, noteYanitBy(platform.clock)) },
  { name: 'otomatik-mesaj', cron: '* * * * *', run: createOtomatikJob(platform) },
  { name: 'temizlik', cron: '17 * * * *', run: () => cleanUp(database, MODULES) },
  { name: 'geri-alma', cron: '47 * * * *', run: () => forgetYedekler(database) },
  { name: 'webhook-kayitlari', cron: '37 * * * *', run: () => forgetGonderimler(database) },
  { name: 'mutabakat-gece', cron: '7 * * * *', run: () => askNightly(database) },
  // On Mondays by day, also where the computer is switched on late.
  { name: 'haftalik-rapor', cron: '5 8-20 * * 1', run: async () => void (await sendHaftalik(platform, log)), mostSeconds: 3600 },
  { name: 'veri-paketleri', cron: '27 * * * *', run: () => forgetPaketler(platform) },
  { name: 'dosya-silme', cron: '57 * * * *', run: () => removeForgotten(platform) },
  // Seals the entries that a killed server could not seal.
  { name: 'muhur', cron: '*/5 * * * *', run: () => seal({ database, dataDir: config.dataDir }) },
  { name: 'yedek', cron: '0 * * * *', run: () => backUpNightly({ database, config, log }), mostSeconds: 4 * 3600 },
];
