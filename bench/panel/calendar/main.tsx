import { MantineProvider } from '@mantine/core';
import i18next from 'i18next';
import { StrictMode, useCallback, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import { formatAralik } from '../../../apps/web/src/features/randevu/calendar/texts.ts';
import { GunTakvimi } from '../../../apps/web/src/features/randevu/calendar/GunTakvimi.tsx';
import type { Hedef, TakvimRandevusu } from '../../../apps/web/src/features/randevu/calendar/types.ts';
import en from '../../../apps/web/src/texts/en/randevu.json';
import tr from '../../../apps/web/src/texts/tr/randevu.json';
import { cssVariables, panelTheme } from '../../../apps/web/src/ui/theme.ts';
import '../../../apps/web/src/ui/mantine.css';
import '../../../apps/web/src/ui/global.css';
import { buildQuietDay, buildRandevular, buildSutunlar } from './day.ts';

declare global {
  interface Window {
    /** The functions that the measurement and the browser tests call from outside. */
    takvim: {
      show(randevular: TakvimRandevusu[]): void;
      build(count: number, seed: number): TakvimRandevusu[];
    };
  }
}

const asked = new URLSearchParams(location.search);
const number = (name: string, fallback: number) => Number(asked.get(name) ?? fallback);
const dil = asked.get('dil') ?? 'tr';
const tema = asked.get('tema') === 'dark' ? 'dark' : 'light';
const SUTUN_SAYISI = number('sutun', 12);
const sutunlar = buildSutunlar(SUTUN_SAYISI);
/** A column that takes nothing new, for the tests of a refusal. */
const dolu = number('dolu', 0);

function Page() {
  const [randevular, setRandevular] = useState<TakvimRandevusu[]>(() => JSON.parse(asked.get('gun') ?? 'null') ?? (asked.has('sakin') ? buildQuietDay(SUTUN_SAYISI) : []));
  const [olaylar, setOlaylar] = useState<string[]>([]);
  useEffect(() => {
    window.takvim = { show: setRandevular, build: (count, seed) => buildRandevular(count, SUTUN_SAYISI, seed) };
  }, []);

  const log = (olay: string) => setOlaylar((before) => [...before, olay]);
  const nameOf = (hedef: Hedef) => `${hedef.sutunID} ${formatAralik(hedef)}`;
  const canMove = useCallback((randevu: TakvimRandevusu) => !randevu.kilitli, []);

  return (
    <>
      <main>
        <h1>21.11.2026</h1>
        <GunTakvimi
          donem="21.11.2026"
          sutunlar={sutunlar}
          randevular={randevular}
          baslangic={number('baslangic', 480)}
          bitis={number('bitis', 1260)}
          periyot={number('periyot', 15)}
          simdi={asked.has('simdi') ? number('simdi', 0) : undefined}
          canCreate={!asked.has('salt-okunur')}
          canMove={canMove}
          canDrop={(_, hedef) => hedef.sutunID !== dolu}
          onOpen={(id) => log(`open ${id}`)}
          onCreate={(hedef) => log(`create ${nameOf(hedef)}`)}
          onMove={(id, hedef) => {
            log(`move ${id} ${nameOf(hedef)}`);
            setRandevular((before) => before.map((randevu) => (randevu.id === id ? { ...randevu, ...hedef } : randevu)));
          }}
          onMenu={(id) => log(`menu ${id}`)}
        />
      </main>
      <ol aria-label="olaylar" hidden>
        {olaylar.map((olay, index) => (
          <li key={index}>{olay}</li>
        ))}
      </ol>
    </>
  );
}

await i18next.use(initReactI18next).init({
  lng: dil,
  fallbackLng: 'tr',
  resources: { tr: { randevu: tr }, en: { randevu: en } },
  interpolation: { escapeValue: false },
});
document.documentElement.lang = dil;
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <MantineProvider theme={panelTheme({ showPassword: '', close: 'Kapat' })} cssVariablesResolver={cssVariables} forceColorScheme={tema}>
        <Page />
      </MantineProvider>
    </StrictMode>,
  );
}
