import { SimpleGrid, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatTarih } from '@defter/rules/tarih.ts';
import { kurulumCalls } from '@defter/contract/kurulum.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { infoCalls } from '@defter/contract/info.ts';
import { gelenAramaCalls } from '@defter/contract/gelen-arama.ts';
import { kasaCalls } from '@defter/contract/kasa.ts';
import { stokCalls } from '@defter/contract/stok.ts';
import { useAyarlar } from '../../app/ayar/ayarlar.ts';
import { useCall } from '../../app/data/query.ts';
import { loadTexts } from '../../app/routing/lazy-route.ts';
import { useOturum } from '../../app/session/oturum.ts';
import { useYetki } from '../../app/session/yetki.ts';
import { formatGunAdi } from '../../ui/format.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useToday } from '../../ui/today.ts';
import { usePart } from '../../ui/use-part.ts';
import { AcikSatislar } from './AcikSatislar.tsx';
import { GunRandevulari } from './GunRandevulari.tsx';
import { GununKasasi } from './GununKasasi.tsx';

const loadKurulumListesi = async () => (await Promise.all([import('../../app/kurulum/KurulumListesi.tsx'), loadTexts(['kurulum'])]))[0].KurulumListesi;
const loadBosalanYerler = async () => (await import('./BosalanYerler.tsx')).BosalanYerler;
const loadBekleyenAramalar = async () => (await import('./BekleyenAramalar.tsx')).BekleyenAramalar;
const loadYanitlar = async () => (await Promise.all([import('./YanitlarBolumu.tsx'), loadTexts(['yanit'])]))[0].YanitlarBolumu;
const loadOdenecekGiderler = async () => (await import('./OdenecekGiderler.tsx')).OdenecekGiderler;
const loadKritikStoklar = async () => (await Promise.all([import('./KritikStoklar.tsx'), loadTexts(['alan'])]))[0].KritikStoklar;
const loadMutabakatUyarisi = async () => (await import('./MutabakatUyarisi.tsx')).MutabakatUyarisi;
const loadSmsUyarisi = async () => (await import('./SmsUyarisi.tsx')).SmsUyarisi;
const loadDemoSeridi = async () => (await import('./DemoSeridi.tsx')).DemoSeridi;

/** Today's work, before its figures: who comes, who is in, what is open, what was taken. */
export function BugunPage() {
  const { t } = useTranslation('bugun');
  const { can, ready } = useYetki();
  const oturum = useOturum();
  const bugun = useToday();
  const { data: info } = useCall(infoCalls.get);
  const kurulum = useCall(kurulumCalls.get, {}, { enabled: can(kurulumCalls.get.yetki) });
  const KurulumListesi = usePart(kurulum.data?.acikMi === true, loadKurulumListesi);
  const BosalanYerler = usePart(can('randevuTalep'), loadBosalanYerler);
  const BekleyenAramalar = usePart(can(gelenAramaCalls.list.yetki), loadBekleyenAramalar);
  const Yanitlar = usePart(can(['smsMesaj', 'smsGonder']), loadYanitlar);
  const OdenecekGiderler = usePart(can('kasaIslemleri'), loadOdenecekGiderler);
  const { stokAlarm } = useAyarlar();
  const KritikStoklar = usePart(stokAlarm && can(stokCalls.kritikler.yetki), loadKritikStoklar);
  const MutabakatUyarisi = usePart(can('kasaTumHesaplar'), loadMutabakatUyarisi);
  const SmsUyarisi = usePart(ready, loadSmsUyarisi);
  const DemoSeridi = usePart(info?.demoVerisi === true, loadDemoSeridi);

  return (
    <>
      <PageHeader title={t('baslik')} aside={[`${formatTarih(bugun)} ${formatGunAdi(bugun)}`, oturum && t('merhaba', { ad: oturum.ad })].filter(Boolean).join(' · ')}>
        {DemoSeridi && <DemoSeridi />}
      </PageHeader>
      {MutabakatUyarisi && <MutabakatUyarisi />}
      {SmsUyarisi && <SmsUyarisi />}
      {KurulumListesi && <KurulumListesi />}
      {ready && (
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="sm">
          {can(randevuCalls.list.yetki) && <GunRandevulari bugun={bugun} />}
          <Stack gap="sm">
            {Yanitlar && <Yanitlar />}
            {BekleyenAramalar && <BekleyenAramalar bugun={bugun} />}
            {BosalanYerler && <BosalanYerler />}
            {OdenecekGiderler && <OdenecekGiderler />}
            {KritikStoklar && <KritikStoklar />}
            {can(kasaCalls.list.yetki) && <GununKasasi bugun={bugun} />}
            {can('satisGoruntule') && <AcikSatislar />}
          </Stack>
        </SimpleGrid>
      )}
    </>
  );
}
