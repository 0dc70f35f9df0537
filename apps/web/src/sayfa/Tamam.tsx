import { formatTL } from '@defter/rules/para.ts';
import { useState } from 'react';
import { Adim } from './Adim.tsx';
import type { AdimProps } from './use-randevu.ts';
import { formatGun } from './format.ts';
import { Kurallar } from './Kurallar.tsx';
import { fill, useTexts } from './texts.ts';

/** The booked appointment: time, colleague, and the customer's own link. */
export function Tamam({ hal, veri, kod }: AdimProps) {
  const { m, dil } = useTexts();
  const { sonuc, tutulan } = hal;
  if (!sonuc || !tutulan) return null;
  const adres = `${location.origin}/r/${kod}#${sonuc.baglanti}`;
  return (
    <Adim baslik={sonuc.talepMi ? m.tamam.talepBaslik : m.tamam.baslik}>
      <p className="buyuk">{fill(m.tamam.metin, { gun: formatGun(dil, tutulan.tarih), saat: `${tutulan.saat}–${sonuc.bitisSaat}` })}</p>
      {sonuc.talepMi && <p>{sonuc.kapora === null ? m.tamam.talepMetin : fill(m.kapora.bekliyor, { tutar: formatTL(sonuc.kapora) })}</p>}
      {sonuc.personelAdi && !sonuc.talepMi && <p>{fill(m.tamam.kisi, { adi: sonuc.personelAdi })}</p>}
      <Kurallar iptalSaati={veri.iptalSaati} />
      <p>{m.tamam.baglanti}</p>
      <p className="adres">{adres}</p>
      <div className="alt">
        <Kopyala metin={adres} />
        <a className="duz" href={adres}>
          {m.tamam.yonet}
        </a>
        <button type="button" className="duz" onClick={hal.startAgain}>
          {m.tamam.yeni}
        </button>
      </div>
    </Adim>
  );
}

/** Copies a text; if the browser forbids that, the text stands beside it to be selected. */
function Kopyala({ metin }: { metin: string }) {
  const { m } = useTexts();
  const [oldu, setOldu] = useState<boolean>();
  if (oldu === false || !('clipboard' in navigator)) return null;
  return (
    <button type="button" className="ana" onClick={() => void navigator.clipboard.writeText(metin).then(() => setOldu(true), () => setOldu(false))}>
      <span aria-live="polite">{oldu ? m.tamam.kopyalandi : m.tamam.kopyala}</span>
    </button>
  );
}
