import { type BosalanYer, beklemeCalls } from '@defter/contract/bekleme.ts';
import { toDakika } from '@defter/rules/saat.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Anchor, Button, CloseButton, Group } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { isComing, useCall } from '../../../app/data/query.ts';
import { bosYerOf, readBosYer } from '../../../app/routing/bos-yer-adresi.ts';
import { withTexts } from '../../../app/routing/with-texts.ts';
import { paths } from '../../../app/routing/paths.ts';
import { useYetki } from '../../../app/session/yetki.ts';
import { usePart } from '../../../ui/use-part.ts';
import type { Suzgec } from '../use-suzgec.ts';
import type { Takvim } from '../use-takvim.ts';
import classes from './Bosalanlar.module.css';

const loadPanel = withTexts(['bekleme', 'randevuTalep'], async () => (await import('./BosYerPaneli.tsx')).BosYerPaneli);
const EN_COK = 3;
/** A free time also ends as the clock goes on. */
const HER = 60_000;

/**
 * The times that were given up within the last day, at this desk or another, each with the way to fill it. Those of the shown days come first. The
 * address says for which time the customers to ask are shown.
 */
export function useBosalanlar({ basliklar }: Takvim, { aralik, change }: Suzgec): { isPending: boolean; parts: ReactNode } {
  const { t } = useTranslation('takvim');
  const { can } = useYetki();
  const [params] = useSearchParams();
  const [kapatilan, setKapatilan] = useState<ReadonlySet<string>>(new Set());
  const isMine = can(beklemeCalls.bosalanlar.yetki);
  const soru = useCall(beklemeCalls.bosalanlar, {}, { enabled: isMine, every: HER });
  const acik = isMine ? readBosYer(params) : undefined;
  const Panel = usePart(acik !== undefined, loadPanel);

  const isShown = ({ randevuTarihi: gun }: BosalanYer) => gun >= aralik.baslangicTarihi && gun <= aralik.bitisTarihi;
  const bosalanlar = soru.data?.liste.filter((yer) => !kapatilan.has(bosYerOf(yer))).toSorted((a, b) => Number(isShown(b)) - Number(isShown(a))) ?? [];
  const kalan = bosalanlar.length - EN_COK;
  const parts = (
    <>
      {bosalanlar.length > 0 && (
        <div className={classes.serit} role="status">
          {bosalanlar.slice(0, EN_COK).map((yer) => (
            <Group key={bosYerOf(yer)} gap={2} wrap="nowrap">
              <Button size="compact-md" variant="light" onClick={() => change({ bosYer: bosYerOf(yer) })}>
                {t('bosaldi', { gun: formatTarih(yer.randevuTarihi).slice(0, 5), saat: `${yer.baslangicSaat}–${yer.bitisSaat}`, sutun: yer.sutunAdi })}
              </Button>
              <CloseButton size="sm" aria-label={t('bosalanKapat')} onClick={() => setKapatilan(new Set([...kapatilan, bosYerOf(yer)]))} />
            </Group>
          ))}
          {kalan > 0 && (
            <Anchor component={Link} to={paths.bugun()} size="sm">
              {t('bosalanKalan', { sayi: kalan })}
            </Anchor>
          )}
        </div>
      )}
      {Panel && acik && (
        <Panel
          yer={{ sutunID: acik.sutunID, tarih: acik.tarih, baslangic: toDakika(acik.baslangicSaat), bitis: toDakika(acik.bitisSaat) }}
          sutunAdi={basliklar?.find(({ id }) => id === acik.sutunID)?.adi ?? ''}
          onClose={() => change({ bosYer: null })}
        />
      )}
    </>
  );
  return { isPending: isComing(soru), parts };
}
