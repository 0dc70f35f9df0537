import { randevuCalls } from '@defter/contract/randevu.ts';
import { IskontoTip, satisCalls, type Satis } from '@defter/contract/satis.ts';
import { formatTL, kurus } from '@defter/rules/para.ts';
import { formatPuan } from '@defter/rules/puan.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Alert, Button, Card, Group, Stack, Table, Text, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { GecmisBolumu } from '../../app/gecmis/GecmisBolumu.tsx';
import { paths } from '../../app/routing/paths.ts';
import { useYetki } from '../../app/session/yetki.ts';
import { YetkiButton } from '../../app/session/YetkiButton.tsx';
import { useOpens, YetkiLink } from '../../app/session/YetkiLink.tsx';
import { Figure, Figures } from '../../ui/Figure.tsx';
import { CalendarIcon, PencilIcon, UsersIcon, WalletIcon } from 'lucide-react';
import { useTahsilat } from '../../pickers/use-tahsilat.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { formatMiktar, formatYuzde } from '../../ui/format.ts';
import { usePart } from '../../ui/use-part.ts';
import { IadeButton } from './IadeButton.tsx';
import { IptalButton } from './IptalButton.tsx';
import { SatisBitti, type BitenSatis } from './SatisBitti.tsx';
import { YazdirMenusu } from './YazdirMenusu.tsx';

const loadSarf = async () => (await import('./SarfBolumu.tsx')).SarfBolumu;
const loadTaksitPlani = async () => (await import('./taksit/TaksitPlani.tsx')).TaksitPlani;

/** A finished sale: its lines and payments, its papers, and the next steps. */
export function SatisDetayi({ satis, onEdit }: { satis: Satis; onEdit?: () => void }) {
  const { t } = useTranslation(['satis', 'ortak']);
  const { can } = useYetki();
  const opens = useOpens();
  const { state }: { state: { bitti?: BitenSatis } | null } = useLocation();
  const tahsilat = useTahsilat(satis.musteri);
  const Sarf = usePart(true, loadSarf);
  const TaksitPlani = usePart(satis.taksitler.length > 0, loadTaksitPlani);

  return (
    <>
      <PageHeader
        title={t('satisNo', { no: satis.satisNo })}
        aside={[
          formatTarih(satis.tarih),
          satis.personelAdi,
          satis.sozlesmeVerildi && t('sozlesmeVerildi'),
          satis.onaylayanAdi && t('onay.onayli', { ad: satis.onaylayanAdi }),
        ]
          .filter(Boolean)
          .join(' · ')}
      >
        {can(satisCalls.kagit.yetki) && <YazdirMenusu satis={satis} />}
        {!satis.iptalMi && (
          <>
            <IptalButton satis={satis} />
            {onEdit && (
              <YetkiButton yetki="satisDuzenle" variant="default" leftSection={<PencilIcon size={18} />} onClick={onEdit}>
                {t('duzenle')}
              </YetkiButton>
            )}
            {!satis.islemde && satis.kalan > 0 && (
              <YetkiButton yetki={satisCalls.tahsilat.yetki} leftSection={<WalletIcon size={18} />} onClick={() => tahsilat.open(satis.id)}>
                {t('tahsilat')}
              </YetkiButton>
            )}
          </>
        )}
      </PageHeader>
      {tahsilat.panel}
      {state?.bitti && <SatisBitti satis={satis} bitti={state.bitti} />}
      <Stack gap="md">
        {satis.iptalMi && <Alert color="gray">{t('iptalEdildi')}</Alert>}
        <Figures>
          <Figure label={t('toplam')}>
            <MoneyText tutar={satis.toplamTutar} />
          </Figure>
          <Figure label={t('alinan')}>
            <MoneyText tutar={satis.alinan} />
          </Figure>
          <Figure label={t('kalan')}>
            <MoneyText tutar={satis.kalan} />
          </Figure>
          {satis.genelPuan > 0 && <Figure label={t('kazanilanPuan')}>{formatPuan(satis.genelPuan)}</Figure>}
        </Figures>
        <Card>
          <Group justify="space-between" mb="sm">
            {satis.musteri ? (
              <>
                <YetkiLink to={paths.musteri(satis.musteri.id)} fw={600}>
                  {satis.musteri.adSoyad}
                </YetkiLink>
                {can(randevuCalls.create.yetki) && opens(paths.randevular()) && (
                  <Button
                    component={Link}
                    to={paths.randevular({ musteri: satis.musteri.id })}
                    variant="subtle"
                    size="compact-md"
                    leftSection={<CalendarIcon size={17} />}
                  >
                    {t('sonrakiRandevu')}
                  </Button>
                )}
              </>
            ) : (
              <>
                <Text fw={600}>{t('ortak:kapidan')}</Text>
                {onEdit && !satis.iptalMi && (
                  <YetkiButton yetki="satisDuzenle" variant="subtle" size="compact-md" leftSection={<UsersIcon size={17} />} onClick={onEdit}>
                    {t('kapidan.musteriSec')}
                  </YetkiButton>
                )}
              </>
            )}
          </Group>
          <SatisSatirlari satis={satis} />
          {satis.aciklama && (
            <Text size="sm" c="dimmed" mt="md">
              {satis.aciklama}
            </Text>
          )}
        </Card>
        {Sarf && <Sarf satisID={satis.id} salt={satis.iptalMi} />}
        {TaksitPlani && satis.taksitler.length > 0 && <TaksitPlani satis={satis} />}
        {satis.odemeler.length + satis.bahsisler.length > 0 && <AlinanOdemeler satis={satis} />}
        <GecmisBolumu menu="satis" kayitID={satis.id} />
      </Stack>
    </>
  );
}

