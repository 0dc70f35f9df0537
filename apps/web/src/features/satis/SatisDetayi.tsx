import { satisCalls, type Satis } from '@defter/contract/satis.ts';
import { sozlesmeCalls } from '@defter/contract/sozlesme.ts';
import { formatPuan } from '@defter/rules/puan.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Alert, Anchor, Button, Card, Group, SimpleGrid, Stack, Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { GecmisBolumu } from '../../app/gecmis/GecmisBolumu.tsx';
import { paths } from '../../app/routing/paths.ts';
import { useSave } from '../../app/data/query.ts';
import { useYetki } from '../../app/session/yetki.ts';
import { YetkiButton } from '../../app/session/YetkiButton.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { Figure } from '../../ui/Figure.tsx';
import { CalendarIcon, PencilIcon, PrinterIcon } from 'lucide-react';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { formatMiktar } from '../../ui/format.ts';

/** A finished sale: what was sold and paid, its papers, and what can follow. */
export function SatisDetayi({ satis, onEdit }: { satis: Satis; onEdit: () => void }) {
  const { t } = useTranslation('satis');
  const { can } = useYetki();
  const iptal = useSave(satisCalls.remove, { invalidate: [] });

  const cancel = async () => {
    const sure = await confirm({ title: t('iptalBaslik'), text: t('iptalAciklama'), yes: t('iptalEt'), danger: true });
    if (sure) iptal.mutate({ body: { satisGuid: satis.satisGuid } });
  };

  return (
    <>
      <PageHeader title={t('satisNo', { no: satis.id })} aside={[formatTarih(satis.tarih), satis.personelAdi, satis.sozlesmeVerildi && t('sozlesmeVerildi')].filter(Boolean).join(' · ')}>
        <Button component={Link} to={paths.satisAdisyon(satis.id)} target="_blank" variant="default" leftSection={<PrinterIcon size={18} />}>
          {t('fis')}
        </Button>
        <Button component={Link} to={paths.satisA4(satis.id)} target="_blank" variant="default" leftSection={<PrinterIcon size={18} />}>
          {t('a4')}
        </Button>
        {can(sozlesmeCalls.ofSatis.yetki) && (
          <Button component={Link} to={paths.sozlesme({ satis: satis.id })} target="_blank" variant="default" leftSection={<PrinterIcon size={18} />}>
            {t('sozlesme')}
          </Button>
        )}
        {!satis.iptalMi && (
          <>
            <YetkiButton yetki={satisCalls.remove.yetki} variant="light" color="red" loading={iptal.isPending} onClick={() => void cancel()}>
              {t('iptalEt')}
            </YetkiButton>
            <YetkiButton yetki={satisCalls.update.yetki} leftSection={<PencilIcon size={18} />} onClick={onEdit}>
              {satis.kalan > 0 ? t('odemeAl') : t('duzenle')}
            </YetkiButton>
          </>
        )}
      </PageHeader>
      <Stack gap="md">
        {satis.iptalMi && <Alert color="gray">{t('iptalEdildi')}</Alert>}
        <SimpleGrid cols={{ base: 1, xs: satis.genelPuan > 0 ? 4 : 3 }}>
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
        </SimpleGrid>
        <Card>
          <Group justify="space-between" mb="sm">
            <Anchor component={Link} to={paths.musteri(satis.musteri.id)} fw={600}>
              {satis.musteri.adSoyad}
            </Anchor>
            <Button component={Link} to={paths.randevular({ musteri: satis.musteri.id })} variant="subtle" size="compact-md" leftSection={<CalendarIcon size={17} />}>
              {t('sonrakiRandevu')}
            </Button>
          </Group>
          <SatisSatirlari satis={satis} />
          {satis.aciklama && (
            <Text size="sm" c="dimmed" mt="md">
              {satis.aciklama}
            </Text>
          )}
        </Card>
        {satis.odemeler.length > 0 && (
          <Card>
            <Table aria-label={t('odemeler')}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{t('odeme')}</Table.Th>
                  <Table.Th>{t('tarih')}</Table.Th>
                  <Table.Th ta="right">{t('tutar')}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {satis.odemeler.map(({ id, odemeSekliAdi, tarih, tutar }) => (
                  <Table.Tr key={id}>
                    <Table.Td>{odemeSekliAdi}</Table.Td>
                    <Table.Td>{formatTarih(tarih)}</Table.Td>
                    <Table.Td ta="right">
                      <MoneyText tutar={tutar} />
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Card>
        )}
        <GecmisBolumu menu="satis" kayitID={satis.id} />
      </Stack>
    </>
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
        {satis.icerikler.map(({ id, adi, adet, birimFiyat, tutar, uygulayanPersonelAdi }) => (
          <Table.Tr key={id}>
            <Table.Td>
              {adi}
              {uygulayanPersonelAdi && (
                <Text size="xs" c="dimmed">
                  {uygulayanPersonelAdi}
                </Text>
              )}
            </Table.Td>
            <Table.Td ta="right" className="tabular">
              {formatMiktar(adet)}
            </Table.Td>
            <Table.Td ta="right" visibleFrom="sm">
              <MoneyText tutar={birimFiyat} />
            </Table.Td>
            <Table.Td ta="right">
              <MoneyText tutar={tutar} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
