import { beklemeCalls } from '@defter/contract/bekleme.ts';
import type { Randevu } from '@defter/contract/randevu.ts';
import { toSaat } from '@defter/rules/saat.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Button, CloseButton, Group } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../../../app/routing/lazy-route.ts';
import { useYetki } from '../../../app/session/yetki.ts';
import { useSimdi } from '../../../ui/use-simdi.ts';
import { usePart } from '../../../ui/use-part.ts';
import type { GunHedefi } from '../use-randevu-paneli.ts';
import type { Suzgec } from '../use-suzgec.ts';
import type { Takvim } from '../use-takvim.ts';
import { type Bosalan, findBosalanlar, isBos } from './bosalanlar.ts';

const loadPanel = async () => (await Promise.all([import('./BosYerPaneli.tsx'), loadTexts(['bekleme', 'randevuTalep'])]))[0].BosYerPaneli;
const EN_COK = 3;

/** The times that get free while the desk looks on, by whatever desk it was, each with the way to fill it. */
export function useBosalanlar({ randevular, basliklar, isStale, isPending }: Takvim, { gorunum, aralik, degerler, bugun }: Suzgec): ReactNode {
  const { t } = useTranslation('takvim');
  const { can } = useYetki();
  const dakika = useSimdi();
  const [seen, setSeen] = useState<{ key: string; randevular: readonly Randevu[] }>();
  const [bosalanlar, setBosalanlar] = useState<readonly Bosalan[]>([]);
  const [acik, setAcik] = useState<GunHedefi>();
  const Panel = usePart(acik !== undefined, loadPanel);

  const key = JSON.stringify([gorunum, aralik, degerler]);
  if (!isStale && !isPending && (seen?.key !== key || seen.randevular !== randevular)) {
    // What another day shows is no change of this one.
    if (seen?.key === key) {
      const yeni = findBosalanlar(seen.randevular, randevular);
      if (yeni.length > 0) setBosalanlar([...bosalanlar.filter(({ randevuID }) => !yeni.some((one) => one.randevuID === randevuID)), ...yeni].slice(-EN_COK));
    }
    setSeen({ key, randevular });
  }

  if (!can(beklemeCalls.adaylar.yetki)) return null;
  const adOf = (sutunID: number) => basliklar?.find(({ id }) => id === sutunID)?.adi ?? '';
  const gorunen = bosalanlar.filter((yer) => yer.tarih >= aralik.baslangicTarihi && yer.tarih <= aralik.bitisTarihi && isBos(yer, randevular, { tarih: bugun, dakika }));
  return (
    <>
      {gorunen.length > 0 && (
        <Group gap={6} mb={8} role="status">
          {gorunen.map((yer) => (
            <Group key={yer.randevuID} gap={2} wrap="nowrap">
              <Button size="compact-md" variant="light" onClick={() => setAcik(yer)}>
                {t('bosaldi', { gun: formatTarih(yer.tarih).slice(0, 5), saat: `${toSaat(yer.baslangic)}–${toSaat(yer.bitis)}`, sutun: adOf(yer.sutunID) })}
              </Button>
              <CloseButton size="sm" aria-label={t('bosalanKapat')} onClick={() => setBosalanlar(bosalanlar.filter((one) => one !== yer))} />
            </Group>
          ))}
        </Group>
      )}
      {Panel && acik && <Panel yer={acik} sutunAdi={adOf(acik.sutunID)} onClose={() => setAcik(undefined)} />}
    </>
  );
}
