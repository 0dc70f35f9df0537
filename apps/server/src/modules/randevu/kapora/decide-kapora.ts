import type { kaporaCalls } from '@defter/contract/kapora.ts';
import { kaporaKurali } from '@defter/rules/kapora.ts';
import { negate, sum } from '@defter/rules/para.ts';
import { AppError, wrongFields } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { loadAyarlar } from '../../ayar/load-ayarlar.ts';
import { type MevcutKapora, lockKaporalar } from '../../kapora/lock-kaporalar.ts';
import { type KaporaHareketi, moveKaporalar } from '../../kapora/move-kaporalar.ts';
import { LOCK_RANDEVU, readRandevu } from '../read-randevu.ts';

/** Gives the deposit of an appointment back today, or keeps it. The desk may decide against the rule, and then says why. */
export async function saveKaporaKarari({ tx, body, oturum, clock, degisim }: Context<typeof kaporaCalls.karar>) {
  const { randevuID, karar, neden } = body;
  const randevu = await readRandevu(tx, randevuID, oturum, LOCK_RANDEVU);
  const [kaporalar, { kaporaIadeSaat }] = await Promise.all([lockKaporalar(tx, [randevuID]), loadAyarlar(tx)]);
  const kural = kaporaKurali(randevu, kaporalar, clock.wallClock(), kaporaIadeSaat);
  if (kural === 'bekler' && karar === 'tutulur') throw new AppError('kaporaRandevusuSuruyor');
  if (kural !== karar && neden === null) throw wrongFields({ neden: 'kaporaNedeniYazin' });
  const hareketler = kaporalar.flatMap((kapora) => movementOf(kapora, karar));
  if (hareketler.length === 0) throw new AppError('kaporaKalmadi');
  await moveKaporalar(tx, hareketler, { bugun: clock.today(), personelID: oturum.personelID });
  const total = (alan: 'iade' | 'tutulan') => sum(hareketler.flatMap((hareket) => hareket[alan] ?? []));
  degisim(null, karar === 'iade' ? { iade: total('iade'), neden } : { tutulan: total('tutulan'), neden });
  return { id: randevuID };
}

function movementOf(kapora: MevcutKapora, karar: 'iade' | 'tutulur'): KaporaHareketi[] {
  const { kalan, tutulan } = kapora;
  if (karar === 'tutulur') return kalan === 0 ? [] : [{ kapora, tutulan: kalan }];
  const iade = sum([kalan, tutulan]);
  return iade === 0 ? [] : [{ kapora, iade, tutulan: negate(tutulan) }];
}
