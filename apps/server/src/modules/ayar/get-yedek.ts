import type { ayarCalls } from '@defter/contract/ayar.ts';
import { sql } from 'kysely';
import type { Context, Platform } from '../../platform/http/context.ts';
import { asOwner } from '../../platform/db/scope.ts';

type Satir = { zaman: string | null; denendi: boolean | null; alinamadi: boolean };

/** The last nightly backup. It is the installation's, so every business sees the same. */
export const getYedek =
  ({ config }: Platform) =>
  async ({ tx }: Context<typeof ayarCalls.yedek>) => {
    const { rows } = await asOwner(tx, () =>
      sql<Satir>`
        select son.zaman, son.denendi, coalesce((select dosya is null from yedek_kaydi order by id desc limit 1), false) as alinamadi
        from (values (1)) as bir left join lateral (
          select zaman, denendi from yedek_kaydi where dosya is not null order by id desc limit 1) son on true`.execute(tx),
    );
    const { zaman, denendi, alinamadi } = rows[0]!;
    return { acikMi: config.backupKeep > 0, zaman, denendiMi: denendi ?? false, alinamadiMi: alinamadi };
  };
