import { BilgiAdimi } from './BilgiAdimi.tsx';
import { HizmetAdimi } from './HizmetAdimi.tsx';
import { KimAdimi } from './KimAdimi.tsx';
import { KodAdimi } from './KodAdimi.tsx';
import { Ozet } from './Ozet.tsx';
import type { SayfaVerisi } from './Sayfa.tsx';
import { Tamam } from './Tamam.tsx';
import { ADIMLAR, useRandevu } from './use-randevu.ts';
import { Vitrin } from './Vitrin.tsx';
import { ZamanAdimi } from './ZamanAdimi.tsx';

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
