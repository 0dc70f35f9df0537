import type { BodyOf } from '@defter/contract/call.ts';
import { saysOther } from '@defter/contract/degisen.ts';
import type { randevuCalls } from '@defter/contract/randevu.ts';
import type { alanlarOf } from './read-randevu.ts';

type Body = BodyOf<typeof randevuCalls.update>;

/** A change by the first names alone. A second name counts where it says something new and the first one does not. */
export function sayOnce({ bitisTarihi: _bitisTarihi, baslangicTarihi, baslangicSaati, bitisSaati, randevuBaslikID, ...said }: Body, eski: ReturnType<typeof alanlarOf>) {
  const second = { randevuTarihi: baslangicTarihi, baslangicSaat: baslangicSaati, bitisSaat: bitisSaati, randevuSutunBaslikID: randevuBaslikID };
  const isNew = (ad: keyof typeof second, from: typeof second | typeof said) => saysOther({ [ad]: from[ad] }, { [ad]: eski[ad] });
  const adlar = (Object.keys(second) as (keyof typeof second)[]).filter((ad) => isNew(ad, second) && !isNew(ad, said));
  return { ...said, ...(Object.fromEntries(adlar.map((ad) => [ad, second[ad]])) as Pick<Body, keyof typeof second>) };
}
