import { veriPaketiCalls } from '@defter/contract/veri-paketi.ts';
import { sql } from 'kysely';
import { hashToken } from '../../platform/auth/oturum.ts';
import { countTry } from '../../platform/auth/tries.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { createPassingFiles } from '../../platform/files/passing-files.ts';
import { networkOf } from '../../platform/http/client.ts';
import type { Platform } from '../../platform/http/context.ts';
import { StreamReply } from '../../platform/http/reply.ts';
import { sendStream } from '../../platform/http/send-stream.ts';
import { serve } from '../../platform/http/serve.ts';
import { askPaket, checkSifre } from './ask-paket.ts';
import { getPaket } from './get-paket.ts';
import { makeBaglanti, PAKET_PATH } from './make-baglanti.ts';

/** Wrong addresses of one sender in a minute, before the rest is refused unread. */
const WRONG = { ...veriPaketiCalls.get, path: PAKET_PATH, limit: 20 };

export function registerVeriPaketi(platform: Platform): void {
  serve(platform, veriPaketiCalls.get, getPaket);
  serve(platform, veriPaketiCalls.iste, (context) => askPaket(context, platform.veriPaketi), checkSifre);
  serve(platform, veriPaketiCalls.baglanti, makeBaglanti);

  // A browser saves a large file by its address alone, without a session. Whatever is wrong with it, the answer is the same.
  const { app, database, config, clock } = platform;
  const files = createPassingFiles(config.filesUrl);
  app.get<{ Params: { anahtar: string } }>(`${PAKET_PATH}:anahtar`, async (request, reply) => {
    const name = await database.acrossBayis(async (tx) => {
      const { rows } = await sql<{ dosya: string }>`
        select dosya from veri_paketi where anahtar_ozeti = ${hashToken(request.params.anahtar)} and anahtar_bitis > now() and gecerlilik > now() and dosya is not null`.execute(tx);
      return rows[0]?.dosya;
    });
    const data = name === undefined ? undefined : await files.read(name);
    if (!data) {
      await countTry(database, WRONG, networkOf(request.ip));
      throw new AppError('bulunamadi');
    }
    const sending = await sendStream(reply, new StreamReply(data, `defter-verilerim-${clock.today()}.zip`, () => ''), 'application/zip', { wholeMs: DOWNLOAD_MS });
    sending.end();
    return reply;
  });
}

/** A slow line may take hours for all pictures of some years. */
const DOWNLOAD_MS = 6 * 3_600_000;
