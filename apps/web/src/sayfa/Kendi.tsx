import type { SayfaRandevusu } from '@defter/contract/sayfa.ts';
import { useEffect, useRef, useState } from 'react';
import type { KendiVerisi } from './Sayfa.tsx';
import { HaftaSecimi } from './HaftaSecimi.tsx';
import { KendiBildirimi } from './KendiBildirimi.tsx';
import { KendiHesabi } from './KendiHesabi.tsx';
import { Kurallar } from './Kurallar.tsx';
import { KendiRandevusu } from './KendiRandevusu.tsx';
import { KendiTalebi } from './KendiTalebi.tsx';
import { hataOf, useTexts } from './texts.ts';
import { type KendiHali, useKendi } from './use-kendi.ts';

/** The appointments and requests of a link's customer, with their acts. */
export function Kendi({ kod, baglanti, veri, onYeni }: { kod: string; baglanti: string; veri: KendiVerisi; onYeni: () => void }) {
  const { m } = useTexts();
  const hal = useKendi({ kod, baglanti }, veri);
  const { tasinan, veri: simdi, hata, bitti, eskiMi } = hal;
  const head = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);
  useEffect(() => {
    // The pressed button may be gone.
    if (bitti || (moved.current && !tasinan)) head.current?.focus();
    moved.current = tasinan !== undefined;
  }, [bitti, tasinan]);
  if (tasinan) return <Tasima hal={hal} randevu={tasinan} />;
  return (
    <>
      <section className="kart" aria-labelledby="kendi">
        <h2 id="kendi" ref={head} tabIndex={-1}>
          {m.kendi.baslik}
        </h2>
        <div role="status">{bitti && <p className="bilgi">{m.kendi.bitti[bitti]}</p>}</div>
        <div role="alert">{hata ? <p className="hata">{hataOf(m, hata.kod, hata.veri)}</p> : eskiMi && <p className="hata">{m.kendi.eski}</p>}</div>
        {simdi.talepler.map((talep) => (
          <KendiTalebi key={talep.id} talep={talep} hal={hal} />
        ))}
        {simdi.liste.length + simdi.talepler.length === 0 && <p className="soluk">{m.kendi.bos}</p>}
        {simdi.liste.map((randevu) => (
          <KendiRandevusu key={randevu.id} randevu={randevu} hal={hal} />
        ))}
        {simdi.liste.length > 0 && <Kurallar iptalSaati={simdi.iptalSaati} />}
        <div className="alt">
          <button type="button" className={simdi.liste.length + simdi.talepler.length === 0 ? 'ana' : 'duz'} onClick={onYeni}>
            {m.kendi.yeni}
          </button>
        </div>
      </section>
      <KendiBildirimi kod={kod} baglanti={baglanti} />
      <KendiHesabi kod={kod} baglanti={baglanti} />
    </>
  );
}

/** Choosing another time for one of them. */
function Tasima({ hal, randevu }: { hal: KendiHali; randevu: SayfaRandevusu }) {
  const { m } = useTexts();
  const [ilkGun, setIlkGun] = useState(hal.veri.bugun);
  // The button that led here is gone.
  useEffect(() => document.getElementById('adim')?.focus(), []);
  return (
    <>
      <button type="button" className="duz" onClick={hal.stopMoving}>
        ‹ {m.kendi.vazgec}
      </button>
      <HaftaSecimi
        bugun={hal.veri.bugun}
        sonGun={hal.veri.sonGun}
        ilkGun={ilkGun}
        onHafta={setIlkGun}
        load={hal.saatler}
        onPick={hal.move}
        secilen={{ tarih: randevu.tarih, saat: randevu.baslangicSaat }}
        hata={hal.hata}
        waits={hal.busy}
      />
    </>
  );
}