/** The payments and the tips; each is locked and can only be given back. */
function AlinanOdemeler({ satis }: { satis: Satis }) {
  const { t } = useTranslation(['satis', 'ortak']);
  return (
    <Card>
      <Table aria-label={t('odemeler')} horizontalSpacing={8}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('odeme')}</Table.Th>
            <Table.Th>{t('tarih')}</Table.Th>
            <Table.Th ta="right">{t('tutar')}</Table.Th>
            {!satis.iptalMi && (
              <Table.Th>
                <VisuallyHidden>{t('ortak:islemler')}</VisuallyHidden>
              </Table.Th>
            )}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {satis.odemeler.map((odeme) => (
            <Table.Tr key={odeme.id}>
              <Table.Td>
                {odeme.odemeSekliAdi}
                {odeme.aciklama && (
                  <Text size="xs" c="dimmed">
                    {odeme.aciklama}
                  </Text>
                )}
              </Table.Td>
              <Table.Td>{formatTarih(odeme.tarih)}</Table.Td>
              <Table.Td ta="right">
                <MoneyText tutar={odeme.tutar} />
              </Table.Td>
              {!satis.iptalMi && (
                <Table.Td ta="right" w={76} px={0}>
                  <IadeButton odeme={odeme} />
                </Table.Td>
              )}
            </Table.Tr>
          ))}
          {satis.bahsisler.map((bahsis) => (
            <Table.Tr key={`bahsis-${bahsis.id}`}>
              <Table.Td>
                {t('bahsis.kagit', { ad: bahsis.personelAdi })}
                <Text size="xs" c="dimmed">
                  {bahsis.odemeSekliAdi}
                </Text>
              </Table.Td>
              <Table.Td>{formatTarih(bahsis.tarih)}</Table.Td>
              <Table.Td ta="right">
                <MoneyText tutar={bahsis.tutar} />
              </Table.Td>
              {!satis.iptalMi && (
                <Table.Td ta="right" w={76} px={0}>
                  <IadeButton odeme={bahsis} bahsisMi />
                </Table.Td>
              )}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Card>
  );
}

function SatisSatirlari({ satis }: { satis: Satis }) {
  const { t } = useTranslation('satis');
  return (
    <Table aria-label={t('satirlar')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('urun')}</Table.Th>
          <Table.Th ta="right">{t('adet')}</Table.Th>
          <Table.Th ta="right" visibleFrom="sm">
            {t('birimFiyat')}
          </Table.Th>
          <Table.Th ta="right">{t('tutar')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {satis.icerikler.map((satir) => (
          <Table.Tr key={satir.id}>
            <Table.Td>
              {satir.adi}
              <SatirAciklamasi satir={satir} />
            </Table.Td>
            <Table.Td ta="right" className="tabular">
              {formatMiktar(satir.adet)}
            </Table.Td>
            <Table.Td ta="right" visibleFrom="sm">
              <MoneyText tutar={satir.birimFiyat} />
            </Table.Td>
            <Table.Td ta="right">
              <MoneyText tutar={satir.tutar} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
      {satis.iskonto > 0 && (
        <Table.Tfoot>
          <Table.Tr>
            <Table.Th scope="row">
              {t('toplam')}
              <Text size="xs" c="dimmed" className="tabular">
                {t('genelIskontolu', { iskonto: iskontoMetni(satis) })}
              </Text>
            </Table.Th>
            <Table.Td />
            <Table.Td visibleFrom="sm" />
            <Table.Td ta="right">
              <MoneyText tutar={satis.toplamTutar} />
            </Table.Td>
          </Table.Tr>
        </Table.Tfoot>
      )}
    </Table>
  );
}

/** A discount as it was given: an amount, or percent. */
const iskontoMetni = ({ iskontoTip, iskonto }: { iskontoTip: string; iskonto: number }) => (iskontoTip === IskontoTip.tutar ? formatTL(kurus(iskonto)) : formatYuzde(iskonto));

/** The reason for the price of a line, and its performer. */
function SatirAciklamasi({ satir: { paketten, hediyeNedeni, fiyatNedeni, kampanyaIskonto, kampanyaAdi, iskontoTip, iskonto, uygulayanPersonelAdi } }: { satir: Satis['icerikler'][number] }) {
  const { t } = useTranslation('satis');
  // The discount includes what campaigns took off.
  const kendi = iskontoTip === IskontoTip.tutar ? iskonto - kampanyaIskonto : iskonto;
  const nedenler = [
    fiyatNedeni && t(`fiyatNedeni.${fiyatNedeni}`),
    kampanyaIskonto > 0 && t('kampanya.satir', { adi: kampanyaAdi ?? '', tutar: formatTL(kampanyaIskonto) }),
    hediyeNedeni === null && kendi > 0 && t('iskontolu', { iskonto: iskontoMetni({ iskontoTip, iskonto: kendi }) }),
  ].filter(Boolean);
  return (
    <>
      {(paketten || hediyeNedeni !== null) && (
        <Text size="xs" fw={600}>
          {paketten ? t('sekil.paketten') : hediyeNedeni ? t('sekil.hediyeNedeni', { neden: hediyeNedeni }) : t('sekil.hediye')}
        </Text>
      )}
      {!paketten && nedenler.length > 0 && (
        <Text size="xs" c="dimmed" className="tabular">
          {nedenler.join(' · ')}
        </Text>
      )}
      {uygulayanPersonelAdi && (
        <Text size="xs" c="dimmed">
          {uygulayanPersonelAdi}
        </Text>
      )}
    </>
  );
}
