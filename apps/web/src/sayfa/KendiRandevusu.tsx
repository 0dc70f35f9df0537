import type { SayfaRandevusu } from '@defter/contract/sayfa.ts';
import { useState } from 'react';
import { formatGun } from './format.ts';
import { icsOf, saveIcs } from './ics.ts';
import { fill, useTexts } from './texts.ts';
import type { KendiHali } from './use-kendi.ts';

/** One appointment to come. Cancelling asks once more, because it cannot be undone here. */
export function KendiRandevusu({ randevu, hal }: { randevu: SayfaRandevusu; hal: KendiHali }) {
  const { m, dil } = useTexts();
  const [soruluyor, setSoruluyor] = useState(false);
  const [vazgecti, setVazgecti] = useState(false);
  const { tarih, baslangicSaat, bitisSaat, hizmetler, personelAdi, onaylandiMi, degisirMi } = randevu;
  const gun = formatGun(dil, tarih);
  const { adi: salon, adres } = hal.veri;
  return (
    <article className="randevu" aria-label={`${gun}, ${baslangicSaat}`}>
      <p className="buyuk">
        {gun}, <span className="saat">{baslangicSaat}–{bitisSaat}</span>
      </p>
      <p>{[hizmetler.join(', '), personelAdi].filter(Boolean).join(' · ')}</p>
      {onaylandiMi && <p className="soluk">✓ {m.kendi.onaylandi}</p>}
      {!degisirMi && <p className="soluk">{m.kendi.gec}</p>}
      {soruluyor ? (
        <div role="group" aria-label={m.kendi.iptal}>
          <p>{fill(m.kendi.iptalSoru, { gun, saat: baslangicSaat })}</p>
          <div className="dugmeler">
            <button type="button" className="tehlike" disabled={hal.busy} onClick={() => void hal.cancel(randevu)}>
              {m.kendi.iptalEvet}
            </button>
            <button
              type="button"
              autoFocus
              onClick={() => {
                setSoruluyor(false);
                setVazgecti(true);
              }}
            >
              {m.kendi.vazgec}
            </button>
          </div>
        </div>
      ) : (
        <div className="dugmeler">
          {!onaylandiMi && (
            <button type="button" disabled={hal.busy} onClick={() => void hal.confirm(randevu)}>
              {m.kendi.onayla}
            </button>
          )}
          {degisirMi && (
            <>
              <button type="button" onClick={() => hal.startMoving(randevu)}>
                {m.kendi.tasi}
              </button>
              <button type="button" autoFocus={vazgecti} onClick={() => setSoruluyor(true)}>
                {m.kendi.iptal}
              </button>
            </>
          )}
          <button type="button" onClick={() => saveIcs(icsOf({ ...randevu, salon, adres }, new Date()))}>
            {m.kendi.takvim}
          </button>
        </div>
      )}
    </article>
  );
}
