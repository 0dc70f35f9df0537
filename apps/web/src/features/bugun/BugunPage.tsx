import { dashboardCalls } from '@defter/contract/dashboard.ts';
import { infoCalls } from '@defter/contract/info.ts';
import { kurulumCalls } from '@defter/contract/kurulum.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { SimpleGrid, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useAyarlar, useAyarlarBelli } from '../../app/ayar/ayarlar.ts';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { prefetch, queryKeyOf, useCall } from '../../app/data/query.ts';
import { loadTexts } from '../../app/routing/lazy-route.ts';
import { useOturum } from '../../app/session/oturum.ts';
import { useYetki } from '../../app/session/yetki.ts';
import { formatGunAdi } from '../../ui/format.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { useToday } from '../../ui/today.ts';
import { useDrawn } from '../../ui/use-drawn.ts';
import { usePart } from '../../ui/use-part.ts';
import { AcikSatislar } from './AcikSatislar.tsx';
import { GunRandevulari } from './GunRandevulari.tsx';
import { GununKasasi } from './GununKasasi.tsx';

const loadKurulumListesi = async () => (await Promise.all([import('../../app/kurulum/KurulumListesi.tsx'), loadTexts(['kurulum'])]))[0].KurulumListesi;
const loadIsler = async () => (await import('./bolumler.tsx')).Isler;
const loadYanitlar = async () => (await Promise.all([import('./YanitlarBolumu.tsx'), loadTexts(['yanit'])]))[0].YanitlarBolumu;
const loadKritikStoklar = async () => (await Promise.all([import('./KritikStoklar.tsx'), loadTexts(['alan'])]))[0].KritikStoklar;
const loadRakamlar = async () => (await import('./Rakamlar.tsx')).Rakamlar;
const loadTemelBilgiler = async () => (await Promise.all([import('./TemelBilgiler.tsx'), loadTexts(['alan'])]))[0].TemelBilgiler;
const loadMutabakatUyarisi = async () => (await import('./MutabakatUyarisi.tsx')).MutabakatUyarisi;
const loadSmsUyarisi = async () => (await import('./SmsUyarisi.tsx')).SmsUyarisi;
const loadSlider = async () => (await import('./Slider.tsx')).Slider;
const loadDemoSeridi = async () => (await import('./DemoSeridi.tsx')).DemoSeridi;

/** What comes up without being asked for, at latest; events tell everything else. */
const HER = 60_000;

/** Today's work, before its figures: who comes, who is in, what is open, what was taken. All of it is one reading (docs/adr/0300). */
export function BugunPage() {
  const { t } = useTranslation('bugun');
  const { can } = useYetki();
  const oturum = useOturum();
  const gun = useToday();
  const client = useQueryClient();
  const { data: bugun, error, refetch } = useCall(dashboardCalls.bugun, {}, { every: HER });
  const varMi = bugun !== undefined;
  const { data: info } = useCall(infoCalls.get, {}, { enabled: varMi });
  const kurulum = bugun?.kurulum;
  const KurulumListesi = usePart(kurulum?.acikMi === true, loadKurulumListesi);
  const Isler = usePart(varMi, loadIsler);
  const Rakamlar = usePart(varMi, loadRakamlar);
  const seesYanitlar = can(['smsMesaj', 'smsGonder']);
  const Yanitlar = usePart(varMi && seesYanitlar, loadYanitlar);
  const { stokAlarm } = useAyarlar();
  const ayarlarBelli = useAyarlarBelli();
  const eksikler = stokAlarm && bugun?.kritikStoklar?.toplamKayit ? bugun.kritikStoklar : null;
  const KritikStoklar = usePart(eksikler !== null, loadKritikStoklar);
  const TemelBilgiler = usePart(bugun?.temelBilgiler?.eksikMi === true, loadTemelBilgiler);
  const fark = bugun?.mutabakatFarki?.fark ?? 0;
  const MutabakatUyarisi = usePart(fark > 0, loadMutabakatUyarisi);
  const smsDurumu = bugun?.smsDurumu;
  const smsUyarir = smsDurumu != null && (smsDurumu.tutulanSayisi > 0 || smsDurumu.uyariMi || smsDurumu.ayarSorunu);
  const SmsUyarisi = usePart(smsUyarir, loadSmsUyarisi);
  // The panel shows no picture of another machine.
  const resimler = bugun?.sliderResimler?.liste.filter(({ resim }) => resim.startsWith('/')) ?? [];
  const Slider = usePart(resimler.length > 0, loadSlider);
  const DemoSeridi = usePart(info?.demoVerisi === true, loadDemoSeridi);

  const above = [kurulum?.acikMi !== true || KurulumListesi, fark === 0 || MutabakatUyarisi, !smsUyarir || SmsUyarisi];
  const isDrawn = useDrawn(varMi && above.every(Boolean));
  const isWorkDrawn = useDrawn(Isler !== undefined && ayarlarBelli && (eksikler === null || KritikStoklar !== undefined));

  // The list of first steps reads by itself as well; what is known already is not asked for again.
  useEffect(() => {
    if (kurulum) client.setQueryData(queryKeyOf(kurulumCalls.get), { ...kurulum, message: '' });
  }, [client, kurulum]);
  // A screen that stays open over midnight.
  useEffect(() => {
    if (bugun && bugun.tarih !== gun) void refetch();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a new day asks again
  }, [gun]);

  const work = bugun && Isler && isWorkDrawn && (
    <>
      <Isler bugun={bugun} />
      {KritikStoklar && eksikler && <KritikStoklar stoklar={eksikler} />}
      {bugun.islemdeOlanlar && <AcikSatislar bugun={bugun} />}
      {bugun.sonGelirGider && <GununKasasi bugun={bugun} />}
      {Slider && resimler.length > 0 && <Slider resimler={resimler} />}
    </>
  );

  return (
    <>
      <PageHeader title={t('baslik')} aside={[`${formatTarih(gun)} ${formatGunAdi(gun)}`, oturum && t('merhaba', { ad: oturum.ad })].filter(Boolean).join(' · ')}>
        {DemoSeridi && <DemoSeridi />}
      </PageHeader>
      {MutabakatUyarisi && fark > 0 && <MutabakatUyarisi fark={fark} />}
      {SmsUyarisi && smsUyarir && <SmsUyarisi durum={smsDurumu} />}
      {KurulumListesi && <KurulumListesi />}
      {(!bugun || !isDrawn) && <NotLoaded reading={{ data: bugun, error, refetch }} skeleton={<RowsSkeleton rows={8} height={44} />} />}
      {bugun && isDrawn && (
        <Stack gap="sm">
          <SimpleGrid cols={{ base: 1, md: 2 }} spacing="sm">
            {bugun.randevular && <GunRandevulari bugun={bugun} />}
            <Stack gap="sm">
              {Yanitlar && seesYanitlar && <Yanitlar>{work}</Yanitlar>}
              {!seesYanitlar && work}
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
