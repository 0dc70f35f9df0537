import { addDays } from '@defter/rules/tarih.ts';
import { useState } from 'react';
import { Adim } from './Adim.tsx';
import type { Red } from './ask.ts';
import { formatAylar, formatGun } from './format.ts';
import { Gunler } from './Gunler.tsx';
import { groupBy } from '@defter/rules/group-by.ts';
import { useTexts } from './texts.ts';
import { useHafta } from './use-hafta.ts';

const HAFTA = 7;

type HaftaProps = {
  bugun: string;
  sonGun: string;
  ilkGun: string;
  onHafta: (ilkGun: string) => void;
  load: (ilkGun: string) => Promise<{ tarih: string; saatler: string[] }[]>;
  onPick: (tarih: string, saat: string) => Promise<void>;
  secilen: { tarih: string; saat: string } | undefined;
  hata: Red | undefined;
  /** The appointment that is moved is being read anew, so no time can be picked yet. */
  waits?: boolean;
};

/** The days of a week, and the free times of one of them. */
export function HaftaSecimi({ bugun, sonGun, ilkGun, onHafta, load, onPick, secilen, hata, waits = false }: HaftaProps) {
  const { m, dil } = useTexts();
  // A refused time is asked for again with all others.
  const { gunler, red, retry } = useHafta(load, ilkGun, hata);
  const [gun, setGun] = useState(secilen?.tarih);
  const [busy, setBusy] = useState(false);
  const acik = gunler?.find(({ tarih }) => tarih === gun) ?? gunler?.find(({ saatler }) => saatler.length > 0) ?? gunler?.[0];
  const bos = gunler?.every(({ saatler }) => saatler.length === 0);
  const pick = async (saat: string) => {
    setBusy(true);
    await onPick(acik!.tarih, saat);
    setBusy(false);
  };
  const son = addDays(ilkGun, HAFTA - 1);
  return (
    <Adim baslik={m.zaman.baslik} hata={hata ?? red}>
      <div className="hafta">
        <button type="button" aria-label={m.zaman.onceki} disabled={ilkGun <= bugun} onClick={() => onHafta([addDays(ilkGun, -HAFTA), bugun].toSorted().at(-1)!)}>
          <span aria-hidden="true">‹</span>
        </button>
        <strong aria-live="polite">{formatAylar(dil, ilkGun, son)}</strong>
        <button type="button" aria-label={m.zaman.sonraki} disabled={son >= sonGun} onClick={() => onHafta(addDays(ilkGun, HAFTA))}>
          <span aria-hidden="true">›</span>
        </button>
      </div>
      {red ? (
        <button type="button" className="duz" onClick={retry}>
          {m.baglanti.yenile}
        </button>
      ) : gunler === undefined ? (
        <p aria-busy="true" className="soluk">
          {m.zaman.araniyor}
        </p>
      ) : (
        <>
          <Gunler gunler={gunler} acik={acik?.tarih} onOpen={setGun} />
          {acik && acik.saatler.length > 0 ? (
            <Saatler
              baslik={formatGun(dil, acik.tarih)}
              saatler={acik.saatler}
              secilen={secilen?.tarih === acik.tarih ? secilen.saat : undefined}
              busy={busy || waits}
              onPick={(saat) => void pick(saat)}
            />
          ) : (
            <p className="soluk">{bos ? m.zaman.haftaBos : m.zaman.bos}</p>
          )}
        </>
      )}
      <p aria-live="polite" className="soluk">
        {busy ? m.zaman.ayriliyor : ''}
      </p>
    </Adim>
  );
}

type SaatlerProps = { baslik: string; saatler: readonly string[]; secilen: string | undefined; busy: boolean; onPick: (saat: string) => void };

function Saatler({ baslik, saatler, secilen, busy, onPick }: SaatlerProps) {
  const { m } = useTexts();
  const dilimOf = (saat: string) => (saat < '12:00' ? m.zaman.sabah : saat < '17:00' ? m.zaman.ogleden : m.zaman.aksam);
  return (
    <div role="group" aria-label={baslik}>
      {[...groupBy(saatler, dilimOf)].map(([dilim, grup]) => (
        <div key={dilim}>
          <h3>{dilim}</h3>
          <div className="saatler">
            {grup.map((saat) => (
              <button key={saat} type="button" aria-pressed={saat === secilen} disabled={busy} onClick={() => onPick(saat)}>
                {saat}
              </button>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
