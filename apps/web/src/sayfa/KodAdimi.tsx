import { formatTL, kurus } from '@defter/rules/para.ts';
import { formatTelefon } from '@defter/rules/telefon.ts';
import { type FormEvent, useState } from 'react';
import { Adim, Ilerle } from './Adim.tsx';
import type { AdimProps } from './use-randevu.ts';
import { isKodHatasi, KodAlani } from './KodAlani.tsx';
import { fill, useTexts } from './texts.ts';

/** The code of the phone; with it the appointment is booked. */
export function KodAdimi({ hal, veri }: AdimProps) {
  const { m } = useTexts();
  const [kod, setKod] = useState('');
  const [busy, setBusy] = useState(false);
  const [gitti, setGitti] = useState(false);
  const { hata } = hal;
  const work = async (act: () => Promise<void>) => {
    setBusy(true);
    await act();
    setBusy(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setGitti(false);
    if (/^\d{6}$/.test(kod)) void work(() => hal.book(kod, kapora ?? null));
  };
  const again = async () => {
    setGitti(false);
    await hal.sendAgain();
    setGitti(true);
  };
  // The code is the only field here, so a refusal is shown once, at the field.
  const kapora = hata?.kod === 'kaporaGerekli' ? kurus(Number(hata.veri.kurus)) : undefined;
  return (
    <Adim baslik={m.kod.baslik} aciklama={fill(m.kod.metin, { telefon: formatTelefon(hal.kisi.cepTelefonu) })} hata={isKodHatasi(hata) || kapora !== undefined ? undefined : hata}>
      <form noValidate onSubmit={submit}>
        <KodAlani etiket={m.kod.kod} name="smsKodu" value={kod} hata={hata} onChange={setKod} />
        <div role="status">
          {kapora !== undefined && (
            <div className="bilgi">
              <p>
                <strong>{fill(m.kapora.baslik, { tutar: formatTL(kapora) })}</strong>
              </p>
              <p>{m.kapora.metin}</p>
            </div>
          )}
        </div>
        <div className="alt">
          <Ilerle type="submit" busy={busy} disabled={kod.length !== 6}>
            {busy ? m.kod.aliniyor : kapora !== undefined ? m.kapora.kabul : veri.talepMi ? m.kod.iste : m.kod.al}
          </Ilerle>
        </div>
      </form>
      <button type="button" className="duz" disabled={busy} onClick={() => void work(again)}>
        {m.kod.yeniden}
      </button>
      <p role="status" className="soluk">
        {gitti && !hata ? m.kod.gitti : ''}
      </p>
    </Adim>
  );
}
