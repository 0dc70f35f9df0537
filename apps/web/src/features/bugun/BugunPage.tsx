import { dashboardCalls } from '@defter/contract/dashboard.ts';
import { infoCalls } from '@defter/contract/info.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { SimpleGrid, Stack } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { prefetch, useCall } from '../../app/data/query.ts';
import { withTexts } from '../../app/routing/with-texts.ts';
import { useOturum } from '../../app/session/oturum.ts';
import { useYetki } from '../../app/session/yetki.ts';
import { formatGunAdi } from '../../ui/format.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { useToday } from '../../ui/today.ts';
import { useDrawn } from '../../ui/use-drawn.ts';
import { usePart } from '../../ui/use-part.ts';
import { GunRandevulari } from './GunRandevulari.tsx';
import { useIsler } from './use-isler.tsx';
import { useUstBolumler } from './use-ust-bolumler.tsx';

const loadYanitlar = withTexts(['yanit'], async () => (await import('./YanitlarBolumu.tsx')).YanitlarBolumu);
const loadRakamlar = async () => (await import('./Rakamlar.tsx')).Rakamlar;
const loadTemelBilgiler = withTexts(['alan'], async () => (await import('./TemelBilgiler.tsx')).TemelBilgiler);
const loadDemoSeridi = async () => (await import('./DemoSeridi.tsx')).DemoSeridi;

/** Rows that become due with time appear after this long at the latest; events tell everything else. */
const HER = 60_000;

/** Today's work, before its figures: appointments, open sales, the till. All of it is one reading (docs/adr/0300). */
export function BugunPage() {
  const { t } = useTranslation('bugun');
  const { can } = useYetki();
  const oturum = useOturum();
  const gun = useToday();
  const { data: bugun, error, refetch } = useCall(dashboardCalls.bugun, {}, { every: HER });
  const varMi = bugun !== undefined;
  const { data: info } = useCall(infoCalls.get, {}, { enabled: varMi });
  const ustBolumler = useUstBolumler(bugun);
  const isler = useIsler(bugun);
  const Rakamlar = usePart(varMi, loadRakamlar);
  const seesYanitlar = can(['smsMesaj', 'smsGonder']);
  const Yanitlar = usePart(varMi && seesYanitlar, loadYanitlar);
  const TemelBilgiler = usePart(bugun?.temelBilgiler?.eksikMi === true, loadTemelBilgiler);
  const DemoSeridi = usePart(info?.demoVerisi === true, loadDemoSeridi);
  const isDrawn = useDrawn(varMi && ustBolumler.isHere);

  // A screen that stays open over midnight.
  useEffect(() => {
    if (bugun && bugun.tarih !== gun) void refetch();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a new day asks again
  }, [gun]);

  return (
    <>
      <PageHeader title={t('baslik')} aside={[`${formatTarih(gun)} ${formatGunAdi(gun)}`, oturum && t('merhaba', { ad: oturum.ad })].filter(Boolean).join(' · ')}>
        {DemoSeridi && <DemoSeridi />}
      </PageHeader>
      {ustBolumler.parts}
      {(!bugun || !isDrawn) && <NotLoaded reading={{ data: bugun, error, refetch }} skeleton={<RowsSkeleton rows={8} height={44} />} />}
      {bugun && isDrawn && (
        <Stack gap="sm">
          <SimpleGrid cols={{ base: 1, md: 2 }} spacing="sm">
            {bugun.randevular && <GunRandevulari bugun={bugun} />}
            <Stack gap="sm">
              {Yanitlar && seesYanitlar && <Yanitlar>{isler}</Yanitlar>}
              {!seesYanitlar && isler}
            </Stack>
          </SimpleGrid>
          {Rakamlar && <Rakamlar bugun={bugun} />}
        </Stack>
      )}
      {TemelBilgiler && bugun?.temelBilgiler?.eksikMi && <TemelBilgiler bilgiler={bugun.temelBilgiler} />}
    </>
  );
}

BugunPage.readFirst = () => [prefetch(dashboardCalls.bugun)];
