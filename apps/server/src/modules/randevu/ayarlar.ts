import type { randevuCalls } from '@defter/contract/randevu.ts';
import { toDakika } from '@defter/rules/saat.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { Hata } from '../../platform/errors/hata.ts';
import type { Context } from '../../platform/http/context.ts';

export async function getAyarlar({ tx }: { tx: Tx }) {
  const ayarlar = await tx
    .selectFrom('randevu_ayari')
    .select([
      'zaman_periyodu as zamanPeriyodu',
      'randevu_basligi as randevuBasligi',
      'baslangic_saati as baslangicSaati',
      'bitis_saati as bitisSaati',
    ])
    .executeTakeFirstOrThrow();
  return { ayarlar };
}

export async function saveAyarlar({ tx, body }: Context<typeof randevuCalls.saveAyarlar>) {
  const { zamanPeriyodu, randevuBasligi, baslangicSaati, bitisSaati } = body;
  if (toDakika(bitisSaati) <= toDakika(baslangicSaati)) throw new Hata('bitisOnce', { alanlar: { bitisSaati: 'bitisOnce' } });
  await tx
    .updateTable('randevu_ayari')
    .set({
      zaman_periyodu: zamanPeriyodu,
      randevu_basligi: randevuBasligi,
      baslangic_saati: baslangicSaati,
      bitis_saati: bitisSaati,
    })
    .execute();
  return {};
}
