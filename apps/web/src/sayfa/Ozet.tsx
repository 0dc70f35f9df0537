import type { AdimProps } from './use-randevu.ts';
import { formatGun } from './format.ts';
import { fill, useTexts } from './texts.ts';
import { type Adim, ADIMLAR } from './use-randevu.ts';

/** The choices so far, each with a link back to its step. */
export function Ozet({ hal, veri }: Omit<AdimProps, 'kod'>) {
  const { m, dil } = useTexts();
  const secilen = veri.hizmetler.filter(({ id }) => hal.hizmetler.includes(id));
  const [ilk, ...diger] = secilen;
  const kisi = veri.personeller.find(({ id }) => id === hal.personelID);
  const satirlar: [Adim, string | undefined][] = [
    ['hizmet', ilk && (diger.length === 0 ? ilk.adi : fill(m.ve, { adi: ilk.adi, sayi: diger.length }))],
    ['kim', kisi?.adi ?? m.kim.farketmez],
    ['zaman', hal.tutulan && `${formatGun(dil, hal.tutulan.tarih)}, ${hal.tutulan.saat}–${hal.tutulan.bitisSaat}`],
  ];
  const simdi = ADIMLAR.indexOf(hal.adim);
  return (
    <section aria-label={m.ozet} className="ozet">
      <ul>
        {satirlar.map(([adim, metin], i) =>
          i < simdi && metin ? (
            <li key={adim}>
              <span>{metin}</span>
              <button type="button" className="duz" aria-label={`${m.degistir}: ${metin}`} onClick={() => hal.go(adim)}>
                {m.degistir}
              </button>
            </li>
          ) : null,
        )}
      </ul>
    </section>
  );
}
