import { useState } from 'react';
import type { AdimProps } from './adim-props.ts';
import { HaftaSecimi } from './HaftaSecimi.tsx';

/** The choice of a time. A press keeps the time and goes on. */
export function ZamanAdimi({ hal, veri }: AdimProps) {
  const [ilkGun, setIlkGun] = useState(hal.tutulan?.tarih ?? veri.bugun);
  return <HaftaSecimi bugun={veri.bugun} sonGun={veri.sonGun} ilkGun={ilkGun} onHafta={setIlkGun} load={hal.saatler} onPick={hal.hold} secilen={hal.tutulan} hata={hal.hata} />;
}
