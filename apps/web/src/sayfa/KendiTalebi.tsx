import type { SayfaTalebi } from '@defter/contract/sayfa.ts';
import { formatTL } from '@defter/rules/para.ts';
import { formatGun } from './format.ts';
import { fill, useTexts } from './texts.ts';
import type { KendiHali } from './use-kendi.ts';

/** One request: its state, and the time that the salon offers instead, to be accepted or declined. */
export function KendiTalebi({ talep, hal }: { talep: SayfaTalebi; hal: KendiHali }) {
  const { m, dil } = useTexts();
  const { tarih, baslangicSaat, bitisSaat, hizmetler, personelAdi, durum, kapora, oneri } = talep;
  const gun = formatGun(dil, tarih);
  return (
    <article className="randevu" aria-label={`${m.talep.baslik}: ${gun}, ${baslangicSaat}`}>
      <h3>{m.talep.baslik}</h3>
      <p className={oneri ? undefined : 'buyuk'}>
        {gun}, <span className="saat">{baslangicSaat}–{bitisSaat}</span>
      </p>
      <p className="soluk">{[hizmetler.join(', '), personelAdi].filter(Boolean).join(' · ')}</p>
      {oneri ? (
        <div role="group" aria-label={m.talep.oneri} className="bilgi">
          <p>{m.talep.oneri}</p>
          <p className="buyuk">
            {formatGun(dil, oneri.tarih)}, <span className="saat">{oneri.baslangicSaat}–{oneri.bitisSaat}</span>
          </p>
          {oneri.personelAdi && oneri.personelAdi !== personelAdi && <p>{fill(m.talep.kisi, { adi: oneri.personelAdi })}</p>}
          <div role="status">{oneri.doluMu && <p className="hata">{m.talep.dolu}</p>}</div>
          <div className="dugmeler">
            {!oneri.doluMu && (
              <button type="button" className="ana" disabled={hal.busy} onClick={() => void hal.accept(talep, oneri)}>
                {m.talep.kabul}
              </button>
            )}
            <button type="button" className={oneri.doluMu ? 'ana' : undefined} disabled={hal.busy} onClick={() => void hal.decline(talep, oneri)}>
              {oneri.doluMu ? m.talep.baska : m.talep.red}
            </button>
          </div>
        </div>
      ) : (
        <p className="bilgi">{durum === 'yeni' && kapora !== null ? fill(m.kapora.bekliyor, { tutar: formatTL(kapora) }) : m.talep.durum[durum]}</p>
      )}
    </article>
  );
}
