import type { kampanyaCalls } from '@defter/contract/kampanya.ts';
import { enYuksekIskonto, isGecerli, isVeren } from '@defter/rules/kampanya.ts';
import { weekday } from '@defter/rules/tarih.ts';
import type { Context } from '../../platform/http/context.ts';
import { formatKalan, kalanSaniye } from './kalan-zaman.ts';
import { loadKampanyalar } from './load-kampanyalar.ts';

/** The campaign that ends next of those that count at this hour and take something off, for whichever customer; `iskonto` is the most of it. */
export async function getOzet({ tx, clock }: Context<typeof kampanyaCalls.ozet>) {
  const tarih = clock.today();
  const [sonraki] = (await loadKampanyalar(tx, tarih))
    .filter((kampanya) => isVeren(kampanya) && isGecerli({ ...kampanya, musteriGruplari: [], ilkZiyaret: false }, { tarih, gun: weekday(tarih), saat: clock.wallClock().slice(11, 16), musteriGrupID: null, ilkZiyaretMi: true }))
    .map((kampanya) => ({ kampanya, kalan: kalanSaniye(kampanya, clock) }))
    .toSorted((a, b) => a.kalan - b.kalan);
  if (!sonraki) return { varMi: false, iskonto: 0, kalanZaman: '00:00:00', kampanyaID: null, kampanyaAdi: null, tur: null };
  const { id, adi } = sonraki.kampanya;
  return { varMi: true, ...enYuksekIskonto(sonraki.kampanya), kalanZaman: formatKalan(sonraki.kalan), kampanyaID: id, kampanyaAdi: adi };
}
