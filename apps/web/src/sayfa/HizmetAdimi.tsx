import { formatTL, sum } from '@defter/rules/para.ts';
import { Adim, Ilerle } from './Adim.tsx';
import type { AdimProps } from './use-randevu.ts';
import { groupBy } from '@defter/rules/group-by.ts';
import { fill, useTexts } from './texts.ts';

/** The wanted services: one or several, in their groups. */
export function HizmetAdimi({ hal, veri }: AdimProps) {
  const { m } = useTexts();
  const gruplar = groupBy(veri.hizmetler, ({ grup }) => grup || m.hizmet.diger);
  const secilen = veri.hizmetler.filter(({ id }) => hal.hizmetler.includes(id));
  /** The sum is shown only where the price of every part is known. */
  const fiyatlar = secilen.map(({ fiyat }) => fiyat).filter((fiyat) => fiyat !== null);
  const tutar = fiyatlar.length === secilen.length ? formatTL(sum(fiyatlar)) : null;
  const press = (id: number) => {
    hal.setHizmetler(hal.hizmetler.includes(id) ? hal.hizmetler.filter((other) => other !== id) : [...hal.hizmetler, id]);
    hal.setPersonelID(null);
  };
  return (
    <Adim baslik={m.hizmet.baslik} aciklama={veri.hizmetler.length === 0 ? m.hizmet.yok : m.hizmet.metin} hata={hal.hata}>
      {[...gruplar].map(([grup, hizmetler]) => (
        <fieldset key={grup}>
          <legend>{grup}</legend>
          {hizmetler.map(({ id, adi, sure, fiyat }) => (
            <label key={id} className="secenek">
              <input type="checkbox" checked={hal.hizmetler.includes(id)} onChange={() => press(id)} />
              <span className="adi">{adi}</span>
              <span className="soluk">
                {fill(m.dakika, { dakika: sure })} · {fiyat === null ? m.fiyatSalonda : formatTL(fiyat)}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <div className="ayak">
        {secilen.length > 1 && (
          <p className="soluk">
            {[fill(m.toplam, { dakika: secilen.reduce((dakika, { sure }) => dakika + sure, 0) }), tutar].filter(Boolean).join(' · ')}
          </p>
        )}
        <Ilerle disabled={secilen.length === 0} onClick={() => hal.go('kim')}>
          {m.devam}
        </Ilerle>
      </div>
    </Adim>
  );
}
