import { Adim } from './Adim.tsx';
import type { AdimProps } from './use-randevu.ts';
import { useTexts } from './texts.ts';

/** The choice of a colleague: anybody, or one who performs all chosen services. A press goes on. */
export function KimAdimi({ hal, veri }: AdimProps) {
  const { m } = useTexts();
  const secilen = veri.hizmetler.filter(({ id }) => hal.hizmetler.includes(id));
  const uygun = veri.personeller.filter(({ id }) => secilen.every(({ personelIDler }) => personelIDler.includes(id)));
  const choose = (id: number | null) => {
    hal.setPersonelID(id);
    hal.go('zaman');
  };
  return (
    <Adim baslik={m.kim.baslik} aciklama={uygun.length === 0 && veri.personeller.length > 0 ? m.kim.yok : undefined} hata={hal.hata}>
      <button type="button" className="secenek" aria-pressed={hal.personelID === null} onClick={() => choose(null)}>
        <span className="adi">{m.kim.farketmez}</span>
        <span className="soluk">{m.kim.farketmezMetin}</span>
      </button>
      {uygun.map(({ id, adi, avatar }) => (
        <button key={id} type="button" className="secenek" aria-pressed={hal.personelID === id} onClick={() => choose(id)}>
          {avatar && <img src={avatar} alt="" width="36" height="36" />}
          <span className="adi">{adi}</span>
        </button>
      ))}
    </Adim>
  );
}
