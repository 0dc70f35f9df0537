import type { randevuCalls } from '@defter/contract/randevu.ts';
import { toDakika } from '@defter/rules/saat.ts';
import { Hata } from '../../platform/errors/hata.ts';
import type { Context } from '../../platform/http/context.ts';

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
