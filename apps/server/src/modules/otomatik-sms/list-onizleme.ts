import type { otomatikSmsCalls } from '@defter/contract/otomatik-sms.ts';
import { plusDakika, servisOf } from '@defter/rules/otomatik-sms.ts';
import type { Context } from '../../platform/http/context.ts';
import { loadKurallar } from './kurallar.ts';
import { planla } from './plan.ts';

const HAFTA_DK = 7 * 24 * 60;
/** More is read by nobody; how many there are is said. */
const EN_COK = 500;

/** What will go out in the next seven days, as the records are now. */
export async function listOnizleme({ tx, clock }: Pick<Context<typeof otomatikSmsCalls.onizleme>, 'tx' | 'clock'>) {
  const simdi = clock.wallClock().slice(0, 16);
  const kurallar = (await loadKurallar(tx)).filter(({ servis }) => servisOf(servis).yon !== 'olay');
  const plan = (await planla(tx, kurallar, { sonra: simdi, kadar: plusDakika(simdi, HAFTA_DK) })).filter(({ aday }) => !aday.var || aday.atlandi);
  const liste = plan.slice(0, EN_COK).map(({ kural, aday: { kayitID, temel, musteriID, isim }, zaman, telefon, kanal, mesaj, neden }) => ({
    kuralID: kural.id,
    kayitID,
    temel: temel.replace(' ', 'T'),
    zaman: zaman.replace(' ', 'T'),
    servisID: servisOf(kural.servis).id,
    musteriID,
    isim,
    telefon,
    kanal,
    mesaj,
    neden,
  }));
  return { liste, toplamKayit: plan.length };
}
