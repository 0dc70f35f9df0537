import { useState } from 'react';
import { BilgiAdimi } from './BilgiAdimi.tsx';
import { HaftaSecimi } from './HaftaSecimi.tsx';
import { HizmetAdimi } from './HizmetAdimi.tsx';
import { KimAdimi } from './KimAdimi.tsx';
import { KodAdimi } from './KodAdimi.tsx';
import { Ozet } from './Ozet.tsx';
import type { SayfaVerisi } from './Sayfa.tsx';
import { Tamam } from './Tamam.tsx';
import { ADIMLAR, type AdimProps, useRandevu } from './use-randevu.ts';
import { Vitrin } from './Vitrin.tsx';

const PARCALAR = { hizmet: HizmetAdimi, kim: KimAdimi, zaman: ZamanAdimi, bilgi: BilgiAdimi, kod: KodAdimi, tamam: Tamam };

/** Booking, step by step; the choices stand above and can be changed at any time. */
export function Randevu({ kod, veri }: { kod: string; veri: SayfaVerisi }) {
  const hal = useRandevu(kod, veri);
  const adim = hal.sonuc ? 'tamam' : hal.adim;
  const Parca = PARCALAR[adim];
  return (
    <>
      {adim === 'hizmet' && <Vitrin adi={veri.adi} kapak={veri.kapak} resimler={veri.resimler} />}
      {adim !== 'tamam' && ADIMLAR.indexOf(adim) > 0 && <Ozet hal={hal} veri={veri} />}
      <Parca key={adim} hal={hal} veri={veri} kod={kod} />
    </>
  );
}

/** The choice of a time. A press keeps the time and goes on. */
function ZamanAdimi({ hal, veri }: AdimProps) {
  const [ilkGun, setIlkGun] = useState(hal.tutulan?.tarih ?? veri.bugun);
  const { bugun, sonGun } = veri;
  return <HaftaSecimi bugun={bugun} sonGun={sonGun} ilkGun={ilkGun} onHafta={setIlkGun} load={hal.saatler} onPick={hal.hold} secilen={hal.tutulan} hata={hal.hata} />;
}
