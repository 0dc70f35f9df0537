import { aktarimCalls } from '@defter/contract/aktarim.ts';
import { Divider, Stack } from '@mantine/core';
import { useState } from 'react';
import { NotLoaded } from '../../../app/data/NotLoaded.tsx';
import { useCall } from '../../../app/data/query.ts';
import { notice } from '../../../ui/notice.ts';
import { DosyaAdimi } from './DosyaAdimi.tsx';
import { EslemeAdimi } from './EslemeAdimi.tsx';
import { guessEslesme } from './esleme.ts';
import { GecmisAktarimlar } from './GecmisAktarimlar.tsx';
import { KontrolAdimi } from './KontrolAdimi.tsx';
import type { Sayfa } from './tablo.ts';
import { useTranslation } from 'react-i18next';
import { SidePanel } from '../../../ui/SidePanel.tsx';
import { FormSkeleton } from '../../../ui/Skeletons.tsx';

type Adim = { ad: 'dosya' } | { ad: 'esleme'; dosyaAdi: string; sayfalar: Sayfa[] } | { ad: 'kontrol'; id: number };

/** Imports customers from a file in three steps: file, columns, check. Earlier imports are below. */
function Aktarim({ onDone }: { onDone?: () => void }) {
  const [adim, setAdim] = useState<Adim>({ ad: 'dosya' });
  const eslemeler = useCall(aktarimCalls.eslemeler);
  const restart = () => setAdim({ ad: 'dosya' });
  const finish = () => {
    notice.success('kayitBasarili');
    restart();
    onDone?.();
  };

  if (adim.ad === 'esleme') {
    // The columns are guessed by the choices for earlier files with such titles.
    if (!eslemeler.data) return <NotLoaded reading={eslemeler} skeleton={<FormSkeleton fields={6} />} />;
    const { liste } = eslemeler.data;
    return (
      <EslemeAdimi
        dosyaAdi={adim.dosyaAdi}
        sayfalar={adim.sayfalar}
        guess={({ basliklar }) => guessEslesme(basliklar, liste)}
        onChecked={(id) => setAdim({ ad: 'kontrol', id })}
        onBack={restart}
      />
    );
  }
  if (adim.ad === 'kontrol') return <KontrolAdimi id={adim.id} onBack={restart} onDone={finish} />;
  return (
    <Stack gap="lg">
      <DosyaAdimi onRead={(dosyaAdi, sayfalar) => setAdim({ ad: 'esleme', dosyaAdi, sayfalar })} />
      <Divider />
      <GecmisAktarimlar />
    </Stack>
  );
}

/** The import beside the list of customers. */
export function AktarimPaneli({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('aktarim');
  return (
    <SidePanel opened onClose={onClose} title={t('baslik')} size="lg">
      <Aktarim onDone={onClose} />
    </SidePanel>
  );
}

/** The import among the settings (spec 2§2.3). */
export const AktarimSekmesi = () => <Aktarim />;
